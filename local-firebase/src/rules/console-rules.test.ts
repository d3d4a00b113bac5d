import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOfficialEmulator, startOfficialEmulator } from '../../../tools/official-emulator';
import { startLocalFirebase } from '../index';
import { project, restClient, type RestClient, type WriteRequest } from './testing/rest-client';
import {
  ads,
  leaderboard,
  notification,
  people,
  question,
  quiz,
  resetContest,
  season,
  type Person,
} from './testing/console-contest';

const rulesFile = join(__dirname, '../../../firestore.rules');

async function startLocal() {
  const folder = await mkdtemp(join(tmpdir(), 'console-rules-'));
  const server = await startLocalFirebase({
    project,
    data: join(folder, 'data'),
    rules: rulesFile,
    firestorePort: 0,
    authPort: 0,
    log: () => undefined,
  });
  return {
    origin: server.firestoreUrl,
    async stop() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function startOfficial() {
  const { firestoreUrl, close } = await startOfficialEmulator({ project, port: 0, rules: rulesFile });
  return { origin: firestoreUrl, stop: close };
}

const everyone: Person[] = ['admin', 'manager', 'host', 'stranger', 'impostor', 'visitor'];

type Attempt = (client: RestClient, who: string | undefined) => Promise<number>;

const get =
  (path: string): Attempt =>
  (client, who) =>
    client.get(who, path);
const commit =
  (...writes: WriteRequest[]): Attempt =>
  (client, who) =>
    client.commit(who, writes);
const set = (path: string, fields: Record<string, unknown>): Attempt => commit({ set: path, fields });
const change = (path: string, fields: Record<string, unknown>): Attempt => commit({ change: path, fields });
const remove = (path: string): Attempt => commit({ remove: path });
const list =
  (collectionId: string, parent?: string): Attempt =>
  (client, who) =>
    client.query(who, { from: [{ collectionId }] }, parent);
const seasonsWhere =
  (fieldPath: string, email: string): Attempt =>
  (client, who) =>
    client.query(who, {
      from: [{ collectionId: 'seasons' }],
      where: { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue: email } } },
    });

const gone = 'seasons/own/quizzes/gone';
const marker = (quizId: string, seasonId = 'own') => `seasons/${seasonId}/quiz_deletions/${quizId}`;
const upcoming = 'seasons/own/quizzes/upcoming';
const ongoing = 'seasons/own/quizzes/ongoing';
const staff: Person[] = ['admin', 'manager', 'host'];
const signedIn = everyone.filter((person) => person !== 'visitor');

