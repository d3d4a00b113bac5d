import { keptForMs } from '@console/shared/history';
import type { HistoryRow } from './history-row';

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
      other.undoes === row.id && other.isComplete && changesTheSame(other, row) && !isUndone(other.id, newer),
  );
}

/** Anyone who runs the season can write an entry that claims to take another one back, and changes nothing. */
const changesTheSame = (one: HistoryRow, other: HistoryRow): boolean =>
  other.changes.length === 0 ||
  other.changes.some(({ path }) => one.changes.some((change) => change.path === path));

const isUndone = (id: string, rows: readonly HistoryRow[]): boolean => {
  const row = rows.find((one) => one.id === id);
  return row !== undefined && undoneBy(row, rows) !== undefined;
};
