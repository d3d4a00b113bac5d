import type { EditKind } from '@console/shared/forms';
import { limits } from '@console/shared/model';
import type { Question } from '../question';
import { optionNames, valuesOf, withValues, type QuestionFormValues } from './question-form-values';

/** What a question is to its form. The answer is the text of an option: an option of another person may be none of them. */
export const questionKind = {
  fields: {
    question: { label: 'Question' },
    option1: { label: 'Option One' },
    option2: { label: 'Option Two' },
    option3: { label: 'Option Three' },
    option4: { label: 'Option Four' },
    answer: { label: 'Correct Option' },
  },
  together: [{ label: 'Options and Correct Option', fields: [...optionNames, 'answer'] }],
  limits: () => limits.question,
  valuesOf,
  withValues,
} satisfies EditKind<Question, QuestionFormValues>;
