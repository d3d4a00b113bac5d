import { emptyFields, noErrors, type FormErrors } from '@console/shared/forms';
import { fromInputValue } from '@console/shared/format';
import type { QuizFormValues } from './quiz-form-values';

export const messages = {
  allFields: 'Please all fields',
  wholeMinutes: 'Enter whole minutes, 1 or more',
  endAfterStart: 'The end must be after the start',
};

/** A new quiz may go without a description; an update asks for it. The specification has it so. */
const requiredToCreate = ['title', 'duration', 'language', 'start', 'end'] as const;
const requiredToUpdate = [...requiredToCreate, 'description', 'status'] as const;

const isWholeMinutes = (text: string) =>
  /^\d+$/.test(text.trim()) && Number.isSafeInteger(Number(text)) && Number(text) > 0;

export const validateNewQuiz = (values: QuizFormValues) => validateQuiz(values, requiredToCreate);
export const validateQuizUpdate = (values: QuizFormValues) => validateQuiz(values, requiredToUpdate);

function validateQuiz(
  values: QuizFormValues,
  required: readonly (keyof QuizFormValues)[],
): FormErrors<QuizFormValues> {
  const missing = emptyFields(values, required);
  const fields: FormErrors<QuizFormValues>['fields'] = {};
  if (!isWholeMinutes(values.duration)) fields.duration = messages.wholeMinutes;
  if ((fromInputValue(values.end) ?? 0) <= (fromInputValue(values.start) ?? 0))
    fields.end = messages.endAfterStart;
  return missing ? { form: messages.allFields, fields: { ...fields, ...missing } } : { ...noErrors, fields };
}
