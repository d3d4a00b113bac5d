import { useEffect, useRef, useState } from 'react';
import { useGateway } from '@console/shared/data';
import type { HistoryRow } from '../history-row';
import { readSample, type Sample } from '../history.resource';

/**
 * Some changes of each large action on a page, without which it could not be described: an action of several
 * transactions has all changes in parts. Few reads for each, and as many when it is complete.
 */
export function useSamples(rows: readonly HistoryRow[]) {
  const gateway = useGateway();
  const [samples, setSamples] = useState<ReadonlyMap<string, Sample>>(new Map());
  const requested = useRef(new Set<string>());

  useEffect(() => {
    for (const row of rows) {
      // While an action goes on, its entry may arrive before its first part.
      const state = `${row.id} ${row.isComplete}`;
      if (!row.hasParts || row.changes.length > 0 || requested.current.has(state)) continue;
      requested.current.add(state);
      readSample(gateway, row).then(
        (sample) => setSamples((before) => new Map(before).set(row.id, sample)),
        (error: unknown) => console.warn('A part of the history was not read', error),
      );
    }
  }, [gateway, rows]);

  function sampleOf(row: HistoryRow): HistoryRow;
  function sampleOf(row: HistoryRow | undefined): HistoryRow | undefined;
  function sampleOf(row: HistoryRow | undefined): HistoryRow | undefined {
    const sample = row && samples.get(row.id);
    return sample ? { ...row, ...sample } : row;
  }
  return sampleOf;
}
