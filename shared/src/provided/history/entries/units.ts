import type { Place } from './place';

/** Stored fields that only make sense together: they are undone together or not at all, as forms merge them. */
const together: Partial<Record<Place['is'], readonly string[]>> = {
  question: ['option_1', 'option_2', 'option_3', 'option_4', 'answer'],
  leaderboard: ['type', 'limit_one', 'limit_two'],
  notification: ['type', 'button_text', 'button_link'],
};

/** Groups fields of a document into the units that are undone as a whole. */
export function unitsOf({ is }: Place, fields: readonly string[]): (readonly string[])[] {
  const group = together[is] ?? [];
  const single = fields.filter((field) => !group.includes(field)).map((field) => [field]);
  return single.length < fields.length ? [group, ...single] : single;
}

/** These fields, and those that belong to one of them. */
export const withUnits = (place: Place, fields: readonly string[]): string[] => unitsOf(place, fields).flat();
