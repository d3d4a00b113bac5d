import { appearance, formatList, isBlank, quizName } from '@console/shared/format';
import { t } from '../../i18n';
import { placeOf, type Rule } from '../rule';

/** What a question needs: documents of other clients and of older consoles may lack it. */
export const questionRules: readonly Rule[] = [
  {
    id: 'question-without-text',
    level: 'fault',
    of: 'question',
    find: ({ question }) => (isBlank(question.text) ? t('The question text is missing.') : undefined),
  },
  {
    id: 'option-empty',
    level: 'fault',
    of: 'question',
    find({ question: { options } }) {
      const letters = options.flatMap((option, index) => (isBlank(option) ? ['ABCD'.charAt(index)] : []));
      return letters.length > 0
        ? t('{count, plural, one {Option {letters} is} other {Options {letters} are}} empty.', {
            count: letters.length,
            letters: formatList(letters),
          })
        : undefined;
    },
  },
  {
    id: 'options-equal',
    level: 'fault',
    of: 'question',
    find({ question: { options } }) {
      const filled = options.filter((option) => !isBlank(option));
      const seen = filled.map(appearance);
      const twice = filled.find((_option, index) => seen.indexOf(seen[index] ?? '') !== index)?.trim();
      return twice === undefined ? undefined : t('Two options are the same: “{option}”.', { option: twice });
    },
  },
  {
    id: 'answer-is-no-option',
    level: 'fault',
    of: 'question',
    find({ question: { options, answer } }) {
      if (isBlank(answer)) return t('No option is chosen as the answer.');
      return options.includes(answer)
        ? undefined
        : t('The answer “{answer}” isn’t one of the options.', { answer });
    },
  },
  {
    id: 'question-repeated',
    level: 'hint',
    of: 'repetition',
    find({ quiz, similar }) {
      if (similar.length === 0) return undefined;
      const places = similar.map((other) =>
        other.quiz.id === quiz.id
          ? t('question {number} of this quiz', { number: String(other.number) })
          : t('question {number} of “{quiz}”', { number: String(other.number), quiz: quizName(other.quiz) }),
      );
      return t('Almost identical to {questions}.', {
        questions: formatList(places),
      });
    },
    between: {
      sentence: t('These questions are almost identical.'),
      others: ({ similar }) => similar.map(({ quiz, question }) => placeOf(quiz, question)),
    },
  },
];
