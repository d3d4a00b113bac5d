export { emptyFields, hasErrors, noErrors, type FormErrors } from './form-errors';
export { FormFeedback } from './form-feedback';
export {
  useConsoleForm,
  type ConsoleForm,
  type ConsoleFormOptions,
  type FormValue,
} from './use-console-form';
