import { readDrafts, type Draft } from './draft-store';

type Save = Pick<Draft, 'owner' | 'form' | 'address' | 'pending'>;

/** The season that a draft belongs to; saves are sent in order for each. Elsewhere, each form has its own order. */
export const seasonOfDraft = ({ address, form }: Pick<Draft, 'address' | 'form'>): string =>
  new URL(address, location.origin).searchParams.get('season') ?? form;

/**
 * Whether a save must not be sent yet: the person has saved something else of the season earlier, which is still to be
 * sent. A save without `pending` is made now. Else a quiz could begin before its corrected question is stored.
 */
export async function mustWait(save: Save): Promise<boolean> {
  return (await readDrafts()).some(
    (draft) =>
      draft.owner === save.owner &&
      draft.pending &&
      draft.pending.state !== 'refused' &&
      draft.pending.since < (save.pending?.since ?? Infinity) &&
      seasonOfDraft(draft) === seasonOfDraft(save),
  );
}
