import { at } from '../contest/contest';
import { change, commit, get, is, list, query, remove } from '../contest/attempts';
import {
  ads,
  changeOf,
  historyEntry,
  inDays,
  leaderboard,
  newSeasonId,
  question,
  quiz,
  season,
  start,
} from '../contest/documents';
import { staff, useContest, type Attempt, type Decision } from '../contest/use-contest';
import * as writes from '../protocol/writes';

const contest = useContest();

const q1 = `${at.upcoming}/questions/q1`;
const renamed = changeOf(at.upcoming, { title: 'Week 1' }, { title: 'Week 2' });
const rename = writes.change(at.upcoming, { title: 'Week 2' });
/** Says nothing false: the quiz has this title before and after. */
const nothing = changeOf(at.upcoming, { title: 'Week 1' }, { title: 'Week 1' });

type Entry = { readonly changes?: readonly object[]; readonly more?: object; readonly path?: string };

/** Writes an entry beside other writes of the same commit; valid except for what is given. */
const record =
  ({ changes = [renamed], more = {}, path = at.entry('new') }: Entry, ...others: writes.Write[]): Attempt =>
  (database, me) =>
    database.commit(...others, writes.set(path, historyEntry(me, changes, more), writes.serverTime('time')));

/** Renames the quiz and writes an entry of it. */
const renames = (entry: Entry = {}) => record(entry, rename);

const stored = (more: object = {}) =>
  historyEntry({ uid: 'somebody', email: 'a@example.org' }, [nothing], { time: start, ...more });
const open = stored({ parts: true, complete: false });
const part = (more: object = {}) => ({ changes: [nothing, nothing], expires: inDays(30), ...more });
const partOf = (entryId: string, seasonId = 'own') => `${at.entry(entryId, seasonId)}/parts/p1`;

describe('who may write an entry of the history', () => {
  it.each<Decision>([
    ['with the change of a quiz', renames(), staff],
    [
      'in another’s season',
      record({ changes: [], more: { parts: true, complete: false }, path: at.entry('new', 'other') }),
      ['admin'],
    ],
    [
      'in a season that does not exist',
      record({ changes: [nothing, nothing], path: at.entry('new', 'none') }),
      [],
    ],
    ['in the name of someone else', renames({ more: { uid: 'somebody' } }), []],
    ['with the e-mail of someone else', renames({ more: { email: 'a@example.org' } }), []],
    ['for Admins only', renames({ more: { audience: 'admin' } }), ['admin']],
    ['for nobody', renames({ more: { audience: 'none' } }), []],
    ['with a further field', renames({ more: { seen: true } }), []],
    ['that has no name', renames({ more: { name: '' } }), staff],
    ['with a kind that is empty', renames({ more: { kind: '' } }), []],
    ['that undoes another', renames({ more: { undoes: 'x' } }), staff],
    ['that undoes nothing, in words', renames({ more: { undoes: '' } }), []],
    ['that undoes too long an id', renames({ more: { undoes: 'x'.repeat(41) } }), []],
    ['about many subjects', renames({ more: { about: Array<string>(100).fill('season') } }), staff],
    ['about too many subjects', renames({ more: { about: Array<string>(101).fill('season') } }), []],
    ['about a text', renames({ more: { about: 'season' } }), []],
    ['with parts that are no boolean', renames({ more: { parts: 'no' } }), []],
    ['whose parts are all there already', renames({ more: { parts: true } }), []],
    ['that is incomplete without parts', renames({ more: { complete: false } }), []],
    ['whose parts follow', renames({ more: { parts: true, complete: false } }), staff],
    [
      'that says how much is to follow',
      renames({ more: { parts: true, complete: false, total: 120 } }),
      staff,
    ],
    ['that says in words how much is to follow', renames({ more: { total: 'many' } }), []],
    ['that has its changes in parts', record({ changes: [], more: { parts: true, complete: false } }), staff],
    ['without changes, as of a document that is too large for an entry', record({ changes: [] }), staff],
    ['with as many changes as a commit has', record({ changes: Array<object>(500).fill(nothing) }), staff],
    ['with more', record({ changes: Array<object>(501).fill(nothing) }), []],
    ['whose changes are a map', renames({ more: { changes: { a: 1, b: 2 } } }), []],
    ['whose change is a text', renames({ more: { changes: ['x'] } }), []],
    ['that exists', record({ path: at.entry('staff') }, rename), []],
  ])('%s', async (_title, attempt, allowed) => {
    await contest.given(writes.set(at.entry('staff'), stored()));
    await contest.allowsOnly(allowed, attempt);
  });

  it.each([
    'uid',
    'email',
    'name',
    'expires',
    'kind',
    'changes',
    'parts',
    'complete',
    'undoes',
    'about',
    'audience',
  ])('no one, without %s', (field) => contest.refuses(renames({ more: { [field]: undefined } })));

  it.each<[string, object]>([
    ['of the own clock', { time: new Date() }],
    ['of long ago', { time: start }],
    ['that is missing', {}],
  ])('no one, with a time %s', (_title, time) =>
    contest.refuses((database, me) =>
      database.commit(rename, writes.set(at.entry('new'), historyEntry(me, [renamed], time))),
    ),
  );

  it.each([
    [19.9, []],
    [20.1, staff],
    [40.9, staff],
    [41.1, []],
    [-1, []],
    [10_000, []],
  ])('that expires in %d days: %j', (days, allowed) =>
    contest.allowsOnly(allowed, renames({ more: { expires: inDays(days) } })),
  );
});