/** What is tried, and who may. */
const decisions: [string, Attempt, Person[]][] = [
  ['read the own role', get('user_permissions/manager'), ['manager']],
  ['take a role', set('user_permissions/stranger', { role: 'Admin' }), []],
  ['list the roles', list('user_permissions'), []],
  ['read a collection that no rule names', get('elsewhere/x'), []],

  ['read a season', get('seasons/own'), staff],
  ['read another’s season', get('seasons/other'), ['admin']],
  ['find that a season does not exist', get('seasons/none'), signedIn],
  ['list all seasons', list('seasons'), ['admin']],
  ['list the manager’s seasons', seasonsWhere('host_email', 'manager@example.org'), ['admin', 'manager']],
  ['list the host’s seasons', seasonsWhere('host_additional_email', 'host@example.org'), ['admin', 'host']],
  ['create a season for the manager', set('seasons/new', season('new')), ['admin', 'manager']],
  [
    'create a season for somebody else',
    set('seasons/new', season('new', { host_email: 'a@example.org' })),
    ['admin'],
  ],
  ['create a deactivated season', set('seasons/new', season('new', { status: 'deactivated' })), []],
  ['create a season with another’s id', set('seasons/new', season('own')), []],
  ['create a season with a further field', set('seasons/new', season('new', { featured: true })), []],
  [
    'create a season without an additional e-mail',
    set('seasons/new', season('new', { host_additional_email: '' })),
    [],
  ],
  ['create a season whose start is text', set('seasons/new', season('new', { start: 'today' })), []],
  [
    'edit a season',
    change('seasons/own', { season: 'Renamed', status: 'deactivated' }),
    ['admin', 'manager'],
  ],
  ['edit another’s season', change('seasons/other', { season: 'Renamed' }), ['admin']],
  ['hand a season to somebody else', change('seasons/own', { host_email: 'a@example.org' }), ['admin']],
  ['give a season an unknown status', change('seasons/own', { status: 'hidden' }), []],
  ['delete a season', remove('seasons/own'), []],

  ['read a quiz', get(upcoming), staff],
  ['list the quizzes', list('quizzes', 'seasons/own'), staff],
  ['list another’s quizzes', list('quizzes', 'seasons/other'), ['admin']],
  ['create a quiz', set('seasons/own/quizzes/new', quiz('new')), staff],
  ['create a quiz in another’s season', set('seasons/other/quizzes/new', quiz('new')), ['admin']],
  ['create a quiz that is under way', set('seasons/own/quizzes/new', quiz('new', { status: 'Ongoing' })), []],
  [
    'create a quiz that lasts half a minute',
    set('seasons/own/quizzes/new', quiz('new', { duration: 0.5 })),
    [],
  ],
  ['start a quiz', change(upcoming, { status: 'Ongoing' }), staff],
  ['give a quiz an unknown status', change(upcoming, { status: 'Paused' }), []],
  ['delete a quiz', remove(ongoing), staff],

  ['list the questions', list('questions', upcoming), staff],
  ['add a question', set(`${upcoming}/questions/new`, question('new', 'upcoming')), staff],
  ['add a question to a quiz under way', set(`${ongoing}/questions/new`, question('new', 'ongoing')), []],
  [
    'add a question that names another quiz',
    set(`${upcoming}/questions/new`, question('new', 'ongoing')),
    [],
  ],
  [
    'add a question whose answer is no option',
    set(`${upcoming}/questions/new`, question('new', 'upcoming', { answer: 'Eve' })),
    [],
  ],
  ['change a question', change(`${upcoming}/questions/q1`, { question: 'Who built it?' }), staff],
  ['change the option that is the answer', change(`${upcoming}/questions/q1`, { option_1: 'Enoch' }), []],
  ['change a question of a quiz under way', change(`${ongoing}/questions/q1`, { question: 'Who?' }), []],
  ['delete a question', remove(`${upcoming}/questions/q1`), staff],
  ['delete a question of a quiz under way', remove(`${ongoing}/questions/q1`), []],
  [
    'delete a question with its quiz',
    commit({ remove: `${ongoing}/questions/q1` }, { remove: ongoing }),
    staff,
  ],

  ['list the results', list('results', ongoing), staff],
  ['delete a result', remove(`${ongoing}/results/stranger`), []],
  [
    'delete a result with its quiz',
    commit({ remove: `${ongoing}/results/stranger` }, { remove: ongoing }),
    staff,
  ],
  [
    'delete a question in the name of another quiz that goes',
    commit({ remove: `${ongoing}/questions/q1` }, { remove: upcoming }),
    [],
  ],
  [
    'delete a question with its quiz, which is written anew',
    commit(
      { remove: ongoing },
      { remove: `${ongoing}/questions/q1` },
      { set: ongoing, fields: quiz('ongoing', { status: 'Ongoing' }) },
    ),
    [],
  ],
  ['delete another’s quiz', remove('seasons/other/quizzes/upcoming'), ['admin']],

  ['read what lies below a quiz that is gone', get(`${gone}/questions/q1`), staff],
  ['list what lies below a quiz that is gone', list('questions', gone), staff],
  ['delete a question of a quiz that is gone', remove(`${gone}/questions/q1`), staff],
  ['delete a result of a quiz that is gone', remove(`${gone}/results/stranger`), staff],
  ['delete what is not there below a quiz that is gone', remove(`${gone}/questions/none`), staff],
  ['add a question to a quiz that is gone', set(`${gone}/questions/new`, question('new', 'gone')), []],
  ['change a question of a quiz that is gone', change(`${gone}/questions/q1`, { question: 'Who?' }), []],
  ['write a result of a quiz that is gone', set(`${gone}/results/stranger`, { score: 100 }), []],
  ['create a quiz whose deletion is not finished', set(gone, quiz('gone')), []],
  [
    'create a quiz and end its deletion in one commit',
    commit({ remove: marker('gone') }, { set: gone, fields: quiz('gone') }),
    [],
  ],

  ['read the marker of a deletion', get(marker('gone')), staff],
  ['find that no deletion is under way', get(marker('none')), staff],
  ['list the markers of deletions', list('quiz_deletions', 'seasons/own'), staff],
  ['list the markers of another’s season', list('quiz_deletions', 'seasons/other'), ['admin']],
  ['change the marker of a deletion', change(marker('gone'), { title: 'Week 2' }), []],
  ['end a deletion', remove(marker('gone')), staff],
  ['end a deletion whose quiz stands', remove(marker('upcoming')), []],
  ['end a deletion of another’s season', remove(marker('gone', 'other')), ['admin']],
  ['write a result', set(`${ongoing}/results/stranger`, { score: 100 }), []],

  ['read the notification', get('season_top_notification/own'), staff],
  ['change the notification', change('season_top_notification/own', { title: 'Hello' }), staff],
  [
    'link a button to a web page',
    set('season_top_notification/own', notification({ type: 'Button', button_link: 'https://example.org' })),
    staff,
  ],
  [
    'link a button to a script',
    set('season_top_notification/own', notification({ type: 'Button', button_link: 'javascript:alert(1)' })),
    [],
  ],
  [
    'notify in another’s season',
    set('season_top_notification/other', notification({ season_id: 'other' })),
    ['admin'],
  ],
  [
    'limit the leaderboard',
    change('season_leaderbaord_setting/own', { type: 'limit', limit_one: 1, limit_two: 25 }),
    staff,
  ],
  ['limit the leaderboard without limits', change('season_leaderbaord_setting/own', { type: 'limit' }), []],
  ['set up a leaderboard', set('season_leaderbaord_setting/own', leaderboard({ appearance: 'type-3' })), []],
  ['read the ads settings', get('season_ads_controller/own'), ['admin']],
  ['change the ads settings', set('season_ads_controller/own', ads({ rs_to_sh_show: 'Yes' })), ['admin']],
  ['set the ads to something unknown', set('season_ads_controller/own', ads({ rs_to_sh_show: 'Maybe' })), []],

  ['list the deletion requests', list('account_deletion_requests'), []],
];

