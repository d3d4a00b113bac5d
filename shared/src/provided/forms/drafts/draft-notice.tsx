import { formatOnDevice } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import { Button, FormMessage, theme } from '@console/shared/ui';
import { styled } from 'styled-components';
import type { RestoredDraft } from './use-draft';

const Action = styled(Button)`
  margin-top: ${theme.space(2)};
`;

/**
 * A notice above the fields that says that a draft was restored. Discard resets the form to the stored values; Undo,
 * the same button, restores the draft again.
 */
export function DraftNotice({ form: { draft } }: { form: { draft?: RestoredDraft } }) {
  if (!draft) return null;
  const { updatedAt, isDiscarded, discard, undo } = draft;
  return (
    <FormMessage tone="info">
      {isDiscarded
        ? t('Draft discarded.')
        : t('Draft restored. You typed it on {time}.', { time: formatOnDevice(updatedAt) })}
      <div>
        <Action onClick={isDiscarded ? undo : discard}>{isDiscarded ? t('Undo') : t('Discard')}</Action>
      </div>
    </FormMessage>
  );
}