describe('an entry of one document says what the commit changes', () => {
  const whole = quiz('upcoming');
  const { status } = whole;

  it.each<Decision>([
    [
      'that is created',
      record({ changes: [changeOf(at.newQuiz, null, quiz('new'))] }, writes.set(at.newQuiz, quiz('new'))),
      staff,
    ],
    [
      'that is deleted',
      record({ changes: [changeOf(q1, question('q1', 'upcoming'), null)] }, writes.remove(q1)),
      staff,
    ],
    [
      'with fields that do not change',
      renames({ changes: [changeOf(at.upcoming, { title: 'Week 1', status }, { title: 'Week 2', status })] }),
      staff,
    ],
    [
      'a question',
      record(
        { changes: [changeOf(q1, { question: 'Who built the ark?' }, { question: 'Who?' })] },
        writes.change(q1, { question: 'Who?' }),
      ),
      staff,
    ],
    [
      'a season',
      record(
        { changes: [changeOf(at.own, { season: 'Through the Bible' }, { season: 'Gospels' })] },
        writes.change(at.own, { season: 'Gospels' }),
      ),
      ['admin', 'manager'],
    ],
    [
      'a notification',
      record(
        { changes: [changeOf(at.notification, { title: 'Welcome' }, { title: 'Hello' })] },
        writes.change(at.notification, { title: 'Hello' }),
      ),
      staff,
    ],
    [
      'a leaderboard that is deleted',
      record({ changes: [changeOf(at.leaderboard, leaderboard(), null)] }, writes.remove(at.leaderboard)),
      staff,
    ],
    [
      'ads settings, for Admins',
      record(
        {
          changes: [changeOf(at.ads, { rs_to_sh_show: 'No' }, { rs_to_sh_show: 'Yes' })],
          more: { audience: 'admin' },
        },
        writes.change(at.ads, { rs_to_sh_show: 'Yes' }),
      ),
      ['admin'],
    ],
    ['also if nothing changes', record({ changes: [nothing] }), staff],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));

  it.each<[string, Attempt]>([
    ['but nothing changes', record({})],
    [
      'another value before',
      renames({ changes: [changeOf(at.upcoming, { title: 'Mine' }, { title: 'Week 2' })] }),
    ],
    [
      'another value after',
      renames({ changes: [changeOf(at.upcoming, { title: 'Week 1' }, { title: 'Mine' })] }),
    ],
    [
      'another field before',
      renames({ changes: [changeOf(at.upcoming, { title: 'Week 1', likes: 1 }, { title: 'Week 2' })] }),
    ],
    [
      'another field after',
      renames({ changes: [changeOf(at.upcoming, { title: 'Week 1' }, { title: 'Week 2', likes: 1 })] }),
    ],
    ['no field', renames({ changes: [changeOf(at.upcoming, {}, {})] })],
    ['only one of two fields', record({}, writes.change(at.upcoming, { title: 'Week 2', duration: 20 }))],
    ['a changed field as added', renames({ changes: [changeOf(at.upcoming, {}, { title: 'Week 2' })] })],
    ['a changed field as removed', renames({ changes: [changeOf(at.upcoming, { title: 'Week 1' }, {})] })],
    [
      'a field that stays as added',
      renames({ changes: [changeOf(at.upcoming, { title: 'Week 1' }, { title: 'Week 2', status })] }),
    ],
    [
      'a field that stays as removed',
      renames({ changes: [changeOf(at.upcoming, { title: 'Week 1', status }, { title: 'Week 2' })] }),
    ],
    [
      'a changed document as created',
      renames({ changes: [changeOf(at.upcoming, null, { ...whole, title: 'Week 2' })] }),
    ],
    ['a document that was there as created', record({ changes: [changeOf(at.upcoming, null, whole)] })],
    ['a changed document as deleted', renames({ changes: [changeOf(at.upcoming, whole, null)] })],
    ['a document that is there as deleted', record({ changes: [changeOf(at.upcoming, whole, null)] })],
    [
      'a created document as changed',
      record({ changes: [changeOf(at.newQuiz, {}, quiz('new'))] }, writes.set(at.newQuiz, quiz('new'))),
    ],
    [
      'a created document in part',
      record(
        { changes: [changeOf(at.newQuiz, null, { title: 'Week 1' })] },
        writes.set(at.newQuiz, quiz('new')),
      ),
    ],
    [
      'a deleted document as emptied',
      record({ changes: [changeOf(q1, question('q1', 'upcoming'), {})] }, writes.remove(q1)),
    ],
    [
      'a deleted document in part',
      record({ changes: [changeOf(q1, { question: 'Who built the ark?' }, null)] }, writes.remove(q1)),
    ],
    [
      'a change without a side before',
      renames({ changes: [{ path: at.upcoming, after: { title: 'Week 2' } }] }),
    ],
    [
      'a change without a side after',
      renames({ changes: [{ path: at.upcoming, before: { title: 'Week 1' } }] }),
    ],
    [
      'a change without a path',
      renames({ changes: [{ before: { title: 'Week 1' }, after: { title: 'Week 2' } }] }),
    ],
    ['a side that is a text', renames({ changes: [{ ...renamed, after: 'Week 2' }] })],
    [
      'a path that leads to a collection',
      renames({ changes: [changeOf('seasons/own/quizzes', null, null)] }),
    ],
    ['a path that leads to nothing', renames({ changes: [changeOf('', null, null)] })],
  ])('and not: %s', (_title, attempt) => contest.refuses(attempt));

  /** Would otherwise tell whether a guess is right. */
  it.each<[string, string, object]>([
    ['another season', at.other, { status: 'active' }],
    ['a question of another season', `${at.othersQuiz}/questions/q1`, { answer: 'Noah' }],
    ['another season’s notification', 'season_top_notification/other', { title: 'Welcome' }],
    ['a marker of a deletion', at.marker('gone'), { finished: false }],
    ['another entry', at.entry('admins'), { kind: 'quiz_changed' }],
    ['the settings of ads', at.ads, { rs_to_sh_show: 'No' }],
  ])('no one learns from an entry what is in %s', async (_title, path, fields) => {
    await contest.given(writes.set(at.entry('admins'), stored({ audience: 'admin' })));
    await contest.refuses(record({ changes: [changeOf(path, fields, fields)] }));
  });

  it('no one learns from an entry who is an Admin', () =>
    contest.refuses(
      record({
        changes: [
          changeOf(`user_permissions/${contest.people.admin.uid}`, { role: 'Admin' }, { role: 'Admin' }),
        ],
      }),
    ));

  it('no one, for Admins, of a collection without a history', () =>
    contest.refuses(
      record({ changes: [changeOf('elsewhere/own', null, null)], more: { audience: 'admin' } }),
    ));

  it('no one but an Admin learns from an entry for Admins', () =>
    contest.refusesAll(
      ['manager', 'host'],
      record({ changes: [changeOf(at.ads, ads(), ads())], more: { audience: 'admin' } }),
    ));

  it('also of a document with malformed fields of another client', async () => {
    await contest.given(
      writes.set(at.leaderboard, leaderboard({ limit_one: Number.NaN, limit_two: { odd: [1, 2.5, start] } })),
    );
    const before = leaderboard({ limit_one: Number.NaN, limit_two: { odd: [1, 2.5, start] } });
    await contest.allowsOnly(
      staff,
      record({ changes: [changeOf(at.leaderboard, before, null)] }, writes.remove(at.leaderboard)),
    );
  });
});

