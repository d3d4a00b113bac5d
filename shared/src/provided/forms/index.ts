export { ConflictDialog, type ConflictTexts } from './conflicts/conflict-dialog';
export { type EditOutcome, type Decision } from './conflicts/decide-edit';
export {
  choiceField,
  defineForm,
  multilineField,
  numberField,
  textField,
  type FormValuesOf,
  type PropertyField,
} from './form/define-form';
export { CheckboxField } from './fields/checkbox-field';
export { FieldRow, FormActions, FormCard } from './fields/form-card';
export { TextAreaField } from './fields/text-area-field';
export { DraftNotice } from './drafts/draft-notice';
export { EntityFormCard, type EntityForm } from './form/entity-form';
export { validateForm, type FormDefinition } from './form/form-definition';
export { emptyFields, noErrors, type FormErrors } from './form/form-errors';
export { FormFeedback } from './form/form-feedback';
export { type FormValue } from './conflicts/merge-values';
export type { ConsoleForm, ConsoleFormOptions, SaveResult } from './form/console-form';
export { useConsoleForm } from './form/use-console-form';
export { useCreateForm, type Creation } from './form/use-create-form';
export { useEditForm, type EditFormOptions } from './edit/use-edit-form';
export type { Conflict, Side } from './edit/remote-changes';
export { SaveRefused, sendCreation, sendEdit, type Remember } from './pending';
