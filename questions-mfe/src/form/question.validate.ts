import { emptyFields, noErrors, type FormErrors } from '@console/shared/forms';
import { optionNames, type QuestionFormValues } from './question-form-values';

export const messages = {
  selectOption: 'Please select correct option',
  allFields: 'Please all fields',
  sameOption: 'Another option says the same: players could not tell them apart',
};

const required = ['question', ...optionNames, 'answer'] as const;

/** Options that look alike to a player are alike, however they are typed. */
const alike = (text: string) => text.trim().replace(/\s+/g, ' ').normalize().toLocaleLowerCase();

/** Words at every option that an earlier one says already. */
function repeatedOptions(values: QuestionFormValues): FormErrors<QuestionFormValues>['fields'] {
  const said = new Set<string>();
  const repeated: FormErrors<QuestionFormValues>['fields'] = {};
  for (const name of optionNames) {
    const text = alike(values[name]);
    if (said.has(text)) repeated[name] = messages.sameOption;
    said.add(text);
  }
  return repeated;
}

/** The specification asks for the correct option first, then for the rest. */
export function validateQuestion(values: QuestionFormValues): FormErrors<QuestionFormValues> {
  const missing = emptyFields(values, required);
  const fields = { ...repeatedOptions(values), ...missing };
  if (!values.answer) return { form: messages.selectOption, fields };
  return missing ? { form: messages.allFields, fields } : { ...noErrors, fields };
}
