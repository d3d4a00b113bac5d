import { oneLine } from '@console/shared/format';
import type { Question } from '../question';

/** A question as it is typed. */
export type QuestionFormValues = {
  question: string;
  option1: string;
  option2: string;
  option3: string;
  option4: string;
  answer: string;
};

export const optionNames = ['option1', 'option2', 'option3', 'option4'] as const;

/** A stored answer that differs from its option in spaces only is that option; one that is none is left to be chosen. */
export function valuesOf({ text, options, answer }: Question): QuestionFormValues {
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

/**
 * The question with what was typed, without spaces around it. What was not touched stays as it is
 * stored: else it would count as changed. The answer is always, to the letter, one of the options.
 */
export function withValues(question: Question, values: QuestionFormValues): Question {
  const opened = valuesOf(question);
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
