import { t } from '../i18n';
import { ruleOf, type Finding } from './find-findings';
import type { SeasonContents } from './season-contents';

/** What is looked at: its rules, and what it means that none of them has found anything; nothing where there is nothing to check. */
type Check = {
  readonly rules: readonly string[];
  readonly passed: (contents: SeasonContents) => string | undefined;
};

/** What a season is checked for, in the order of the summary. Each rule is part of one check. */
export const checks: readonly Check[] = [
  {
    rules: [
      'season-without-dates',
      'season-ends-before-start',
      'season-without-quizzes',
      'season-not-active',
      'season-email-not-matching',
    ],
    passed: () => t('The season is active and has dates and quizzes'),
  },
  {
    rules: [
      'quiz-without-dates',
      'quiz-ends-before-start',
      'quiz-outside-season',
      'quiz-shorter-than-duration',
    ],
    passed: ({ quizzes }) =>
      quizzes.length > 0
        ? t('{count, plural, one {# quiz has} other {# quizzes have}} dates inside the season', {
            count: quizzes.length,
          })
        : undefined,
  },
  {
    rules: ['quizzes-overlap'],
    passed: ({ quizzes }) => (quizzes.length > 1 ? t('No quizzes overlap') : undefined),
  },
  {
    rules: ['status-contradicts-dates', 'quiz-status-unknown'],
    passed: ({ quizzes }) => (quizzes.length > 0 ? t('Statuses match the dates') : undefined),
  },
  {
    rules: ['quiz-without-title', 'quiz-title-repeated', 'quiz-without-language', 'quiz-without-duration'],
    passed: ({ quizzes }) =>
      quizzes.length > 0 ? t('Titles, languages and durations are filled in') : undefined,
  },
  {
    rules: [
      'quiz-starts-without-questions',
      'quiz-without-questions',
      'too-many-questions',
      'too-few-questions',
    ],
    passed: ({ quizzes }) => (quizzes.length > 0 ? t('The number of questions fits each quiz') : undefined),
  },
  {
    rules: ['question-without-text', 'option-empty', 'options-equal', 'answer-is-no-option'],
    passed: (contents) => {
      const count = questionCount(contents);
      return count > 0
        ? t('{count, plural, one {# question has} other {# questions have}} four options and an answer', {
            count,
          })
        : undefined;
    },
  },
  {
    rules: ['question-repeated'],
    passed: (contents) => (questionCount(contents) > 1 ? t('No question is repeated') : undefined),
  },
  {
    rules: ['season', 'quiz', 'question', 'notification'].flatMap((of) => [
      `${of}-garbled`,
      `${of}-not-normalised`,
    ]),
    passed: () => t('All texts are readable'),
  },
  {
    rules: [
      ...['notification-without-link', 'notification-without-title', 'notification-without-button-text'],
      ...['leaderboard-limits-missing', 'leaderboard-limits-reversed'],
    ],
    passed: () => t('Top notification and leaderboard are complete'),
  },
  {
    rules: ['ads-twice-in-a-row', 'ad-before-banner'],
    passed: ({ ads }) => (ads ? t('Ads don’t follow each other') : undefined),
  },
];

const questionCount = ({ questionsOf }: SeasonContents): number =>
  Object.values(questionsOf).flatMap((questions) => questions ?? []).length;

/** What a complete check has looked at without finding anything. */
export function passedChecks(contents: SeasonContents, findings: readonly Finding[]): readonly string[] {
  const failed = new Set(findings.map(ruleOf));
  return checks.flatMap(({ rules, passed }) =>
    rules.some((rule) => failed.has(rule)) ? [] : (passed(contents) ?? []),
  );
}
