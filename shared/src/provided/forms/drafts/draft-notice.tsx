import { formatOnDevice, wholeDates } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import { Button, FormMessage, theme } from '@console/shared/ui';
import { styled } from 'styled-components';
import type { RemoteChanges } from '../edit/remote-changes';
import { describeRemoteChanges } from '../edit/remote-changes-notice';
import type { RestoredDraft } from './use-draft';

const Text = styled.p`
  & + & {
    margin-top: ${theme.space(2)};
  }
`;

const Action = styled(Button)`
  margin-top: ${theme.space(2)};
`;

type DraftNoticeProps = { form: { draft?: RestoredDraft; remoteChanges?: RemoteChanges } };

/**
 * A notice above the fields of what the form has begun with since it was last saved: what other people have changed, and a
 * restored draft. Discard resets the form to the stored values; Undo, the same button, restores the draft again. It does
 * not take the focus.
 */
export function DraftNotice({ form: { draft, remoteChanges } }: DraftNoticeProps) {
  const changes = describeRemoteChanges(remoteChanges);
  if (!draft && !changes) return null;
  return (
    <FormMessage tone="info">
      {changes && <Text>{changes}</Text>}
      {draft && <RestoredText {...draft} />}
    </FormMessage>
  );
}

const RestoredText = ({ updatedAt, isDiscarded, discard, undo }: RestoredDraft) => (
  <>
    <Text>
      {isDiscarded
        ? t('Draft discarded.')
        : wholeDates(t('Draft restored. You typed it on {time}.', { time: formatOnDevice(updatedAt) }))}
    </Text>
    <Action onClick={isDiscarded ? undo : discard}>{isDiscarded ? t('Undo') : t('Discard')}</Action>
  </>
);
