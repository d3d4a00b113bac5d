import { appearance, isBlank, nameOf, signInEmail, truncate } from '@console/shared/format';
import { isOpen, minuteMs, paths, quizStatuses, type Quiz } from '@console/shared/model';
import { t } from '../../i18n';
import type { Rule } from '../rule';

const soonHours = 48;
/** Less is too short to read a question and four options; more suggests a missing question, or a mistyped duration. */
export const secondsForEach = { least: 10, most: 300 };

const hasEnded = (end: number | null, now: number) => end !== null && end <= now;

/** What a season and its quizzes need before players come. */
export const quizRules: readonly Rule[] = [
  {
    id: 'season-without-quizzes',
    level: 'hint',
    of: 'season',
    mendedAt: paths.quizCreate,
    find: ({ quizzes }) => (quizzes.length === 0 ? t('The season has no quiz yet.') : undefined),
  },
  {
    id: 'season-not-active',
    level: 'hint',
    of: 'season',
    find: ({ season }) =>
      isOpen(season) ? undefined : t('The season isn’t active, so players can’t enter its quizzes.'),
  },
  {
    id: 'season-email-not-matching',
    level: 'hint',
    of: 'season',
    find({ season: { hostEmail, additionalEmail } }) {
      if (hostEmail !== signInEmail(hostEmail))
        return t(
          '“{email}” can’t open the season, because this email has capitals, spaces or invisible characters. An Admin fixes it by updating the season.',
          { email: truncate(hostEmail, 100) },
        );
      return additionalEmail === signInEmail(additionalEmail)
        ? undefined
        : t(
            '“{email}” can’t open the season, because this email has capitals, spaces or invisible characters. A Manager or an Admin fixes it by updating the season.',
            { email: truncate(additionalEmail, 100) },
          );
    },
  },
  {
    id: 'quiz-starts-without-questions',
    level: 'fault',
    of: 'quiz',
    mendedAt: paths.questionList,
    find({ quiz: { start, end }, questions, now }) {
      if (now === undefined || questions?.length !== 0) return undefined;
      if (start === null || hasEnded(end, now)) return undefined;
      if (start <= now) return t('Has started without questions.');
      return start - now <= soonHours * 60 * minuteMs
        ? t('Starts within {hours} hours and has no questions.', { hours: String(soonHours) })
        : undefined;
    },
  },
  {
    id: 'quiz-without-questions',
    level: 'hint',
    of: 'quiz',
    mendedAt: paths.questionList,
    find({ quiz: { start, end }, questions, now }) {
      if (now === undefined) return undefined;
      const isLater = start === null || start - now > soonHours * 60 * minuteMs;
      return questions?.length === 0 && isLater && !hasEnded(end, now) ? t('No questions yet.') : undefined;
    },
  },
  {
    id: 'too-many-questions',
    level: 'hint',
    of: 'quiz',
    mendedAt: paths.questionList,
    find: ({ quiz, questions }) => {
      const seconds = secondsOf(quiz.duration, questions?.length);
      return seconds !== undefined && seconds < secondsForEach.least
        ? t(
            'Only {seconds} s per question ({count} questions in {duration} min). Allow at least {least} s.',
            {
              count: String(questions?.length),
              duration: String(quiz.duration),
              seconds: String(Math.floor(seconds)),
              least: String(secondsForEach.least),
            },
          )
        : undefined;
    },
  },
  {
    id: 'too-few-questions',
    level: 'hint',
    of: 'quiz',
    mendedAt: paths.questionList,
    find: ({ quiz, questions }) => {
      const seconds = secondsOf(quiz.duration, questions?.length);
      return seconds !== undefined && seconds > secondsForEach.most
        ? t(
            '{minutes} min per question ({count, plural, one {# question} other {# questions}} in {duration} min). More than {most} min is unusual.',
            {
              count: questions?.length ?? 0,
              duration: String(quiz.duration),
              minutes: String(Math.floor(seconds / 60)),
              most: String(secondsForEach.most / 60),
            },
          )
        : undefined;
    },
  },
  {
    id: 'quiz-without-duration',
    level: 'fault',
    of: 'quiz',
    find: ({ quiz: { duration } }) =>
      duration === null || duration <= 0 ? t('Duration must be 1 minute or more.') : undefined,
  },
  {
    id: 'quiz-without-title',
    level: 'fault',
    of: 'quiz',
    find: ({ quiz }) => (isBlank(quiz.title) ? t('The title is missing.') : undefined),
  },
  {
    id: 'quiz-title-repeated',
    level: 'hint',
    of: 'quiz',
    find: ({ quiz, quizzes }) =>
      withSameTitle(quiz, quizzes).length > 0 ? t('Another quiz has the same title.') : undefined,
    between: {
      sentence: t('These quizzes have the same title.'),
      others: ({ quiz, quizzes }) => withSameTitle(quiz, quizzes).map(({ id }) => id),
    },
  },
  {
    id: 'quiz-without-language',
    level: 'fault',
    of: 'quiz',
    // Commas, semicolons and the like name no language; a name has a letter.
    find: ({ quiz: { language } }) => (/\p{L}/u.test(language) ? undefined : t('The language is missing.')),
  },
  {
    id: 'quiz-status-unknown',
    level: 'fault',
    of: 'quiz',
    find: ({ quiz: { status } }) =>
      quizStatuses.some((known) => known === status)
        ? undefined
        : t('The status “{status}” isn’t supported in the players’ app.', {
            status: nameOf(status, t('No status')),
          }),
  },
];

/** The other quizzes whose titles look the same. */
const withSameTitle = (quiz: Quiz, quizzes: readonly Quiz[]): readonly Quiz[] =>
  isBlank(quiz.title)
    ? []
    : quizzes.filter((other) => other.id !== quiz.id && appearance(other.title) === appearance(quiz.title));

/** How many seconds players have for each question. */
const secondsOf = (duration: number | null, count = 0): number | undefined =>
  duration !== null && duration > 0 && count > 0 ? (duration * 60) / count : undefined;
