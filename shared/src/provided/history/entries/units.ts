import { leaderboardEntity, questionEntity, topNotificationEntity } from '@console/shared/model';
import type { Place } from './place';

/** Stored fields that only make sense together: they are undone together or not at all, as forms merge them. */
const together: Partial<Record<Place['is'], readonly string[]>> = {
  question: questionEntity.together,
  leaderboard: leaderboardEntity.together,
  notification: topNotificationEntity.together,
};

/** Groups fields of a document into the units that are undone as a whole. */
export function unitsOf({ is }: Place, fields: readonly string[]): (readonly string[])[] {
  const group = together[is] ?? [];
  const single = fields.filter((field) => !group.includes(field)).map((field) => [field]);
  return single.length < fields.length ? [group, ...single] : single;
}

/** These fields, and those that belong to one of them. */
export const withUnits = (place: Place, fields: readonly string[]): string[] => unitsOf(place, fields).flat();
