export { historyKinds, type Author, type HistoryChange, type HistoryEntry, type HistoryKind } from './entry';
export { changesFrom, completeFields, entryFromDocument, entryPath } from './entry.converter';
export { placeOf, quizSubject, type Place } from './place';
export type { UndoChoice, UndoChoices, UndoConflict } from './plan-undo';
export { latestEntryOf, recordTransaction } from './record-history';
export { isSameFields, isSameValue } from './same-value';
export { readEntry, undoChanges, undoing, type UndoOutcome, type UndoRefusal } from './undo';
export { unitsOf } from './units';
