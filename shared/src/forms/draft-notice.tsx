import { formatMoment } from '@console/shared/format';
import { Button, FormMessage, theme } from '@console/shared/ui';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { DraftDiscarded } from './draft-discarded';
import type { DraftOffer } from './use-draft';
import { useFocusAtFirst } from './use-focus-at-first';
import type { DiscardedDraft } from './use-left-drafts';

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)};
  margin-top: ${theme.space(2)};
`;

type DraftNoticeProps = { form: { draft?: DraftOffer; discarded?: DiscardedDraft } };

/** Above the fields: what was typed here before and not saved, and whether some of it was just thrown away. */
export function DraftNotice({ form: { draft, discarded } }: DraftNoticeProps) {
  return (
    <>
      {discarded && <DraftDiscarded key={discarded.key} onUndo={discarded.undo} />}
      {draft && <Offer key={draft.key} draft={draft} />}
    </>
  );
}

/**
 * Stays where it is until one chooses. It waits while the form holds something else: put over that, it would read as
 * if it had been typed after it.
 */
function Offer({ draft }: { draft: DraftOffer }) {
  const first = useFocusAtFirst(draft.isBack);
  const { restore } = draft;
  const handleRestore = (event: MouseEvent<HTMLElement>) => {
    // The buttons go; one works on in the form.
    event.currentTarget.closest('form')?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    restore?.();
  };
  return (
    <FormMessage tone="info">
      {`You typed something here on ${formatMoment(draft.at)} that was not saved.`}
      {!restore && ' It is kept, and offered again once this is saved or left.'}
      <Choice>
        {restore && (
          <Button ref={first} onClick={handleRestore}>
            Restore
          </Button>
        )}
        <Button ref={restore ? undefined : first} onClick={draft.discard}>
          Discard
        </Button>
      </Choice>
    </FormMessage>
  );
}
