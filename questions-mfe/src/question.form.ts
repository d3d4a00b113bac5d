import { noErrors, type FormDefinition, type FormErrors } from '@console/shared/forms';
import { appearance, oneLine } from '@console/shared/format';
import { t } from './i18n';
import { blankQuestion, optionNames, questionLimits, type Question } from './question';
import { describeRefusal } from './question.resource';

/** The form values of a question. */
export type QuestionFormValues = {
  question: string;
  option1: string;
  option2: string;
  option3: string;
  option4: string;
  answer: string;
};

export { optionNames };

export const messages = {
  selectOption: t('Please select correct option'),
  incomplete: t('Please all fields'),
  sameOption: t('Another option has the same text'),
};

/** The form of a question. The answer is the text of an option, so the two are one unit. */
export const questionForm: FormDefinition<Question, QuestionFormValues> = {
  fields: {
    question: { label: t('Question'), required: true },
    option1: { label: t('Option One'), required: true },
    option2: { label: t('Option Two'), required: true },
    option3: { label: t('Option Three'), required: true },
    option4: { label: t('Option Four'), required: true },
    answer: { label: t('Correct Option'), required: true },
  },
  groups: [{ label: t('Options and Correct Option'), fields: [...optionNames, 'answer'] }],
  blank: blankQuestion(''),
  toValues,
  toEntity,
  limits: () => questionLimits,
  incomplete: messages.incomplete,
  validate,
  describeFailure: (error) =>
    t('Couldn’t save the question. {reason} Your changes are still here.', {
      reason: describeRefusal(error),
    }),
};

/**
 * A stored answer that differs from an option only in spaces selects that option; one that matches none is
 * left empty.
 */
function toValues({ text, options, answer }: Question): QuestionFormValues {
  const [option1, option2, option3, option4] = options;
  const chosen =
    options.find((option) => option === answer) ?? options.find((option) => option.trim() === answer.trim());
  return {
    question: text,
    option1: oneLine(option1),
    option2: oneLine(option2),
    option3: oneLine(option3),
    option4: oneLine(option4),
    answer: oneLine(chosen ?? ''),
  };
}

/** Unchanged fields keep their stored value. The answer always equals one of the options exactly. */
function toEntity(question: Question, values: QuestionFormValues): Question {
  const opened = toValues(question);
  const [option1, option2, option3, option4] = question.options;
  const stored = { question: question.text, option1, option2, option3, option4 };
  const text = (field: keyof typeof stored) =>
    values[field] === opened[field] ? stored[field] : values[field].trim();
  const chosen = optionNames.find((name) => values[name] === values.answer);
  return {
    id: question.id,
    text: text('question'),
    options: [text('option1'), text('option2'), text('option3'), text('option4')],
    answer: chosen ? text(chosen) : '',
  };
}

/** The specification requires the correct option first, then the other fields. */
function validate(values: QuestionFormValues): FormErrors<QuestionFormValues> {
  const seen = new Set<string>();
  const fields: FormErrors<QuestionFormValues>['fields'] = {};
  for (const name of optionNames) {
    const text = appearance(values[name]);
    if (seen.has(text)) fields[name] = messages.sameOption;
    seen.add(text);
  }
  return values.answer ? { ...noErrors, fields } : { form: messages.selectOption, fields };
}
