export { deleteQuiz } from './deletion/delete-quiz';
export type { DeletedQuiz, DeletionOptions, DeletionProgress, ShownQuiz } from './deletion/deletion-options';
export { DeletionStopped, QuizChanged } from './deletion/deletion-errors';
export type { LeavingQuiz } from './deletion/deletion-marker';
export {
  provideActionTexts,
  useActionTexts,
  type ActionTexts,
  type DescribedAction,
  type TextsByKind,
} from './entries/action-texts';
export {
  historyKinds,
  type Author,
  type HistoryChange,
  type HistoryEntry,
  type HistoryKind,
} from './entries/entry';
export { changesFrom, entryFromDocument } from './entries/entry.converter';
export { placeOf, type Place } from './entries/place';
export type { UndoChoice, UndoChoices, UndoConflict } from './undo/plan-undo';
export { fieldLabel, fieldNoun, fieldText, shownFields } from './entries/field-labels';
export { closeEntry, endedOr, inOneEntry, resumeEntry, type LargeAction } from './entries/in-one-entry';
export { countContents, type QuizContents } from './deletion/quiz-contents';
export { readLastChange } from './entries/latest-change';
export { recordTransaction } from './entries/record-history';
export { requireSent } from './entries/require-sent';
export { requestUndo } from './undo/request-undo';
export { useIsUndoing } from './undo/running-undos';
export { restoreQuiz, type RestorationProgress } from './deletion/restore-quiz';
export { isFields, isSameValue } from './entries/same-value';
export type { UndoOutcome, UndoRefusal } from './undo/undo-outcome';
export { isTakenBack, undoEntry, type UndoOptions } from './undo/undo-entry';
export { UndoHost } from './undo/undo-host';
export { unitsOf } from './entries/units';
