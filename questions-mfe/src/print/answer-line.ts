import { isBlank } from '@console/shared/format';
import { letterOfAnswer } from '../export/named-quiz';
import { t } from '../i18n';
import type { Question } from '../question';
import { displayText } from '../question-text';

/** The letter of an answer; '' where it is blank or none of the options. */
export const shownLetter = (question: Question): string =>
  isBlank(question.answer) ? '' : letterOfAnswer(question);

/** The correct answer as a sentence. */
export function answerLine(question: Question): string {
  const letter = shownLetter(question);
  const answer = displayText(question.answer, t('None'));
  const line = `${t('Correct Answer')}: ${letter ? `${letter}) ` : ''}${answer}`;
  return letter ? line : `${line}. ${t('The correct answer isn’t one of the four options.')}`;
}
