import { quizName, truncate } from '@console/shared/format';
import { t } from '../i18n';
import type { Finding } from './find-findings';

/** Where something was found: a question with its quiz, a quiz, the season, or its settings. */
export function nameOfPlace({ of, quiz, numbered }: Finding): string {
  if (!quiz) return of === 'season' ? t('Season') : t('Season Settings');
  if (!numbered) return quizName(quiz);
  return t('{quiz}, question {number}: {text}', {
    quiz: quizName(quiz),
    number: String(numbered.number),
    text: truncate(numbered.question.text, 80),
  });
}
