import {
  claimDrafts,
  draftsOf,
  dropDraft,
  recoverDrafts,
  visitor,
  writeDraft,
  type StoredDraft,
} from '@console/shared/storage';
import { useEffect, useState } from 'react';
import { heldLocks } from './held-locks';

/** Drafts, and whose and of which form they are. */
type Found = {
  uid?: string;
  about?: string;
  drafts: readonly StoredDraft[];
  /** The last that was thrown away here: the device keeps it no more, this page does. */
  discarded?: StoredDraft;
  /** Which of the drafts had been thrown away. */
  back?: string;
};

/** What was just thrown away. */
export type DiscardedDraft = { key: string; undo: () => void };

/** What earlier pages kept of a form. What another tab is typing at this moment is left to it. */
export function useLeftDrafts(uid?: string, about?: string, own?: string) {
  const [found, setFound] = useState<Found>();

  useEffect(() => {
    if (uid === undefined || about === undefined) return undefined;
    let current = true;
    const look = async () => {
      await recoverDrafts();
      if (!current) return;
      if (uid !== visitor) claimDrafts(uid, about);
      const kept = draftsOf(uid, about).filter(({ key }) => key !== own);
      // A form that has nothing to offer stays as it is; what stands in place of one waits for the answer.
      if (kept.length === 0 && own !== undefined) return;
      const held = await heldLocks();
      if (current) setFound({ uid, about, drafts: kept.filter(({ key }) => !held.has(key)) });
    };
    void look();
    // What another tab restores, saves or throws away is not to be had a second time.
    const handleStorage = ({ key, newValue }: StorageEvent) => {
      if (newValue !== null) return;
      setFound((before) => before && { ...before, drafts: without(before.drafts, key) });
    };
    addEventListener('storage', handleStorage);
    return () => {
      current = false;
      removeEventListener('storage', handleStorage);
    };
  }, [own, uid, about]);

  const known = found?.uid === uid && found?.about === about ? found : undefined;
  const { drafts = [], discarded, back } = known ?? {};
  const drop = ({ key }: StoredDraft, also: Partial<Found> = {}) => {
    dropDraft(key);
    setFound({ uid, about, discarded, drafts: without(drafts, key), ...also });
  };
  return {
    drafts,
    back,
    /** Whether it was looked for them. */
    looked: known !== undefined,
    settle: (draft: StoredDraft) => drop(draft),
    discard: (draft: StoredDraft) => drop(draft, { discarded: draft }),
    discarded: discarded && {
      key: discarded.key,
      undo() {
        writeDraft(discarded);
        setFound({ uid, about, drafts: [discarded, ...drafts], back: discarded.key });
      },
    },
    /** Nothing that was thrown away is to be had back any more. */
    forget: () => setFound((before) => before && { ...before, discarded: undefined }),
  };
}

const without = (drafts: readonly StoredDraft[], key: string | null) =>
  drafts.filter((draft) => draft.key !== key);
