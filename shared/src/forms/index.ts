export { type EditKind, type EditOutcome, type Decision } from './decide-edit';
export { shownChoice, shownMoment } from './edit-words';
export { DraftNotice } from './draft-notice';
export { emptyFields, hasErrors, noErrors, type FormErrors } from './form-errors';
export { FormFeedback } from './form-feedback';
export { type FormValue } from './merge-values';
export { MissingDocument } from './missing-document';
export {
  useConsoleForm,
  type ConsoleForm,
  type ConsoleFormOptions,
  type SaveResult,
} from './use-console-form';
export { useEditForm, type EditFormOptions } from './use-edit-form';
export { UnopenedDrafts, useUnopenedDrafts, type FormAnew } from './use-unopened-drafts';
