import { t } from '@console/shared/i18n';
import { Button, FormMessage, theme } from '@console/shared/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { RemoteChanges } from './remote-changes';

const SaveAsNew = styled(Button)`
  margin-top: ${theme.space(2)};
`;

type DeletedNoticeProps = { form: { remoteChanges?: RemoteChanges; saving: boolean } };

/** Rendered above the fields and scrolled into view: another person has deleted the document. */
export function DeletedNotice({ form: { remoteChanges, saving } }: DeletedNoticeProps) {
  const { gone, saveAsNew } = remoteChanges ?? {};
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (gone) message.current?.scrollIntoView({ block: 'nearest' });
  }, [gone]);
  if (!gone) return null;
  return (
    <FormMessage key={gone} ref={message} tone={gone === 'refused' ? 'danger' : 'info'}>
      {t('Someone deleted this, so you can no longer update it. Your changes are still here.')}
      {saveAsNew && (
        <div>
          <SaveAsNew busy={saving} onClick={saveAsNew}>
            {t('Save as new')}
          </SaveAsNew>
        </div>
      )}
    </FormMessage>
  );
}
