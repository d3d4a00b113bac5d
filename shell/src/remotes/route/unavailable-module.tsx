import { useMemo, useState } from 'react';
import { t } from '@console/shared/i18n';
import { paths } from '@console/shared/model';
import { ErrorState, LinkButton, Page } from '@console/shared/ui';
import { useRefresh, useRegistry } from '../../updates/registry-context';
import { UserFacingError } from '../../lib/user-facing-error';
import { entryOf, type UnavailablePage } from '../registry/entry-of';
import { moduleTitle } from './module-title';
import { PartFailure } from './remote-failure';
import { Waiting } from './waiting';

/** Shown for a page that no usable registry entry has. */
export function UnavailableModule({ page: { title: stated, reason, access } }: { page: UnavailablePage }) {
  const title = moduleTitle(stated);
  return reason ? (
    <Unavailable title={title} reason={reason} />
  ) : (
    <SwitchedOff title={title} access={access} />
  );
}

/** Has no Retry: the page follows the registry by itself, and until then nothing that a person does brings it back. */
function SwitchedOff({ title, access }: UnavailablePage) {
  const seasons = entryOf(useRegistry(), paths.seasonList);
  return (
    <Page title={title}>
      <ErrorState title={t('{module} is switched off for now.', { module: title })}>
        <p>{t('It was taken offline on purpose. When it is switched on again, it opens here by itself.')}</p>
        {access === 'staff' && seasons && <LinkButton to={paths.seasonList}>{t('Go to seasons')}</LinkButton>}
      </ErrorState>
    </Page>
  );
}

/** Retry reads the registry again. */
function Unavailable({ title, reason }: { title: string; reason: string }) {
  const refresh = useRefresh();
  const [isReading, setReading] = useState(false);
  const error = useMemo(() => new UserFacingError(reason), [reason]);
  const handleRetry = () => {
    setReading(true);
    void refresh().finally(() => setReading(false));
  };
  return isReading ? (
    <Waiting title={title} />
  ) : (
    <PartFailure title={title} error={error} onRetry={handleRetry} />
  );
}
