import { keptForMs } from '@console/shared/history';
import type { HistoryRow } from './history-row';

/** Whether an action may still be undone: seasons and quizzes that it created stay, and entries are kept for 30 days. */
export const canUndo = ({ changes, time }: HistoryRow, now = Date.now()): boolean =>
  time !== null &&
  now - time < keptForMs &&
  !changes.some(({ subject, was }) => was === 'created' && (subject === 'season' || subject === 'quiz'));

/**
 * The entry that takes this one back, of those that are loaded. None where that one was taken back as well, or was cut
 * short: undoing the action again writes back the rest.
 */
export function undoneBy(row: HistoryRow, rows: readonly HistoryRow[]): HistoryRow | undefined {
  const index = rows.indexOf(row);
  // An entry can only take back an older one; what was tampered with may say otherwise, and would never end.
  const newer = rows.slice(0, Math.max(0, index));
  return newer.find(({ id, undoes, isComplete }) => undoes === row.id && isComplete && !isUndone(id, newer));
}

const isUndone = (id: string, rows: readonly HistoryRow[]): boolean => {
  const row = rows.find((one) => one.id === id);
  return row !== undefined && undoneBy(row, rows) !== undefined;
};