const requestOf = (fields: Record<string, unknown>, time?: string): Attempt =>
  commit({ set: 'account_deletion_requests/new', fields, ...(time && { time }) });
const own = { uid: 'stranger', email: 'stranger@example.org', reason: '' };

const deletionRequests: [string, Attempt, Person[]][] = [
  ['ask for the own account’s deletion', requestOf(own, 'requestDate'), ['stranger']],
  ['ask with a date of one’s own', requestOf({ ...own, requestDate: new Date('2026-01-01') }), []],
  ['ask with another e-mail', requestOf({ ...own, email: 'admin@example.org' }, 'requestDate'), []],
  ['ask with a further field', requestOf({ ...own, role: 'Admin' }, 'requestDate'), []],
];

const sound = (uid: string, quizId: string) => ({ quiz_id: quizId, title: 'Week 1', uid });

/** Deletes a quiz and leaves a marker of it, in the own name unless it is said otherwise. */
const begin =
  (
    fields: Record<string, unknown> = {},
    more: { time?: string; quizId?: string; seasonId?: string } = {},
  ): Attempt =>
  (client, who) => {
    const { time = 'started', quizId = 'ongoing', seasonId = 'own' } = more;
    return client.commit(who, [
      { remove: `seasons/${seasonId}/quizzes/${quizId}` },
      {
        set: marker(quizId, seasonId),
        fields: { ...sound(uidOf(who), quizId), ...fields },
        ...(time && { time }),
      },
    ]);
  };

/** Leaves a marker without what belongs to it in the same commit. */
const mark =
  (quizId: string): Attempt =>
  (client, who) =>
    client.commit(who, [{ set: marker(quizId), fields: sound(uidOf(who), quizId), time: 'started' }]);

const uidOf = (who: string | undefined) => everyone.find((person) => people[person] === who) ?? '';

