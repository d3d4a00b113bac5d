import { formatMoment, quizName } from '@console/shared/format';
import { currentLanguage } from '@console/shared/i18n';
import type { Quiz } from '@console/shared/model';
import { t } from '../../i18n';
import { describeConflict } from '../../status/describe-conflict';
import { statusConflict } from '../../status/status-conflict';
import type { Rule } from '../rule';

const minuteMs = 60_000;
/** More names than these make no sentence to read. */
const mostNames = 3;

const overlaps = (a: Quiz, b: Quiz): boolean =>
  a.start !== null &&
  a.end !== null &&
  b.start !== null &&
  b.end !== null &&
  a.start < b.end &&
  b.start < a.end;

/** What start and end of seasons and quizzes say. */
export const dateRules: readonly Rule[] = [
  {
    id: 'season-without-dates',
    level: 'fault',
    of: 'season',
    find: ({ season: { start, end } }) =>
      start === null || end === null ? t('The season has no start or no end.') : undefined,
  },
  {
    id: 'season-ends-before-start',
    level: 'fault',
    of: 'season',
    find: ({ season: { start, end } }) =>
      start !== null && end !== null && end <= start
        ? t('The season ends at {end}, not after its start at {start}.', {
            start: formatMoment(start),
            end: formatMoment(end),
          })
        : undefined,
  },
  {
    id: 'quiz-without-dates',
    level: 'fault',
    of: 'quiz',
    find: ({ quiz: { start, end } }) =>
      start === null || end === null ? t('It has no start or no end.') : undefined,
  },
  {
    id: 'quiz-ends-before-start',
    level: 'fault',
    of: 'quiz',
    find: ({ quiz: { start, end } }) =>
      start !== null && end !== null && end <= start
        ? t('It ends at {end}, not after its start at {start}.', {
            start: formatMoment(start),
            end: formatMoment(end),
          })
        : undefined,
  },
  {
    id: 'quiz-outside-season',
    level: 'fault',
    of: 'quiz',
    find({ quiz, season }) {
      if (quiz.start !== null && season.start !== null && quiz.start < season.start)
        return t('It starts at {start}, before the season starts at {limit}.', {
          start: formatMoment(quiz.start),
          limit: formatMoment(season.start),
        });
      if (quiz.end !== null && season.end !== null && quiz.end > season.end)
        return t('It ends at {end}, after the season ends at {limit}.', {
          end: formatMoment(quiz.end),
          limit: formatMoment(season.end),
        });
      return undefined;
    },
  },
  {
    id: 'quiz-shorter-than-duration',
    level: 'fault',
    of: 'quiz',
    find({ quiz: { start, end, duration } }) {
      if (start === null || end === null || duration === null || end <= start) return undefined;
      const open = Math.floor((end - start) / minuteMs);
      return open < duration
        ? t('It takes {duration} min, but is open for {open} min only.', {
            duration: String(duration),
            open: String(open),
          })
        : undefined;
    },
  },
  {
    id: 'quizzes-overlap',
    level: 'hint',
    of: 'quiz',
    find({ quiz, quizzes }) {
      const others = quizzes.filter((other) => other.id !== quiz.id && overlaps(quiz, other));
      if (others.length === 0) return undefined;
      const names = others.slice(0, mostNames).map((other) => `“${quizName(other)}”`);
      const more = others.length - names.length;
      if (more > 0) names.push(t('{count, plural, one {# more} other {# more}}', { count: more }));
      return t('It is open at the same time as {quizzes}.', {
        quizzes: new Intl.ListFormat(currentLanguage()).format(names),
      });
    },
  },
  {
    id: 'status-contradicts-dates',
    level: 'fault',
    of: 'quiz',
    find({ quiz, now }) {
      if (now === undefined) return undefined;
      const conflict = statusConflict(quiz, now);
      return conflict && describeConflict(conflict, now);
    },
  },
];
