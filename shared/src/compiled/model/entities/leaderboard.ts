import { defineEntity, type EntityOf } from './define-entity';
import { choice, count } from './kinds';

export const leaderboardAppearances = ['type-1', 'type-2'] as const;
export const leaderboardTypes = ['all', 'limit'] as const;

/** When the leaderboard of a season appears to players, and which part of it. */
export const leaderboardEntity = defineEntity({
  fields: {
    appearance: choice('appearance', leaderboardAppearances),
    type: choice('type', leaderboardTypes),
    limitOne: count('limit_one'),
    limitTwo: count('limit_two'),
  },
  together: ['type', 'limitOne', 'limitTwo'],
  accepts: (entity) => !hasLimits(entity) || (entity.limitOne !== null && entity.limitTwo !== null),
});

/** `appearance` and `type` are the stored texts; a limit is `null` where the stored value is not a whole number. */
export type Leaderboard = EntityOf<typeof leaderboardEntity>;

/** Only type limit uses the two limits. */
export const hasLimits = ({ type }: { type: string }): boolean => type === 'limit';
