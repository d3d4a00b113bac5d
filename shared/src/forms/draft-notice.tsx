import { formatMoment } from '@console/shared/format';
import { Button, FormMessage, theme } from '@console/shared/ui';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { DraftOffer } from './use-draft';

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)};
  margin-top: ${theme.space(2)};
`;

type DraftNoticeProps = { form: { draft?: DraftOffer } };

/**
 * Above the fields: what was typed here before and not saved is offered, and stays where it is until one chooses. It
 * waits while the form holds something else: put over that, it would read as if it had been typed after it.
 */
export function DraftNotice({ form: { draft } }: DraftNoticeProps) {
  if (!draft) return null;
  const then = (answer: () => void) => (event: MouseEvent<HTMLElement>) => {
    // The buttons go; one works on in the form.
    event.currentTarget.closest('form')?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    answer();
  };
  return (
    <FormMessage tone="info">
      {`You typed something here on ${formatMoment(draft.at)} that was not saved.`}
      {!draft.restore && ' It is kept, and offered again once this is saved or left.'}
      <Choice>
        {draft.restore && <Button onClick={then(draft.restore)}>Restore</Button>}
        <Button onClick={then(draft.discard)}>Discard</Button>
      </Choice>
    </FormMessage>
  );
}
