import { keptForMs } from '@console/shared/history';
import type { DocumentChange, HistoryRow } from './history-row';

/**
 * Whether an action may still be undone: entries are kept for 30 days, and a season that it created stays. Of a copied
 * one, what it holds can be taken back.
 */
export const canUndo = ({ kind, changes, time }: HistoryRow, now = Date.now()): boolean =>
  time !== null &&
  now - time < keptForMs &&
  (kind === 'season_copied' ||
    !changes.some(({ subject, was }) => was === 'created' && subject === 'season'));

/**
 * The entry that takes this one back, of those that are loaded. None where that one was taken back as well, or was cut
 * short: undoing the action again writes back the rest.
 */
export function undoneBy(row: HistoryRow, rows: readonly HistoryRow[]): HistoryRow | undefined {
  const index = rows.indexOf(row);
  // An entry can only take back an older one; what was tampered with may say otherwise, and would never end.
  const newer = rows.slice(0, Math.max(0, index));
  return newer.find(
    (other) =>
      other.undoes === row.id && other.isComplete && takesBack(other, row) && !isUndone(other.id, newer),
  );
}

/**
 * Anyone who runs the season can write an entry that claims to take another one back, and changes nothing. An undo may leave
 * some of the changes: one that is taken back is enough. Of a large action, changes that are in parts are not known.
 */
const takesBack = (undo: HistoryRow, { changes }: HistoryRow): boolean =>
  changes.length === 0 ||
  changes.some((change) =>
    undo.changes.some((other) => other.path === change.path && isOpposite(other, change)),
  );

const opposite = { created: 'deleted', deleted: 'created', changed: 'changed' } as const;

const isOpposite = (undo: DocumentChange, change: DocumentChange): boolean =>
  undo.was === opposite[change.was] &&
  (change.was !== 'changed' ||
    change.fields.some(({ field, before }) =>
      undo.fields.some((other) => other.field === field && other.after === before),
    ));

const isUndone = (id: string, rows: readonly HistoryRow[]): boolean => {
  const row = rows.find((one) => one.id === id);
  return row !== undefined && undoneBy(row, rows) !== undefined;
};
