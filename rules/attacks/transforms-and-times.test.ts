import { at } from '../contest/contest';
import { keptMarker, leftBy } from '../contest/deletions';
import { commit } from '../contest/attempts';
import { deletionRequest, leaderboard } from '../contest/documents';
import { useContest, type Attempt } from '../contest/use-contest';
import { remove, serverTime, set, transform } from '../protocol/writes';

const contest = useContest();
const increment = (fieldPath: string, by: object) => ({ fieldPath, increment: by });
const append = (fieldPath: string) => ({
  fieldPath,
  appendMissingElements: { values: [{ stringValue: 'x' }] },
});
const q1 = `${at.upcoming}/questions/q1`;

describe('no transform gives a field an invalid value', () => {
  it.each<[string, Attempt]>([
    ['a text becomes a number', commit(transform(at.own, increment('season', { integerValue: '1' })))],
    ['a text becomes a list', commit(transform(at.own, append('season')))],
    [
      'a text becomes an empty list',
      commit(transform(at.own, { fieldPath: 'host', removeAllFromArray: { values: [] } })),
    ],
    ['a text becomes a time', commit(transform(at.own, serverTime('discription')))],
    ['a status becomes a time', commit(transform(at.upcoming, serverTime('status')))],
    ['an e-mail becomes a list', commit(transform(at.own, append('host_additional_email')))],
    [
      'an id becomes a number',
      commit(transform(at.own, { fieldPath: 'season_id', maximum: { integerValue: '9' } })),
    ],
    ['a time becomes a number', commit(transform(at.upcoming, increment('start', { integerValue: '1' })))],
    ['minutes become a half', commit(transform(at.upcoming, increment('duration', { doubleValue: 0.5 })))],
    ['minutes become a decimal', commit(transform(at.upcoming, increment('duration', { doubleValue: 1 })))],
    ['minutes become none', commit(transform(at.upcoming, increment('duration', { integerValue: '-10' })))],
    [
      'minutes become negative',
      commit(transform(at.upcoming, { fieldPath: 'duration', minimum: { integerValue: '-1' } })),
    ],
    ['an answer becomes a list', commit(transform(q1, append('answer')))],
    ['an option becomes a time', commit(transform(q1, serverTime('option_2')))],
    ['a further field counts', commit(transform(at.own, increment('likes', { integerValue: '1' })))],
    ['a further field tells the time', commit(transform(at.own, serverTime('seen')))],
    ['a field inside a text tells the time', commit(transform(at.own, serverTime('season.seen')))],
    ['a document is made of a time', commit(transform(at.newSeason, serverTime('start')))],
    [
      'a result counts',
      commit(transform(`${at.ongoing}/results/stranger`, increment('score', { integerValue: '1' }))),
    ],
    ['a notification’s link becomes a list', commit(transform(at.notification, append('button_link')))],
    [
      'a question of a quiz under way',
      commit(transform(`${at.ongoing}/questions/q1`, serverTime('question'))),
    ],
  ])('%s', (_title, attempt) => contest.refuses(attempt));

  it('a limit of the leaderboard becomes negative', async () => {
    await contest.given(set(at.leaderboard, leaderboard({ type: 'limit', limit_one: 1, limit_two: 2 })));
    await contest.refuses(
      commit(transform(at.leaderboard, increment('limit_one', { integerValue: '-2' }))),
      commit(transform(at.leaderboard, increment('limit_two', { doubleValue: 0.5 }))),
    );
  });
});

describe('a transform with a valid result is an ordinary change', () => {
  it('of minutes', () =>
    contest.allowsOnly(
      ['admin', 'manager', 'host'],
      commit(transform(at.upcoming, increment('duration', { integerValue: '5' }))),
    ));
  it('of a time', () =>
    contest.allowsOnly(['admin', 'manager', 'host'], commit(transform(at.upcoming, serverTime('start')))));
  it('of a season, by a host, is refused', () =>
    contest.allowsOnly(['admin', 'manager'], commit(transform(at.own, serverTime('start')))));
});

const hour = 3_600_000;
const times: [string, unknown][] = [
  ['an hour ago', new Date(Date.now() - hour)],
  ['in an hour', new Date(Date.now() + hour)],
  ['the first there is', new Date('0001-01-01T00:00:00Z')],
  ['the last there is', new Date('9999-12-31T23:59:59Z')],
  ['by the own clock', new Date()],
  ['a number', Date.now()],
  ['a text', new Date().toISOString()],
  ['none', null],
  ['missing', undefined],
];

describe('timestamps must be the database’s time: not', () => {
  it.each(times)('%s, on a request', (_title, requestDate) =>
    contest.refuses((database, { uid, email }) =>
      database.commit(set(at.request(uid), deletionRequest(uid, email, { requestDate }))),
    ),
  );
  it.each(times)('%s, on the marker of a deletion', (_title, started) =>
    contest.refuses((database, me) => {
      const [entry, part] = leftBy(me, { quizId: 'ongoing' });
      const marker = set(at.marker('ongoing'), keptMarker('ongoing', me.uid, { started }));
      return database.commit(remove(at.ongoing), marker, ...(entry && part ? [entry, part] : []));
    }),
  );
  it('in another field', () =>
    contest.refuses((database, { uid, email }) =>
      database.commit(set(at.request(uid), deletionRequest(uid, email), serverTime('requestdate'))),
    ));
  it('in an additional field', () =>
    contest.refuses((database, { uid, email }) =>
      database.commit(
        set(at.request(uid), deletionRequest(uid, email), serverTime('requestDate'), serverTime('sent')),
      ),
    ));
});
