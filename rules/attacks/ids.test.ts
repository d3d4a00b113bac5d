import { at } from '../contest/contest';
import { change, commit, get, set } from '../contest/attempts';
import { ads, leaderboard, notification, question, quiz, season } from '../contest/documents';
import { useContest, type Attempt } from '../contest/use-contest';
import * as writes from '../protocol/writes';

const contest = useContest();
const q1 = `${at.upcoming}/questions/q1`;

describe('an id in a document is that of its path', () => {
  it.each<[string, Attempt]>([
    ['a season with another’s id', set(at.newSeason, season('own'))],
    ['a season whose id is changed', change(at.own, { season_id: 'other' })],
    ['a season with an id in other letters', set(at.newSeason, season('New'))],
    ['a season with its path for an id', set(at.newSeason, season('seasons/new'))],
    ['a quiz with another’s id', set(at.newQuiz, quiz('upcoming'))],
    ['a quiz whose id is changed', change(at.upcoming, { quiz_id: 'ongoing' })],
    ['a question with another’s id', set(`${at.upcoming}/questions/new`, question('q1', 'upcoming'))],
    ['a question that names another quiz', set(`${at.upcoming}/questions/new`, question('new', 'ongoing'))],
    ['a question whose id is changed', change(q1, { question_id: 'q2' })],
    ['a question that is moved to another quiz by its id', change(q1, { quiz_id: 'ongoing' })],
    [
      'a question that is moved to another season',
      set(`${at.upcoming}/questions/new`, question('new', 'other')),
    ],
    ['a notification of another season', set(at.notification, notification({ season_id: 'other' }))],
    ['a leaderboard of another season', set(at.leaderboard, leaderboard({ season_id: 'other' }))],
    ['ads settings of another season', set(at.ads, ads({ season_id: 'other' }))],
    ['a notification whose id is changed', change(at.notification, { season_id: 'other' })],
  ])('not of %s', (_title, attempt) => contest.refuses(attempt));
});

describe('the id of a new season', () => {
  const day = 86_400_000;
  const idAt = (time: number) => `${time}aB3xY9z`;
  const create = (id: string) => set(`seasons/${id}`, season(id));

  it('is not that of a removed season, below which documents remain', async () => {
    await contest.given(writes.remove(at.own));
    await contest.refuses(create('own'));
  });

  // Computed in the test: rules that run a minute later would find a time ahead near enough.
  it.each<[string, () => string]>([
    ['two days ago', () => idAt(Date.now() - 2 * day)],
    ['a day and a minute ago', () => idAt(Date.now() - day - 60_000)],
    ['a day and a minute ahead', () => idAt(Date.now() + day + 60_000)],
    ['the last there is', () => idAt(9_999_999_999_999)],
    ['in seconds', () => `${Math.floor(Date.now() / 1000)}aB3xY9z000`],
    ['none', () => '4DPzK4HavXmTMwyZt7eQ'],
  ])('does not begin with a time: %s', (_title, id) => contest.refuses(create(id())));

  it.each(['', 'aB3xY9', 'aB3xY9zz', 'aB3xY9-', 'aB3 Y9z', 'ఆదికాండమ'])(
    'does not end with anything but seven letters and digits: %j',
    (end) => contest.refuses(create(`${Date.now()}${end}`)),
  );

  it.each<[string, number]>([
    ['now', 0],
    ['by a clock that is 23 hours slow', -23],
    ['by a clock that is 23 hours fast', 23],
  ])('begins with the time %s', (_title, hours) =>
    contest.allowsOnly(['admin', 'manager'], create(idAt(Date.now() + hours * 3_600_000))),
  );
});

describe('nothing is added to a season that does not exist', () => {
  it.each<[string, Attempt]>([
    ['a quiz', set('seasons/none/quizzes/new', quiz('new'))],
    ['a question', set('seasons/none/quizzes/none/questions/new', question('new', 'none'))],
    ['a notification', set('season_top_notification/none', notification({ season_id: 'none' }))],
    ['a leaderboard', set('season_leaderbaord_setting/none', leaderboard({ season_id: 'none' }))],
    ['ads settings', set('season_ads_controller/none', ads({ season_id: 'none' }))],
    [
      'a notification of all seasons',
      set('season_top_notification/seasons', notification({ season_id: 'seasons' })),
    ],
    [
      'a question of a quiz that does not exist',
      set('seasons/own/quizzes/none/questions/new', question('new', 'none')),
    ],
  ])('%s', (_title, attempt) => contest.refuses(attempt));
});

describe('a quiz is not made of another', () => {
  it.each<[string, Attempt]>([
    [
      'in its place, in one commit',
      commit(writes.remove(at.upcoming), writes.set(at.upcoming, quiz('ongoing'))),
    ],
    ['beside it', commit(writes.remove(at.upcoming), writes.set(at.newQuiz, quiz('upcoming')))],
    ['under the id of one that is being deleted', set(at.gone, quiz('gone'))],
    ['over an existing one, as if it were new', set(at.ongoing, quiz('upcoming'))],
  ])('%s', (_title, attempt) => contest.refuses(attempt));
});

describe('a long or odd id', () => {
  const longest = 'x'.repeat(1500);

  it('of 1500 bytes is valid', async () => {
    await contest.refuses(set(`seasons/own/quizzes/${longest}`, quiz('new')));
    await contest.allows('host', set(`seasons/own/quizzes/${longest}`, quiz(longest)));
  });

  it.each([
    'constructor',
    'hasOwnProperty',
    '%2e%2e',
    'ఆదికాండము',
    '(default)',
    '{seasonId}',
    '$(x)',
    '*',
    "'",
    ' ',
  ])('%j is an id like others', async (id) => {
    await contest.refuses(
      set(`seasons/own/quizzes/${id}`, quiz('new')),
      set(`seasons/none/quizzes/${id}`, quiz(id)),
    );
    await contest.allows('host', set(`seasons/own/quizzes/${id}`, quiz(id)));
  });

  it.each([`${longest}x`, '.', '..', '__proto__', '__id7__x__', ''])('%j is invalid', (id) =>
    contest.findsMalformed(set(`seasons/own/quizzes/${id}`, quiz(id))),
  );
});

describe('no access to a path that no rule names', () => {
  it.each([
    'elsewhere/x',
    'Seasons/own',
    'seasons/own/secrets/x',
    'seasons/own/Quizzes/upcoming',
    `${at.upcoming}/answers/x`,
    `${q1}/comments/x`,
    `${at.ongoing}/results/stranger/details/x`,
    'seasons/own/quiz_deletions/gone/questions/x',
    'seasons/own/check_dismissals/x/replies/x',
    'season_top_notification/own/history/x',
    'season_leaderboard_setting/own',
    'quizzes/upcoming',
    'questions/q1',
    'user_permissions/x/roles/x',
    'account_deletion_requests/x/replies/x',
    'failures/00000000000000000000/replies/x',
    `seasons/own${'/seasons/own'.repeat(30)}`,
  ])('%s', (path) =>
    contest.refuses(get(path), set(path, { season_id: 'own' }), commit(writes.remove(path)), (database) =>
      database.list(path.slice(0, path.lastIndexOf('/'))),
    ),
  );
});
