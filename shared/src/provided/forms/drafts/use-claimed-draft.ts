import { claimDraft, inTime, type Claim, type ClaimedDraft } from '@console/shared/drafts';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Searches once for a draft of this form, and claims it while the form is mounted.
 * @param onFound restores the draft; returns `false` if it has nothing to restore
 * @returns waits for the search while it runs, but not for a browser that does not answer; resolves with `true` if a
 *   draft was restored meanwhile
 */
export function useClaimedDraft(
  wanted: Claim,
  onFound: (claimed: ClaimedDraft) => boolean,
): () => Promise<boolean> {
  const searching = useRef<Promise<boolean>>(undefined);
  const hasSearched = useRef(false);
  const handleFound = useEffectEvent(onFound);
  const claim = useEffectEvent((signal: AbortSignal) => claimDraft(wanted, signal));
  const isKept = wanted.owners.length > 0;
  useEffect(() => {
    if (!isKept || hasSearched.current) return undefined;
    const left = new AbortController();
    let claimed: ClaimedDraft | undefined;
    const search = async () => {
      claimed = await claim(left.signal);
      if (left.signal.aborted) {
        claimed?.release();
        return false;
      }
      hasSearched.current = true;
      return claimed !== undefined && handleFound(claimed);
    };
    searching.current = search();
    return () => {
      left.abort();
      claimed?.release();
    };
  }, [isKept]);
  return async () => {
    if (!searching.current || hasSearched.current) return false;
    return (await inTime(searching.current)) ?? false;
  };
}
