import { t } from '@console/shared/i18n';
import { Button, FormMessage, theme } from '@console/shared/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ConflictDialog, formConflictTexts } from '../conflicts/conflict-dialog';
import type { RemoteChanges } from '../edit/remote-changes';
import { MergedNotice } from '../edit/remote-changes-notice';
import { FormError } from './form-error';

const Retry = styled(Button)`
  margin-top: ${theme.space(2)};
`;

interface FormFeedbackProps {
  form: {
    formError?: string;
    saveFailure?: string;
    savedMeanwhile: boolean;
    saving: boolean;
    waiting: boolean;
    retry: () => void;
    remoteChanges?: RemoteChanges;
  };
}

/**
 * The messages of the form as a whole: validation errors, a failed save with Retry, and the choices for conflicts with
 * other people's changes.
 */
export function FormFeedback({ form }: FormFeedbackProps) {
  const { formError, saveFailure, savedMeanwhile, saving, waiting, retry, remoteChanges } = form;
  const notStored = useRef<HTMLDivElement>(null);
  const isNotStored = Boolean(saveFailure) || waiting;
  useEffect(() => {
    // The button that was pressed may be far away: on a phone, it stays in sight at the end of the window.
    if (isNotStored && !saving) notStored.current?.scrollIntoView({ block: 'nearest' });
  }, [isNotStored, saving]);
  return (
    <>
      {remoteChanges && <MergedNotice {...remoteChanges} />}
      {remoteChanges && remoteChanges.conflicts.length > 0 && (
        <ConflictDialog {...remoteChanges} texts={formConflictTexts(remoteChanges)} />
      )}
      {savedMeanwhile && (
        <FormMessage tone="info">
          {t('Saved, but without your latest changes. Save again to keep them.')}
        </FormMessage>
      )}
      {waiting && (
        <FormMessage ref={notStored} tone="info">
          {t(
            'Not saved yet. Your changes are on this device and will be saved when the database can be reached, even if you leave this page. You can discard them in Drafts.',
          )}
          <div>
            <Retry busy={saving} onClick={retry}>
              {t('Retry')}
            </Retry>
          </div>
        </FormMessage>
      )}
      <FormError error={formError} saving={saving} />
      {saveFailure && (
        <FormMessage ref={notStored}>
          {saveFailure}
          <div>
            <Retry busy={saving} onClick={retry}>
              {t('Retry')}
            </Retry>
          </div>
        </FormMessage>
      )}
    </>
  );
}
