import { quizName } from '@console/shared/format';
import type { Quiz } from '@console/shared/model';
import type { Toast } from '@console/shared/ui';
import { t } from './i18n';

/** The toasts after a save. */
export const quizCreated = (quiz: Quiz): Toast => ({
  title: t('Quiz created'),
  message: t('“{quiz}” was created.', { quiz: quizName(quiz) }),
});

export const quizUpdated = (quiz: Quiz): Toast => ({
  title: t('Quiz updated'),
  message: t('“{quiz}” was updated.', { quiz: quizName(quiz) }),
});