const quizDeletions: [string, Attempt, Person[]][] = [
  ['begin to delete a quiz', begin(), staff],
  ['begin to delete a quiz whose title is empty', begin({ title: '' }), staff],
  ['begin to delete a quiz whose title is as long as can be', begin({ title: 'x'.repeat(500) }), staff],
  [
    'begin to delete a quiz of another’s season',
    begin({}, { quizId: 'upcoming', seasonId: 'other' }),
    ['admin'],
  ],
  ['begin to delete a quiz that does not exist', begin({}, { quizId: 'none' }), []],
  ['begin to delete a quiz that is gone', begin({}, { quizId: 'gone' }), []],
  ['begin with a title that is too long', begin({ title: 'x'.repeat(501) }), []],
  ['begin with a title that is no text', begin({ title: 7 }), []],
  ['begin with the id of another quiz', begin({ quiz_id: 'upcoming' }), []],
  ['begin in the name of somebody else', begin({ uid: 'somebody' }), []],
  ['begin with a time of one’s own', begin({ started: new Date('2026-01-01') }, { time: '' }), []],
  ['begin without a time', begin({}, { time: '' }), []],
  ['begin with a further field', begin({ note: 'x' }), []],
  [
    'begin without a title',
    (client, who) =>
      client.commit(who, [
        { remove: ongoing },
        { set: marker('ongoing'), fields: { quiz_id: 'ongoing', uid: uidOf(who) }, time: 'started' },
      ]),
    [],
  ],
  ['leave a marker of a quiz that stands', mark('ongoing'), []],
  ['leave a marker of a quiz that never was', mark('none'), []],
  ['leave a marker anew', mark('gone'), []],
  [
    'leave a marker of one quiz with the deletion of another',
    (client, who) =>
      client.commit(who, [
        { remove: upcoming },
        { set: marker('ongoing'), fields: sound(uidOf(who), 'ongoing'), time: 'started' },
      ]),
    [],
  ],
  [
    'begin to delete a quiz and write it anew',
    (client, who) =>
      client.commit(who, [
        { remove: ongoing },
        { set: marker('ongoing'), fields: sound(uidOf(who), 'ongoing'), time: 'started' },
        { set: ongoing, fields: quiz('ongoing', { status: 'Ongoing' }) },
      ]),
    [],
  ],
];

const backends = [
  { name: 'the local backend', start: startLocal },
  ...(findOfficialEmulator() ? [{ name: 'the official emulator', start: startOfficial }] : []),
];

describe.each(backends)('the console’s rules on $name', ({ start }) => {
  let backend: { origin: string; stop(): Promise<void> };
  let client: RestClient;
  beforeAll(async () => {
    backend = await start();
    client = restClient(backend.origin);
    await resetContest(client);
  }, 60_000);
  afterAll(() => backend.stop());

  it.each([...decisions, ...quizDeletions, ...deletionRequests])('%s', async (_title, attempt, allowed) => {
    const granted: Person[] = [];
    for (const person of everyone) {
      const status = await attempt(client, people[person]);
      expect([200, 403, 404]).toContain(status);
      if (status === 403) continue;
      granted.push(person);
      await resetContest(client);
    }
    expect(granted).toEqual(allowed);
  });

  it('lets what another client stored badly be edited, as long as the edit is sound', async () => {
    await client.commit('Bearer owner', [{ set: 'seasons/own/quizzes/odd', fields: { title: 7, likes: 3 } }]);
    expect(await change('seasons/own/quizzes/odd', { title: 'Mended' })(client, people.host)).toBe(200);
    expect(await change('seasons/own/quizzes/odd', { likes: 4 })(client, people.host)).toBe(403);
  });

  it('lets a document be edited that holds what was to be a number and is none', async () => {
    const odd = leaderboard({ type: 'all', limit_one: Number.NaN, limit_two: Number.NaN });
    await client.commit('Bearer owner', [{ set: 'season_leaderbaord_setting/own', fields: odd }]);
    const attempt = (fields: object) =>
      change('season_leaderbaord_setting/own', { ...fields })(client, people.host);
    expect(await attempt({ appearance: 'type-2' })).toBe(200);
    expect(await attempt({ limit_one: 'ten' })).toBe(403);
  });

  it('lets a limited leaderboard be edited whose limits are floats, but takes no float', async () => {
    const odd = leaderboard({ type: 'limit', limit_one: 1.5, limit_two: 25 });
    await client.commit('Bearer owner', [{ set: 'season_leaderbaord_setting/own', fields: odd }]);
    const attempt = (fields: object) =>
      change('season_leaderbaord_setting/own', { ...fields })(client, people.host);
    expect(await attempt({ appearance: 'type-2' })).toBe(200);
    expect(await attempt({ limit_one: 2.5 })).toBe(403);
  });
});
