import { quizName } from '@console/shared/format';
import type { Quiz } from '@console/shared/model';
import type { Toast } from '@console/shared/ui';

/** The toasts after a save. */
export const quizCreated = (quiz: Quiz): Toast => ({
  title: 'Quiz created',
  message: `“${quizName(quiz)}” was created.`,
});

export const quizUpdated = (quiz: Quiz): Toast => ({
  title: 'Quiz updated',
  message: `“${quizName(quiz)}” was updated.`,
});
