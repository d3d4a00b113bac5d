import { readDrafts, writeDraft, type Draft } from './draft-store';
import { lockDraft } from './lock-draft';
import { choose, chosenDraft, isOpen } from './open-forms';

/** A draft that only this page uses until `release`. */
export type ClaimedDraft = { draft: Draft; release: () => void };

/** The next form that may restore this draft does so, even if there are later ones; it is not to be sent any more. */
export function chooseDraft(draft: Draft): void {
  void writeDraft({ ...draft, pending: undefined });
  choose(draft.id);
}

export type Claim = {
  /** The people whose drafts the form may restore. */
  owners: readonly string[];
  form: string;
  /** Whether drafts that are saved, but not sent yet, are left alone: the form of a new document begins another one. */
  skipPending: boolean;
};

const dayMs = 86_400_000;

/**
 * Claims the latest draft of a form that belongs to one of the owners and that no other form or tab uses. One that a slow
 * browser finds late is still restored: nothing waits for it.
 */
export async function claimDraft(
  { owners, form, skipPending }: Claim,
  signal: AbortSignal,
): Promise<ClaimedDraft | undefined> {
  const isChosen = ({ id }: Draft) => id === chosenDraft();
  for (const limit of [undefined, dayMs]) {
    const drafts = await readDrafts(limit);
    for (const draft of [...drafts.filter(isChosen), ...drafts]) {
      if (signal.aborted) return undefined;
      if (draft.form !== form || !owners.includes(draft.owner) || isOpen(draft.id)) continue;
      if (skipPending && draft.pending) continue;
      const release = await lockDraft(draft.id);
      if (!release) continue;
      if (isChosen(draft)) choose(undefined);
      return { draft, release };
    }
  }
  return undefined;
}
