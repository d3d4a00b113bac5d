import { shownMoment, type EditKind } from '@console/shared/forms';
import { limits, type Quiz } from '@console/shared/model';
import { valuesOf, withValues, type QuizFormValues } from './quiz-form-values';

/** What a quiz is to its form. Start and end may come from two people as long as the one is before the other. */
export const quizKind = {
  fields: {
    title: { label: 'Title' },
    duration: { label: 'Duration' },
    language: { label: 'Languages' },
    start: { label: 'Start Time', shown: shownMoment },
    end: { label: 'End Time', shown: shownMoment },
    description: { label: 'Description' },
    status: { label: 'Status' },
  },
  together: [{ label: 'Start Time and End Time', fields: ['start', 'end'], separable: true }],
  limits: () => limits.quiz,
  valuesOf,
  withValues,
} satisfies EditKind<Quiz, QuizFormValues>;
