import { integerOf, textOf, type StoredDocument, type StoredFields } from '@console/shared/data';
import type { Leaderboard } from './leaderboard';

export const leaderboardFromDocument = ({ fields }: StoredDocument): Leaderboard => ({
  appearance: textOf(fields, 'appearance'),
  type: textOf(fields, 'type'),
  limitOne: integerOf(fields, 'limit_one'),
  limitTwo: integerOf(fields, 'limit_two'),
});

export const leaderboardToFields = (leaderboard: Leaderboard): StoredFields => ({
  appearance: leaderboard.appearance,
  type: leaderboard.type,
  limit_one: leaderboard.limitOne,
  limit_two: leaderboard.limitTwo,
});
