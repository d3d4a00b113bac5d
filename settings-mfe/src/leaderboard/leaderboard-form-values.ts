import { choiceOf } from '../form/choice';
import { appearances, hasLimits, types, type Leaderboard } from './leaderboard';

/** A leaderboard setting as it is typed. */
export type LeaderboardFormValues = { appearance: string; type: string; limitOne: string; limitTwo: string };

/** Limits are stored as integers, also where type all does not use them. */
export const blankLeaderboard: Leaderboard = { appearance: '', type: '', limitOne: 0, limitTwo: 0 };

/** Limits that nobody has set are left to be typed. */
export function valuesOf(stored: Leaderboard): LeaderboardFormValues {
  const limitText = (limit: number | null) => (limit || hasLimits(stored) ? String(limit ?? '') : '');
  return {
    appearance: choiceOf(appearances, stored.appearance),
    type: choiceOf(types, stored.type),
    limitOne: limitText(stored.limitOne),
    limitTwo: limitText(stored.limitTwo),
  };
}

/** The setting with what was typed; limits that are not used stay as they are stored. */
export const withValues = (stored: Leaderboard, values: LeaderboardFormValues): Leaderboard => ({
  appearance: values.appearance,
  type: values.type,
  limitOne: hasLimits(values) ? Number(values.limitOne) : stored.limitOne,
  limitTwo: hasLimits(values) ? Number(values.limitTwo) : stored.limitTwo,
});
