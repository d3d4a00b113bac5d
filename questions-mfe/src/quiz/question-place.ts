import { nameOf } from '@console/shared/format';
import { t } from '../i18n';

type Place = {
  /** `undefined` in the quiz that is open. */
  readonly quizTitle: string | undefined;
  /** Its place in the quiz, from 1. */
  readonly number: number;
};

/** Which stored question is meant. */
export const questionPlace = ({ quizTitle, number }: Place): string =>
  quizTitle === undefined
    ? t('question {number} of this quiz', { number: `${number}` })
    : t('question {number} of {quiz}', { number: `${number}`, quiz: nameOf(quizTitle, t('Untitled quiz')) });
