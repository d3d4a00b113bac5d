import { formatMoment } from '@console/shared/format';
import { Button, FormMessage, theme } from '@console/shared/ui';
import { styled } from 'styled-components';
import type { RestoredDraft } from './use-draft';

const Action = styled(Button)`
  margin-top: ${theme.space(2)};
`;

/**
 * Above the fields: they hold what was typed here earlier and not saved. Discard puts back what is stored, and Undo,
 * the same button, what was typed.
 */
export function DraftNotice({ form: { draft } }: { form: { draft?: RestoredDraft } }) {
  if (!draft) return null;
  const { updatedAt, isDiscarded, discard, undo } = draft;
  return (
    <FormMessage tone="info">
      {isDiscarded ? 'Draft discarded.' : `Draft restored. You typed it on ${formatMoment(updatedAt)}.`}
      <div>
        <Action onClick={isDiscarded ? undo : discard}>{isDiscarded ? 'Undo' : 'Discard'}</Action>
      </div>
    </FormMessage>
  );
}