it('an entry says what changes also in a document with per cent signs in its id', async () => {
  const path = `${at.upcoming}/questions/50 % & #1?é<b>%2F`;
  const before = question('elsewhere', 'upcoming');
  await contest.given(writes.set(path, before));
  await contest.allowsOnly(staff, record({ changes: [changeOf(path, before, null)] }, writes.remove(path)));
});

/** No client can store such a question: its text is too long, and it has a field of another program. */
const malformed = question('m1', 'upcoming', { question: 'x'.repeat(2001), colour: 'red' });

describe('a malformed question comes back exactly as the entry of its deletion holds it', () => {
  const path = `${at.upcoming}/questions/m1`;
  const deletion = changeOf(path, malformed, null);
  const [deletionId, anotherId] = ['deletionEntry0000001', 'anotherEntry00000001'];
  const returns = (fields: object = malformed, entryId = deletionId, to = path) =>
    commit(
      writes.set(at.entry('m1'), { returns: entryId, expires: inDays(30) }),
      writes.set(to, { ...fields }),
    );
  const keptIn = (changes: readonly object[], ...others: writes.Write[]) =>
    contest.given(
      writes.set(at.entry(deletionId), { ...stored(), changes }),
      writes.set(at.entry(anotherId), stored()),
      ...others,
    );

  it('to the quiz that it was deleted from', async () => {
    await keptIn([deletion]);
    await contest.allowsOnly(staff, returns());
  });

  it('and again, when it was deleted again', async () => {
    await keptIn(
      [deletion],
      writes.set(at.entry('m1'), { returns: 'earlierEntry00000001', expires: inDays(3) }),
    );
    await contest.allowsOnly(staff, returns());
  });

  it.each<[string, Attempt]>([
    ['changed', returns({ ...malformed, answer: 'Moses' })],
    ['with a further field', returns({ ...malformed, note: 'x' })],
    ['without one of its fields', returns({ question: malformed.question })],
    ['under another id', returns(malformed, deletionId, `${at.upcoming}/questions/m2`)],
    ['in another quiz', returns(malformed, deletionId, `${at.newQuiz}/questions/m1`)],
    ['as another entry holds it', returns(malformed, anotherId)],
    ['as no entry holds it', returns(malformed, 'noEntry0000000000001')],
    ['without naming its entry', commit(writes.set(path, malformed))],
  ])('not %s', async (_title, attempt) => {
    await keptIn([deletion]);
    await contest.refuses(attempt);
  });

  it.each<[string, readonly object[]]>([
    ['that nothing has compared with what was stored', [deletion, nothing]],
    ['of a change', [changeOf(path, malformed, question('m1', 'upcoming'))]],
    ['of another question', [changeOf(q1, malformed, null)]],
  ])('not by an entry %s', async (_title, changes) => {
    await keptIn(changes);
    await contest.refuses(returns());
  });

  it('not once its quiz has begun', async () => {
    await keptIn([changeOf(`${at.ongoing}/questions/m1`, malformed, null)]);
    await contest.refuses(returns(malformed, deletionId, `${at.ongoing}/questions/m1`));
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['over an entry', { returns: deletionId, expires: inDays(30) }, anotherId],
    ['with a further field', { returns: deletionId, expires: inDays(30), audience: 'staff' }, 'm1'],
    ['that leads to a part', { returns: 'e/parts/p', expires: inDays(30) }, 'm1'],
    ['that is longer than an id', { returns: 'deletionEntry00000012', expires: inDays(30) }, 'm1'],
    ['that is no text', { returns: [deletionId], expires: inDays(30) }, 'm1'],
    ['that names nothing', { returns: '', expires: inDays(30) }, 'm1'],
    ['that stays for ever', { returns: deletionId }, 'm1'],
    ['that stays too long', { returns: deletionId, expires: inDays(50) }, 'm1'],
  ])('and there is no pointer %s', async (_title, fields, id) => {
    await keptIn([deletion]);
    await contest.refuses(commit(writes.set(at.entry(id), fields)));
  });

  it('nor one by someone who does not run the season, or in no season', async () => {
    const pointer = { returns: deletionId, expires: inDays(30) };
    await contest.refusesAll(['stranger'], commit(writes.set(at.entry('m1'), pointer)));
    await contest.refuses(commit(writes.set(at.entry('m1', 'none'), pointer)));
  });
});

