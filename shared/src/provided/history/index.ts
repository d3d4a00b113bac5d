export {
  deleteQuiz,
  DeletionStopped,
  QuizChanged,
  type DeletedQuiz,
  type DeletionOptions,
  type DeletionProgress,
  type ShownQuiz,
} from './delete-quiz';
export type { LeavingQuiz } from './deletion-marker';
export {
  historyKinds,
  keptForMs,
  type Author,
  type HistoryChange,
  type HistoryEntry,
  type HistoryKind,
} from './entry';
export { changesFrom, entryFromDocument } from './entry.converter';
export { placeOf, quizSubject, type Place } from './place';
export type { UndoChoice, UndoChoices, UndoConflict } from './plan-undo';
export { fieldLabel, fieldNoun, fieldText, shownFields } from './field-labels';
export { closeEntry, inOneEntry, resumeEntry, type LargeAction } from './in-one-entry';
export { countContents, type QuizContents } from './quiz-contents';
export { recordTransaction } from './record-history';
export { requestUndo } from './request-undo';
export { useIsUndoing } from './running-undos';
export { quizDeletedBy, restoreQuiz, type RestorationProgress } from './restore-quiz';
export { isFields, isSameFields, isSameValue } from './same-value';
export { readEntry, undoChanges, type UndoOutcome, type UndoRefusal } from './undo';
export { undoEntry, type UndoOptions } from './undo-entry';
export { UndoHost } from './undo-host';
export { unitsOf } from './units';
