import { useState } from 'react';
import { describeFailure, useGateway } from '@console/shared/data';
import type { DocumentChange, HistoryRow } from './history-row';
import { readPart } from './history.resource';

/** How many changes are shown at a time. */
const step = 20;

/**
 * The changes of an opened entry, a few at a time. Those of a large action are in parts, which are read one by one, as
 * far as they are to be shown.
 */
export function useEntryChanges(row: HistoryRow) {
  const gateway = useGateway();
  const [inParts, setInParts] = useState<readonly DocumentChange[]>([]);
  const [lastPart, setLastPart] = useState<string>();
  const [hasMoreParts, setHasMoreParts] = useState(row.hasParts);
  const [shown, setShown] = useState(step);
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState('');
  const loaded = [...row.changes, ...inParts];

  const load = async () => {
    setLoading(true);
    setFailure('');
    try {
      const part = await readPart(gateway, row, lastPart);
      setInParts((before) => [...before, ...part.changes]);
      setLastPart(part.path);
      setHasMoreParts(part.path !== undefined);
    } catch (error) {
      console.error('A part of the history was not read', error);
      setFailure(describeFailure(error).message);
    }
    setLoading(false);
  };

  return {
    changes: loaded.slice(0, shown),
    /** How many are known; there may be more while `hasMore`. */
    count: loaded.length,
    hasMore: hasMoreParts || loaded.length > shown,
    isLoading,
    failure,
    async showMore() {
      if (hasMoreParts && loaded.length < shown + step) await load();
      if (loaded.length >= shown) setShown(shown + step);
    },
  };
}
