import {
  adsEntity,
  leaderboardEntity,
  questionEntity,
  quizEntity,
  seasonEntity,
  topNotificationEntity,
} from '../../shared/src/compiled/model/entities';
import { shapes } from './shapes';

const entities = {
  season: seasonEntity,
  quiz: quizEntity,
  question: questionEntity,
  notification: topNotificationEntity,
  leaderboard: leaderboardEntity,
  'ads settings': adsEntity,
};

it.each(Object.entries(entities))('each stored field is attacked, and no other: %s', (name, { names }) => {
  const { fields = {} } = shapes.find((shape) => shape.name === name) ?? {};
  const others = Object.keys(fields).filter((field) => fields[field] !== 'id');
  expect(others.sort()).toEqual([...names].sort());
});
