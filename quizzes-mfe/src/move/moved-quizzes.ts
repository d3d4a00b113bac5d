import { addDays } from '@console/shared/dates';
import type { Moment, Quiz } from '@console/shared/model';

/** What the person enters. */
export type Move = { readonly days: string; readonly direction: 'later' | 'earlier' };

/** A quiz before and after its dates are moved. */
export type MovedQuiz = { readonly before: Quiz; readonly after: Quiz };

/** At most so many days: ten years. */
export const mostDays = 3650;

/** How many days the dates move, earlier ones below zero; `undefined` for what is no number of them. */
export function daysOf({ days, direction }: Move): number | undefined {
  const count = /^\d{1,4}$/.test(days.trim()) ? Number(days) : 0;
  if (count < 1 || count > mostDays) return undefined;
  return direction === 'later' ? count : -count;
}

/** Quizzes with both dates moved by days, at the same time of day; those without dates are left out. */
export const movedQuizzes = (quizzes: readonly Quiz[], days: number): readonly MovedQuiz[] =>
  quizzes
    .filter(({ start, end }) => start !== null || end !== null)
    .map((before) => ({
      before,
      after: { ...before, start: moved(before.start, days), end: moved(before.end, days) },
    }));

const moved = (moment: Moment, days: number): Moment => (moment === null ? null : addDays(moment, days));
