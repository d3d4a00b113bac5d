import { readDrafts, type Draft } from './draft-store';

type Save = Pick<Draft, 'owner' | 'form' | 'address' | 'pending'>;

/** The season that a draft belongs to; saves are sent in order for each. Elsewhere, each form has its own order. */
export const seasonOfDraft = ({ address, form }: Pick<Draft, 'address' | 'form'>): string =>
  new URL(address, location.origin).searchParams.get('season') ?? form;

/**
 * Whether a save must not be sent yet: the person has saved something else of the season earlier, which waits. Else a quiz
 * could begin before its corrected question is stored. A save without `pending` is made now; it does not wait for one that
 * is being sent, since questions can be added quickly.
 */
export async function mustWait(save: Save): Promise<boolean> {
  return (await readDrafts()).some(
    (draft) =>
      draft.owner === save.owner &&
      draft.pending &&
      (save.pending ? draft.pending.state !== 'refused' : draft.pending.state === 'waiting') &&
      draft.pending.since < (save.pending?.since ?? Infinity) &&
      seasonOfDraft(draft) === seasonOfDraft(save),
  );
}
