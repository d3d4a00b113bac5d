import { lateSaveMs } from '@console/shared/model';
import { isOwnDraft, readDrafts, type Draft } from './draft-store';

/** How often it is asked whether another tab has sent its save, in milliseconds. */
const askMs = 200;

type Save = Pick<Draft, 'owner' | 'form' | 'address' | 'pending'>;

/** The season that a draft belongs to; saves are sent in order for each. Elsewhere, each form has its own order. */
export const seasonOfDraft = ({ address, form }: Pick<Draft, 'address' | 'form'>): string =>
  new URL(address, location.origin).searchParams.get('season') ?? form;

/**
 * Whether a save must not be sent yet: the person has saved something else of the season earlier, which waits. Else a quiz
 * could begin before its corrected question is stored. A save without `pending` is made now; it does not wait for one that
 * this page is sending, since questions can be added quickly. One that another tab is sending is given the time after
 * which it counts as waiting.
 */
export async function mustWait(save: Save): Promise<boolean> {
  for (let askedForMs = 0; ; askedForMs += askMs) {
    const earlier = (await readDrafts()).filter((draft) => isEarlier(draft, save));
    if (save.pending || earlier.some(({ pending }) => pending?.state === 'waiting'))
      return earlier.length > 0;
    const isSentElsewhere = earlier.some(({ id }) => !isOwnDraft(id));
    if (!isSentElsewhere || askedForMs >= lateSaveMs) return isSentElsewhere;
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
