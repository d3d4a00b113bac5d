import { textOf, type StoredDocument, type StoredFields } from '@console/shared/data';
import type { Leaderboard } from './leaderboard';

/** A number stored as a string is not a limit: if it were kept, every save of the block would be refused. */
function limitOf(fields: StoredFields, field: string): number | null {
  const value = fields[field];
  return typeof value === 'number' && Number.isInteger(value) ? value : null;
}

export const leaderboardFromDocument = ({ fields }: StoredDocument): Leaderboard => ({
  appearance: textOf(fields, 'appearance'),
  type: textOf(fields, 'type'),
  limitOne: limitOf(fields, 'limit_one'),
  limitTwo: limitOf(fields, 'limit_two'),
});

export const leaderboardToFields = (leaderboard: Leaderboard): StoredFields => ({
  appearance: leaderboard.appearance,
  type: leaderboard.type,
  limit_one: leaderboard.limitOne,
  limit_two: leaderboard.limitTwo,
});
