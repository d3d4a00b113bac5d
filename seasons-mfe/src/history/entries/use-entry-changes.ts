import { useState } from 'react';
import { describeFailure, useGateway } from '@console/shared/data';
import type { DocumentChange, HistoryRow } from '../history-row';
import { readParts } from '../history.resource';

/** How many changes are shown at a time. */
const step = 20;

/** The changes of an opened entry, a few at a time. Those of a large action are in parts, one for each transaction. */
export function useEntryChanges(row: HistoryRow) {
  const gateway = useGateway();
  const [inParts, setInParts] = useState<readonly DocumentChange[]>([]);
  const [partsToRead, setPartsToRead] = useState(step);
  const [hasMoreParts, setHasMoreParts] = useState(row.hasParts);
  const [shown, setShown] = useState(step);
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState('');
  const loaded = [...row.changes, ...inParts];

  const load = async () => {
    setLoading(true);
    setFailure('');
    try {
      // Read again from the first one: a page of an action that somebody opens to the end is rare.
      const parts = await readParts(gateway, row, partsToRead);
      setInParts(parts.flat());
      setHasMoreParts(parts.length >= partsToRead);
      setPartsToRead(2 * partsToRead);
    } catch (error) {
      console.error('The parts of an entry of the history were not read', error);
      setFailure(describeFailure(error).message);
    }
    setLoading(false);
  };

  return {
    changes: loaded.slice(0, shown),
    /** How many are known; there may be more while `hasMoreParts`. */
    count: loaded.length,
    hasMoreParts,
    hasMore: hasMoreParts || loaded.length > shown,
    isLoading,
    failure,
    async showMore() {
      if (hasMoreParts && loaded.length < shown + step) await load();
      if (loaded.length >= shown) setShown(shown + step);
    },
  };
}
