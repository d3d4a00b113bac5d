import { hasLimits, type Leaderboard } from '@console/shared/model';

/** The most places that a phone shows at once. */
const most = 8;

/** Places of a leaderboard: those on the screen, and the last one if there are more. */
export type SamplePlaces = { readonly places: readonly number[]; readonly last?: number | undefined };

/** The places that players see; none where the limits are no places in order. */
export function samplePlaces({ type, limitOne, limitTwo }: Leaderboard): SamplePlaces {
  const [first, last] = hasLimits({ type }) ? [limitOne ?? 0, limitTwo ?? 0] : [1, Infinity];
  if (first < 1 || last < first) return { places: [] };
  const count = Math.min(most, last - first + 1);
  const places = Array.from({ length: count }, (_, index) => first + index);
  return last === Infinity || last === first + count - 1 ? { places } : { places, last };
}
