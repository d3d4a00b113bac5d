import { describeOverlap, endsAfter, overlapping, startsBefore } from '@console/shared/calendar';
import { formatMoment } from '@console/shared/format';
import { describeShortWindow } from '../../describe-short-window';
import { t } from '../../i18n';
import { describeConflict } from '../../status/describe-conflict';
import { statusConflict } from '../../status/status-conflict';
import type { Rule } from '../rule';

/** What start and end of seasons and quizzes say. */
export const dateRules: readonly Rule[] = [
  {
    id: 'season-without-dates',
    level: 'fault',
    of: 'season',
    find: ({ season: { start, end } }) =>
      start === null || end === null ? t('The season’s start or end is missing.') : undefined,
  },
  {
    id: 'season-ends-before-start',
    level: 'fault',
    of: 'season',
    find: ({ season: { start, end } }) =>
      start !== null && end !== null && end <= start
        ? t('The season’s end ({end}) must be after its start ({start}).', {
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
      start === null || end === null ? t('Start or end is missing.') : undefined,
  },
  {
    id: 'quiz-ends-before-start',
    level: 'fault',
    of: 'quiz',
    find: ({ quiz: { start, end } }) =>
      start !== null && end !== null && end <= start
        ? t('The end ({end}) must be after the start ({start}).', {
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
      if (startsBefore(quiz, season))
        return t('Starts at {start}, before the season’s start ({limit}).', {
          start: formatMoment(quiz.start),
          limit: formatMoment(season.start),
        });
      if (endsAfter(quiz, season))
        return t('Ends at {end}, after the season’s end ({limit}).', {
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
    find: ({ quiz }) => describeShortWindow(quiz),
  },
  {
    id: 'quizzes-overlap',
    level: 'hint',
    of: 'quiz',
    find: ({ quiz, quizzes }) => describeOverlap(overlapping(quiz, quizzes)),
    between: {
      sentence: t('These quizzes overlap.'),
      others: ({ quiz, quizzes }) => overlapping(quiz, quizzes).map(({ id }) => id),
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