describe('an entry in the commit that creates or leaves its season', () => {
  const created = (emails: object): Attempt => {
    const fields = season(newSeasonId, emails);
    return record(
      { changes: [changeOf(at.newSeason, null, fields)], path: at.entry('new', newSeasonId) },
      writes.set(at.newSeason, fields),
    );
  };

  it('is written by who may create it', () =>
    contest.allowsOnly(['admin', 'manager'], created({ host_email: 'manager@example.org' })));

  it('is written by a Manager who takes themself out', async () => {
    const emails = { host_email: 'a@example.org', host_additional_email: 'manager@example.org' };
    await contest.given(writes.set(at.own, season('own', emails)));
    const after = { host_additional_email: 'host@example.org' };
    const left = changeOf(at.own, { host_additional_email: 'manager@example.org' }, after);
    await contest.allowsOnly(['admin', 'manager'], record({ changes: [left] }, writes.change(at.own, after)));
  });
});

describe('who may read the history', () => {
  beforeEach(() =>
    contest.given(
      writes.set(at.entry('staff'), open),
      writes.set(partOf('staff'), part()),
      writes.set(at.entry('admins'), { ...open, audience: 'admin' }),
      writes.set(partOf('admins'), part()),
      writes.set(at.entry('staff', 'other'), open),
      writes.set(partOf('staff', 'other'), part()),
    ),
  );
  const history = 'seasons/own/history';
  const by = (...fields: string[]) =>
    fields.map((fieldPath) => ({ field: { fieldPath }, direction: 'DESCENDING' }));

  it.each<Decision>([
    ['an entry', get(at.entry('staff')), staff],
    ['that an entry is missing', get(at.entry('none')), staff],
    ['a part', get(partOf('staff')), staff],
    ['the parts', list(`${at.entry('staff')}/parts`), staff],
    ['the entries for staff', list(history, is('audience', 'staff')), staff],
    [
      'the latest of them about a quiz',
      query(
        {
          from: [{ collectionId: 'history' }],
          where: {
            compositeFilter: {
              op: 'AND',
              filters: [
                {
                  fieldFilter: {
                    field: { fieldPath: 'audience' },
                    op: 'EQUAL',
                    value: { stringValue: 'staff' },
                  },
                },
                {
                  fieldFilter: {
                    field: { fieldPath: 'about' },
                    op: 'ARRAY_CONTAINS',
                    value: { stringValue: 'quizzes/upcoming' },
                  },
                },
              ],
            },
          },
          orderBy: by('time'),
          limit: 10,
        },
        '/seasons/own',
      ),
      staff,
    ],
    ['all entries', list(history), ['admin']],
    ['the entries for Admins', list(history, is('audience', 'admin')), ['admin']],
    ['the entries of themself', list(history, is('email', 'host@example.org')), ['admin']],
    ['the number of all entries', (database) => database.count(history), ['admin']],
    ['an entry for Admins', get(at.entry('admins')), ['admin']],
    ['a part for Admins', get(partOf('admins')), ['admin']],
    ['the parts for Admins', list(`${at.entry('admins')}/parts`), ['admin']],
    ['the parts of an entry that has expired', list(`${at.entry('none')}/parts`), ['admin']],
    ['an entry of another’s season', get(at.entry('staff', 'other')), ['admin']],
    ['whether another’s season has an entry', get(at.entry('none', 'other')), ['admin']],
    ['a part of another’s season', get(partOf('staff', 'other')), ['admin']],
    ['the entries of another’s season', list('seasons/other/history', is('audience', 'staff')), ['admin']],
    ['the entries of all seasons', query({ from: [{ collectionId: 'history', allDescendants: true }] }), []],
    ['the parts of all seasons', query({ from: [{ collectionId: 'parts', allDescendants: true }] }), []],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));
});

