import { useMemo, useState } from 'react';
import { t } from '@console/shared/i18n';
import { ErrorState, Page } from '@console/shared/ui';
import { useRefresh } from '../../updates/registry-context';
import { UserFacingError } from '../../lib/user-facing-error';
import type { UnavailablePage } from '../registry/entry-of';
import { moduleTitle } from './module-title';
import { PartFailure } from './remote-failure';
import { Waiting } from './waiting';

/** Shown for a page that no usable registry entry has. */
export function UnavailableModule({ page: { title: stated, reason } }: { page: UnavailablePage }) {
  const title = moduleTitle(stated);
  return reason ? <Unavailable title={title} reason={reason} /> : <SwitchedOff title={title} />;
}

/** Has no Retry: the page follows the registry by itself, and until then nothing that a person does brings it back. */
const SwitchedOff = ({ title }: { title: string }) => (
  <Page title={title}>
    <ErrorState title={t('{module} is switched off for now.', { module: title })}>
      <p>{t('It was taken offline on purpose. When it is switched on again, it opens here by itself.')}</p>
    </ErrorState>
  </Page>
);

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
