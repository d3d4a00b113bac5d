import { claimDrafts, draftsOf, dropDraft, visitor, type StoredDraft } from '@console/shared/storage';
import { useEffect, useState } from 'react';
import { heldLocks } from './held-locks';

/** Drafts, and whose and of which form they are. */
type Found = { uid?: string; about?: string; drafts: readonly StoredDraft[] };

/** What earlier pages kept of a form. What another tab is typing at this moment is left to it. */
export function useLeftDrafts(uid?: string, about?: string, own?: string) {
  const [found, setFound] = useState<Found>();

  useEffect(() => {
    if (uid === undefined || about === undefined) return undefined;
    if (uid !== visitor) claimDrafts(uid, about);
    const kept = draftsOf(uid, about);
    if (kept.length === 0) return undefined;
    let current = true;
    const offer = (held: ReadonlySet<string | undefined>) =>
      current && setFound({ uid, about, drafts: kept.filter(({ key }) => key !== own && !held.has(key)) });
    void heldLocks().then(offer);
    // What another tab restores, saves or throws away is not to be had a second time.
    const handleStorage = ({ key, newValue }: StorageEvent) => {
      if (newValue !== null) return;
      setFound(
        (before) => before && { ...before, drafts: before.drafts.filter((draft) => draft.key !== key) },
      );
    };
    addEventListener('storage', handleStorage);
    return () => {
      current = false;
      removeEventListener('storage', handleStorage);
    };
  }, [own, uid, about]);

  const known = found?.uid === uid && found?.about === about ? found : undefined;
  const drafts = known?.drafts ?? [];
  return {
    drafts,
    /** Whether it was looked for them. */
    looked: known !== undefined,
    settle(key: string) {
      dropDraft(key);
      setFound({ uid, about, drafts: drafts.filter((draft) => draft.key !== key) });
    },
  };
}
