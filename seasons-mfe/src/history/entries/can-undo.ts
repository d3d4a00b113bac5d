import { keptForMs } from '@console/shared/model';
import type { DocumentChange, FieldChange, HistoryRow } from '../history-row';

/**
 * Whether an action may still be undone: entries are kept for 30 days, and a season that it created stays. Of a copied
 * or restored one, what it holds can be taken back.
 */
export const canUndo = ({ kind, changes, time }: HistoryRow, now = Date.now()): boolean =>
  time !== null &&
  now - time < keptForMs &&
  (kind === 'season_copied' ||
    kind === 'season_restored' ||
    !changes.some(({ subject, was }) => was === 'created' && subject === 'season'));

/** Whether it is known that an entry takes another one back. */
export type IsSure = (undo: HistoryRow, row: HistoryRow) => boolean;

/**
 * The entry that takes this one back, of those that are loaded: rather one of which that is known than one that only says
 * so. None where that one was surely taken back as well, or was interrupted: undoing the action again writes back the rest.
 */
export function undoneBy(
  row: HistoryRow,
  rows: readonly HistoryRow[],
  isSure: IsSure,
): HistoryRow | undefined {
  // An entry can only take back an older one; what was tampered with may say otherwise, and would never end.
  const newer = rows.slice(0, Math.max(0, rows.indexOf(row)));
  const isUndone = (other: HistoryRow) => {
    const undo = undoneBy(other, newer, isSure);
    return undo !== undefined && isSure(undo, other);
  };
  const claims = newer.filter((other) => claimsToUndo(other, row) && !isUndone(other));
  return claims.find((other) => isSure(other, row)) ?? claims[0];
}

/** Whether an entry says that it has taken another one back. */
export const claimsToUndo = (undo: HistoryRow, row: HistoryRow): boolean =>
  undo.undoes === row.id && undo.isComplete && takesBack(undo, row);

/**
 * Whether the database has compared that an action is taken back as a whole: it compares entries of one document, and
 * neither lists nor parts. Anyone who runs the season can write those, with changes that nobody made.
 */
export function isCertain(undo: HistoryRow, row: HistoryRow): boolean {
  const [change, ...others] = row.changes;
  const [back, ...further] = undo.changes;
  if (!change || !back || others.length > 0 || further.length > 0) return false;
  // The parts of a quiz's deletion are what it held; the quiz itself comes back only by a restoration.
  const isQuizDeletion = change.subject === 'quiz' && change.was === 'deleted';
  if (row.hasParts && !isQuizDeletion) return false;
  return (
    back.path === change.path &&
    back.was === opposite[change.was] &&
    (change.was === 'created' || change.fields.every((field) => isTakenBack(field, back)))
  );
}

/**
 * Whether an entry says that it takes another one back, at least in part: an undo may leave some of the changes. Of a large
 * action, changes that are in parts are not known.
 */
const takesBack = (undo: HistoryRow, { changes }: HistoryRow): boolean =>
  (changes.length === 0 && (undo.hasParts || undo.changes.length > 0)) ||
  changes.some((change) =>
    undo.changes.some((other) => other.path === change.path && isOpposite(other, change)),
  );

const opposite = { created: 'deleted', deleted: 'created', changed: 'changed' } as const;

const isOpposite = (undo: DocumentChange, change: DocumentChange): boolean =>
  undo.was === opposite[change.was] &&
  (change.was !== 'changed' || change.fields.some((field) => isTakenBack(field, undo)));

const isTakenBack = ({ field, before }: FieldChange, { fields }: DocumentChange): boolean =>
  fields.some((other) => other.field === field && other.after === before);
