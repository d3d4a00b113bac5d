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
export type { ConsoleForm, ConsoleFormOptions, SaveResult } from './console-form';
export { useConsoleForm } from './use-console-form';
export { useCreateForm, type Creation } from './use-create-form';
export { useEditForm, type EditFormOptions } from './use-edit-form';
