import { readDrafts, type Draft } from './draft-store';
import { lockDraft } from './lock-draft';
import { isOpen } from './open-forms';

/** A draft that only this page uses until `release`. */
export type ClaimedDraft = { draft: Draft; release: () => void };

/** Claims the latest draft of a form that belongs to one of the owners and that no other form or tab uses. */
export async function claimDraft(
  owners: readonly string[],
  form: string,
  signal: AbortSignal,
): Promise<ClaimedDraft | undefined> {
  for (const draft of await readDrafts()) {
    if (signal.aborted) return undefined;
    if (draft.form !== form || !owners.includes(draft.owner) || isOpen(draft.id)) continue;
    const release = await lockDraft(draft.id);
    if (release) return { draft, release };
  }
  return undefined;
}
