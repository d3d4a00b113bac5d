import { lateSaveMs } from '@console/shared/model';
import { isOwnDraft, readDrafts, type Draft } from './draft-store';

/** How often it is asked whether an earlier save has been sent, in milliseconds: another tab may be sending it. */
const askMs = 200;

/** The save of a form has the id of its draft. */
type Save = Pick<Draft, 'owner' | 'form' | 'address' | 'pending'> & Partial<Pick<Draft, 'id'>>;

/** The season that a draft belongs to; saves are sent in order for each. Elsewhere, each form has its own order. */
export const seasonOfDraft = ({ address, form }: Pick<Draft, 'address' | 'form'>): string =>
  new URL(address, location.origin).searchParams.get('season') ?? form;

/**
 * Whether a save must not be sent yet: the person has saved something else of the season earlier, which waits. Else a quiz
 * could begin before its corrected question is stored. A save without `pending` is made now: an earlier one that is being
 * sent is given the time after which it counts as waiting. A form does not wait for what this page is sending, since
 * questions can be added quickly.
 */
export async function mustWait(save: Save): Promise<boolean> {
  for (let askedForMs = 0; ; askedForMs += askMs) {
    const earlier = (await readDrafts()).filter((draft) => isEarlier(draft, save));
    if (save.pending || earlier.some(({ pending }) => pending?.state === 'waiting'))
      return earlier.length > 0;
    const isSent = earlier.some(({ id }) => save.id === undefined || !isOwnDraft(id));
    if (!isSent || askedForMs >= lateSaveMs) return isSent;
    await new Promise((resolve) => setTimeout(resolve, askMs));
  }
}

/** Whether a draft is an earlier save of the same person and season that is still to be sent. */
const isEarlier = (draft: Draft, save: Save): boolean =>
  draft.owner === save.owner &&
  draft.pending !== undefined &&
  draft.pending.state !== 'refused' &&
  draft.pending.since < (save.pending?.since ?? Infinity) &&
  seasonOfDraft(draft) === seasonOfDraft(save);
