export const appearances = ['type-1', 'type-2'] as const;
export const types = ['all', 'limit'] as const;

/**
 * When a season's leaderboard appears to players, and which part of it. `appearance` and `type` are the
 * stored texts; a limit is `null` where the stored value is not an integer.
 */
export type Leaderboard = {
  appearance: string;
  type: string;
  limitOne: number | null;
  limitTwo: number | null;
};

/** Only type limit uses the two limits. */
export const hasLimits = ({ type }: { type: string }): boolean => type === 'limit';
