export { type EditOutcome, type Decision } from './decide-edit';
export {
  choiceField,
  defineForm,
  momentField,
  multilineField,
  numberField,
  textField,
  type FormValuesOf,
} from './define-form';
export { DraftNotice } from './draft-notice';
export { EntityFormCard, type EntityForm } from './entity-form';
export { validateForm, type FormDefinition } from './form-definition';
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
export { useCreateForm, type Creation } from './use-create-form';
export { useEditForm, type EditFormOptions } from './use-edit-form';
export { UnopenedDrafts, useUnopenedDrafts, type FormAnew } from './use-unopened-drafts';
