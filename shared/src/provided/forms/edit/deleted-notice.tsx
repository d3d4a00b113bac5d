import { t } from '@console/shared/i18n';
import { Button, FormMessage, theme } from '@console/shared/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { RemoteChanges } from './remote-changes';

const SaveAsNew = styled(Button)`
  margin-top: ${theme.space(2)};
`;

type DeletedNoticeProps = {
  form: { remoteChanges?: RemoteChanges; saving: boolean };
  /** The id of its text, which is why the submit button is disabled. */
  textId: string;
};

/** Rendered above the fields and scrolled into view: another person has deleted the document. */
export function DeletedNotice({ form: { remoteChanges, saving }, textId }: DeletedNoticeProps) {
  const { gone, saveAsNew } = remoteChanges ?? {};
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (gone) message.current?.scrollIntoView({ block: 'nearest' });
  }, [gone]);
  if (!gone) return null;
  return (
    <FormMessage key={gone} ref={message} tone={gone === 'refused' ? 'danger' : 'info'}>
      <p id={textId}>
        {t('Someone deleted this, so you can no longer update it. Your changes are still here.')}
      </p>
      {saveAsNew && (
        <div>
          <SaveAsNew variant="primary" busy={saving} onClick={saveAsNew}>
            {t('Save as new')}
          </SaveAsNew>
        </div>
      )}
    </FormMessage>
  );
}
