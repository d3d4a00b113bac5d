import { useEffect, useRef, useState } from 'react';
import { useGateway } from '@console/shared/data';
import type { DocumentChange, HistoryRow } from './history-row';
import { readParts } from './history.resource';

type Samples = ReadonlyMap<string, readonly DocumentChange[]>;

/**
 * Some changes of each large action on a page, without which it could not be described: an action of several
 * transactions has all changes in parts. One read for each, and one more when it is complete.
 */
export function useSamples(rows: readonly HistoryRow[]) {
  const gateway = useGateway();
  const [samples, setSamples] = useState<Samples>(new Map());
  const requested = useRef(new Set<string>());

  useEffect(() => {
    for (const row of rows) {
      // While an action goes on, its entry may arrive before its first part.
      const state = `${row.id} ${row.isComplete}`;
      if (!row.hasParts || row.changes.length > 0 || requested.current.has(state)) continue;
      requested.current.add(state);
      readParts(gateway, row, 1).then(
        ([changes = []]) => setSamples((before) => new Map(before).set(row.id, changes)),
        (error: unknown) => console.warn('A part of the history was not read', error),
      );
    }
  }, [gateway, rows]);

  function sampleOf(row: HistoryRow): HistoryRow;
  function sampleOf(row: HistoryRow | undefined): HistoryRow | undefined;
  function sampleOf(row: HistoryRow | undefined): HistoryRow | undefined {
    const changes = row && samples.get(row.id);
    return changes ? { ...row, changes } : row;
  }
  return sampleOf;
}
