import { claimDraft, type Claim, type ClaimedDraft } from '@console/shared/drafts';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Searches once for a draft of this form, and claims it while the form is mounted. */
export function useClaimedDraft(wanted: Claim, onFound: (claimed: ClaimedDraft) => void): void {
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
      if (left.signal.aborted) return claimed?.release();
      hasSearched.current = true;
      if (claimed) handleFound(claimed);
    };
    void search();
    return () => {
      left.abort();
      claimed?.release();
    };
  }, [isKept]);
}
