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

type DraftNoticeProps = { form: { draft?: DraftOffer; dirty: boolean } };

/** Above the fields: what was typed here before and not saved is offered, and stays where it is until one chooses. */
export function DraftNotice({ form: { draft, dirty } }: DraftNoticeProps) {
  if (!draft) return null;
  const then = (answer: () => void) => (event: MouseEvent<HTMLElement>) => {
    // The buttons go; one works on in the form.
    event.currentTarget.closest('form')?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    answer();
  };
  return (
    <FormMessage tone="info">
      {`You typed something here on ${formatMoment(draft.at)} that was not saved.`}
      {dirty && ' Restoring it puts it over what you have typed since.'}
      <Choice>
        <Button onClick={then(draft.restore)}>Restore</Button>
        <Button onClick={then(draft.discard)}>Discard</Button>
      </Choice>
    </FormMessage>
  );
}