describe('who may change an entry', () => {
  beforeEach(() =>
    contest.given(
      writes.set(at.entry('open'), open),
      writes.set(at.entry('done'), stored()),
      writes.set(at.entry('admins'), { ...open, audience: 'admin' }),
      writes.set(at.entry('open', 'other'), open),
      writes.set(partOf('open'), part()),
    ),
  );

  it.each<Decision>([
    ['complete it, also someone else’s', change(at.entry('open'), { complete: true }), staff],
    ['complete it again', change(at.entry('done'), { complete: true }), staff],
    ['complete one for Admins', change(at.entry('admins'), { complete: true }), ['admin']],
    ['complete one of another’s season', change(at.entry('open', 'other'), { complete: true }), ['admin']],
    ['complete one that is missing', change(at.entry('none'), { complete: true }), []],
    ['reopen it', change(at.entry('done'), { complete: false }), []],
    ['complete it in words', change(at.entry('open'), { complete: 'yes' }), []],
    ['change what it says while completing it', change(at.entry('open'), { complete: true, kind: 'x' }), []],
    ['change what it says', change(at.entry('open'), { changes: [] }), []],
    ['change who did it', change(at.entry('open'), { uid: 'x' }), []],
    ['keep it for longer', change(at.entry('open'), { expires: inDays(35) }), []],
    ['hide it', change(at.entry('open'), { audience: 'admin' }), []],
    ['take a field away', commit(writes.drop(at.entry('open'), 'complete')), []],
    ['set its time anew', commit(writes.transform(at.entry('open'), writes.serverTime('time'))), []],
    ['delete it', remove(at.entry('open')), []],
    ['change a part', change(partOf('open'), { changes: [] }), []],
    ['delete a part', remove(partOf('open')), []],
    ['write below a part', commit(writes.set(`${partOf('open')}/more/x`, {})), []],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));
});

describe('who may add a part', () => {
  const add = (path: string, more: object = {}, ...others: writes.Write[]): Attempt =>
    commit(...others, writes.set(path, part(more)));

  beforeEach(() =>
    contest.given(
      writes.set(at.entry('open'), open),
      writes.set(at.entry('done'), stored()),
      writes.set(at.entry('admins'), { ...open, audience: 'admin' }),
      writes.set(at.entry('open', 'other'), open),
    ),
  );

  it.each<Decision>([
    ['to an entry that is open, also someone else’s', add(partOf('open')), staff],
    [
      'to an entry that begins in this commit',
      record({ changes: [], more: { parts: true, complete: false } }, writes.set(partOf('new'), part())),
      staff,
    ],
    ['to one for Admins', add(partOf('admins')), ['admin']],
    ['to one of another’s season', add(partOf('open', 'other')), ['admin']],
    ['to one that is complete', add(partOf('done')), []],
    [
      'to one that this commit completes',
      add(partOf('open'), {}, writes.change(at.entry('open'), { complete: true })),
      [],
    ],
    ['to one that is missing', add(partOf('none')), []],
    [
      'with as many changes as a commit has',
      add(partOf('open'), { changes: Array<object>(500).fill(nothing) }),
      staff,
    ],
    ['with more', add(partOf('open'), { changes: Array<object>(501).fill(nothing) }), []],
    ['whose changes are a map', add(partOf('open'), { changes: { a: 1 } }), []],
    ['without changes', add(partOf('open'), { changes: undefined }), []],
    ['with a further field', add(partOf('open'), { uid: 'x' }), []],
    ['that stays for ever', add(partOf('open'), { expires: undefined }), []],
    ['that expires at once', add(partOf('open'), { expires: new Date() }), []],
    ['that expires far away', add(partOf('open'), { expires: inDays(50) }), []],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));
});
