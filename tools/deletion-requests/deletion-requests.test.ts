import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalFirebase, type LocalFirebase } from '@console/local-firebase';
import { commit, getDocument, nameOf } from '../firestore-project/documents';
import { accessFrom, openProject, type Project } from '../firestore-project/project';
import { deleteAccount } from './delete-account';
import { describeRequests, openRequests } from './requests';

const id = 'demo-test';
const day = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-11-20T12:00:00Z');
const asha = { uid: 'uid-asha', email: 'asha@example.org', displayName: 'Asha' };
const record = `account_deletions/${createHash('sha256').update(asha.uid).digest('hex')}`;

let folder: string;
let server: LocalFirebase;
let project: Project;
let log: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deletion-requests-'));
  const ports = { firestorePort: 0, authPort: 0 };
  server = await startLocalFirebase({ project: id, data: folder, ...ports, log: () => undefined });
  project = await open(server.authUrl);
  log = [];
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const open = (authUrl: string, database?: string) =>
  openProject(
    { id, ...(database && { database }), local: { firestoreUrl: server.firestoreUrl, authUrl } },
    new AbortController().signal,
  );

const timestamp = (time: number) => ({ timestampValue: new Date(time).toISOString() });
const text = (value: string) => ({ stringValue: value });

async function given(path: string, fields: Record<string, string | object>): Promise<void> {
  const values = Object.entries(fields).map(([field, value]) => [
    field,
    typeof value === 'string' ? text(value) : value,
  ]);
  await commit(project, [
    { update: { name: nameOf(project, path), fields: Object.fromEntries(values) as object } },
  ]);
}
const givenRequest = (path: string, { uid, email }: { uid: string; email: string }, daysAgo: number) =>
  given(`account_deletion_requests/${path}`, {
    uid,
    email,
    reason: '',
    requestDate: timestamp(now - daysAgo * day),
  });
const givenSeason = (season: string, host: string, additional: string) =>
  given(`seasons/${season}`, {
    season: `Season ${season}`,
    host: 'Asha',
    host_email: host,
    host_additional_email: additional,
    discription: 'Stays',
  });

/** Creates the sign-in account; its uid follows from the e-mail. */
async function givenAccount({ email }: { email: string }): Promise<string> {
  const answer = await fetch(`${server.authUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, {
    method: 'POST',
    body: JSON.stringify({ email, password: 'secret-word' }),
  });
  const { localId } = (await answer.json()) as { localId: string };
  return localId;
}
const isAccount = async (uid: string) =>
  'users' in ((await project.accounts(':lookup', { localId: [uid] })) as object);
const stored = async (path: string) => (await getDocument(project, path))?.fields;
const run = (uid: string, more: { project?: Project; confirm?: () => Promise<boolean> } = {}) =>
  deleteAccount({ project, uid, log: (line) => log.push(line), confirm: async () => true, ...more });

describe('the list of requests', () => {
  it('is empty without a request', async () => {
    expect(describeRequests(await openRequests(project), now)).toEqual([]);
  });

  it('tells age and due date, 15 days after the request, the most urgent first @9.03', async () => {
    await givenRequest('uid-asha', asha, 1);
    await givenRequest('uid-ravi', { uid: 'uid-ravi', email: 'ravi@example.org' }, 17);
    await givenRequest('uid-mary', { uid: 'uid-mary', email: 'mary@example.org' }, 15);
    expect(describeRequests(await openRequests(project), now)).toEqual([
      'due 2026-11-18  OVERDUE by 2 days, asked 17 days ago  uid-ravi  ravi@example.org',
      'due 2026-11-20  0 days left, asked 15 days ago  uid-mary  mary@example.org',
      'due 2026-12-04  14 days left, asked 1 day ago  uid-asha  asha@example.org',
    ]);
  });

  it('counts an account once, by its first request, also when requests had random ids', async () => {
    await givenRequest('uid-asha', asha, 2);
    await givenRequest('random', asha, 14);
    expect(describeRequests(await openRequests(project), now)).toEqual([
      'due 2026-11-21  1 day left, asked 14 days ago  uid-asha  asha@example.org',
    ]);
  });

  it('shows a request without a uid by its document, and no control characters', async () => {
    await given('account_deletion_requests/odd', { email: 'a\u001b[2Jb', requestDate: timestamp(now) });
    await givenRequest('x', { uid: 'x\ny', email: '\u202eevil' }, 0);
    expect(
      describeRequests(await openRequests(project), now).map((line) => line.split('  ').slice(2)),
    ).toEqual(
      expect.arrayContaining([['no uid: delete the document odd in the Firebase console'], ['x?y', '?evil']]),
    );
  });
});

describe('deleting an account', () => {
  it('deletes role, e-mails, name, uid in markers, account and requests, and records the time under a hash', async () => {
    const uid = await givenAccount(asha);
    await givenRequest(uid, { ...asha, uid }, 3);
    await givenRequest('random', { ...asha, uid }, 4);
    await given(`user_permissions/${uid}`, { role: 'Manager' });
    await givenSeason('first', asha.email, 'other@example.org');
    await givenSeason('second', 'other@example.org', asha.email.toUpperCase());
    await givenSeason('third', 'other@example.org', 'third@example.org');
    await given('seasons/first/quiz_deletions/q', { quiz_id: 'q', uid });
    await given('seasons/gone/quiz_deletions/q', { quiz_id: 'q', uid });
    await given('seasons/first/quiz_deletions/r', { quiz_id: 'r', uid: 'uid-other' });
    const judged = { reason: 'Meant so', uid, email: asha.email, name: 'Asha' };
    await given('seasons/first/check_dismissals/f', judged);
    await given('seasons/first/check_dismissals/g', { ...judged, uid: 'uid-other' });

    expect(await run(uid)).toBe(true);

    expect(log.join('\n')).toContain('- the role Manager');
    expect(log.join('\n')).toContain('- the uid in 2 markers of deleted quizzes');
    expect(log.join('\n')).toContain(
      "“Season first” (first), and the host's name “Asha”; other@example.org stays",
    );
    expect(await openRequests(project)).toEqual([]);
    expect(await isAccount(uid)).toBe(false);
    expect(await stored(`user_permissions/${uid}`)).toBeUndefined();
    const emails = { host_email: text('other@example.org'), host_additional_email: text('') };
    const rest = { discription: text('Stays') };
    expect(await stored('seasons/first')).toMatchObject({ ...emails, ...rest, host: text('') });
    expect(await stored('seasons/second')).toMatchObject({ ...emails, ...rest, host: text('Asha') });
    expect(await stored('seasons/third')).toMatchObject({ host_additional_email: text('third@example.org') });
    expect(await stored('seasons/first/quiz_deletions/q')).toEqual({ quiz_id: text('q') });
    expect(await stored('seasons/gone/quiz_deletions/q')).toEqual({ quiz_id: text('q') });
    expect(await stored('seasons/first/quiz_deletions/r')).toMatchObject({ uid: text('uid-other') });
    expect(await stored('seasons/first/check_dismissals/f')).toEqual({ reason: text('Meant so') });
    expect(await stored('seasons/first/check_dismissals/g')).toMatchObject({ uid: text('uid-other') });
    expect(log.join('\n')).toContain('- uid, e-mail and name in 1 dismissals of the season check');
    const hash = createHash('sha256').update(uid).digest('hex');
    expect(Object.keys((await stored(`account_deletions/${hash}`)) ?? {})).toEqual(['deletedAt']);
  });

  const change = (path: string, before: object, after: object) => ({
    mapValue: { fields: { path: text(path), before: fieldsOf(before), after: fieldsOf(after) } },
  });
  const fieldsOf = (fields: object) => ({ mapValue: { fields } });
  const givenEntry = (path: string, uid: string, about: string, ...values: object[]) =>
    given(`seasons/${path}`, {
      uid,
      email: uid === 'uid-other' ? 'other@example.org' : asha.email,
      name: 'Somebody',
      kind: 'changed',
      about: { arrayValue: { values: [text(about)] } },
      changes: { arrayValue: { values } },
    });

  it('deletes uid, e-mail and name in what it did, and entries that hold its e-mail as that of a host', async () => {
    const uid = await givenAccount(asha);
    await givenRequest(uid, { ...asha, uid }, 3);
    const title = change('seasons/first/quizzes/q', { title: text('One') }, { title: text('Two') });
    const joins = (email: string) =>
      change('seasons/first', { host_email: text('x@example.org') }, { host_email: text(email) });
    const leaves = change('seasons/gone', { host_additional_email: text(asha.email) }, {});
    await givenEntry('first/history/theirs', uid, 'quizzes/q', title);
    await givenEntry('gone/history/theirs', uid, 'season', joins('other@example.org'));
    await givenEntry('first/history/joins', 'uid-other', 'season', joins('ASHA@example.org'));
    await givenEntry('gone/history/leaves', uid, 'season', leaves);
    await givenEntry('first/history/other', 'uid-other', 'season', joins('natasha@example.org'));

    expect(await run(uid)).toBe(true);

    expect(log).toContain('- uid, e-mail and name in 2 entries of the history; what changed stays');
    expect(log).toContain('- 2 entries of the history that hold the e-mail as that of a host');
    expect(await stored('seasons/first/history/theirs')).toMatchObject({ kind: text('changed') });
    for (const path of ['first', 'gone']) {
      const entry = await stored(`seasons/${path}/history/theirs`);
      expect(Object.keys(entry ?? {}).sort()).toEqual(['about', 'changes', 'kind']);
    }
    expect(await stored('seasons/first/history/joins')).toBeUndefined();
    expect(await stored('seasons/gone/history/leaves')).toBeUndefined();
    expect(await stored('seasons/first/history/other')).toMatchObject({ uid: text('uid-other') });
    await expect(run(uid)).rejects.toThrow('was deleted on');
  });

  it('deletes its results from what the history keeps of deleted quizzes, and nothing else there', async () => {
    await givenRequest('uid-asha', asha, 1);
    const map = (fields: object) => ({ mapValue: { fields } });
    const score = { integerValue: '9' };
    const others = {
      'uid-ravi': map({ score, uid: text('uid-ravi') }),
      'a`b.c': map({ score }),
      'uid-ashadevi': map({ score }),
    };
    const kept = (results: object) => ({
      quiz_id: 'Q1',
      questions: map({ z1: map({ question: text('Who?') }) }),
      results: map({ ...results, ...others }),
    });
    const path = 'seasons/S1/history/E1/parts/P';
    const account = { referenceValue: 'projects/p/databases/(default)/documents/users/uid-asha' };
    await given(
      `${path}1`,
      kept({
        'uid-asha': map({ score }),
        'Q1_uid-asha': map({ score }),
        'odd`\\id': map({ player: text('uid-asha') }),
        account: map({ account }),
        nested: map({ by: map({ 'uid-asha': score }) }),
      }),
    );
    await given(`${path}2`, kept({}));
    await run('uid-asha');
    expect(log.join('\n')).toContain('5 results in what the history keeps of deleted quizzes');
    for (const part of ['1', '2'])
      expect(await stored(path + part)).toMatchObject({ results: map(others), quiz_id: text('Q1') });
    log = [];
    await expect(run('uid-asha')).rejects.toThrow('was deleted on');
  });

  it('deletes what is left in the history of an account that is gone already', async () => {
    await givenEntry('first/history/late', asha.uid, 'quizzes/q');
    expect(await run(asha.uid)).toBe(true);
    expect(Object.keys((await stored('seasons/first/history/late')) ?? {})).not.toContain('uid');
  });

  it.each([
    ['keeps the season of an e-mail that the account has not verified', false, asha.email],
    ['changes the season of a verified e-mail, also without a request', true, 'other@example.org'],
  ])('%s', async (_title, emailVerified, host) => {
    const uid = await givenAccount(asha);
    await givenSeason('first', asha.email, 'other@example.org');
    const accounts: Project['accounts'] = async (method, body) => {
      const answer = (await project.accounts(method, body)) as { users?: object[] };
      return method === ':lookup'
        ? { users: answer.users?.map((user) => ({ ...user, emailVerified })) }
        : answer;
    };
    expect(await run(uid, { project: { ...project, accounts } })).toBe(true);
    expect(await stored('seasons/first')).toMatchObject({ host_email: text(host) });
    expect(log.join('\n').includes('its e-mail is not verified')).toBe(!emailVerified);
    expect(await isAccount(uid)).toBe(false);
  });

  it('deletes nothing while the account is the only host of a season, and names the season', async () => {
    const uid = await givenAccount(asha);
    await givenRequest(uid, { ...asha, uid }, 3);
    await given(`user_permissions/${uid}`, { role: 'Manager' });
    await givenSeason('first', asha.email, 'other@example.org');
    await givenSeason('alone', asha.email, asha.email);
    await givenSeason('blank', '', asha.email);

    const failure = await run(uid).catch(String);
    expect(failure).toMatch(/only host of “Season alone” \(alone\), “Season blank” \(blank\)/);
    expect(await isAccount(uid)).toBe(true);
    expect(await stored(`user_permissions/${uid}`)).toBeDefined();
    expect(await stored('seasons/first')).toMatchObject({ host_email: text(asha.email) });
    expect(await openRequests(project)).toHaveLength(1);
  });

  it('shows which e-mail it removes from each season, and warns of one that is not the account’s', async () => {
    const uid = await givenAccount(asha);
    await givenRequest(uid, { email: 'somebody@example.org', uid }, 3);
    await givenSeason('first', 'somebody@example.org', 'other@example.org');
    expect(await run(uid, { confirm: async () => false })).toBe(false);
    expect(log.join('\n')).toContain('- the e-mail somebody@example.org in season “Season first”');
    expect(log.join('\n')).toContain(
      "ATTENTION: the request names somebody@example.org, which is not the account's e-mail.",
    );
  });

  it('deletes nothing without confirmation', async () => {
    const uid = await givenAccount(asha);
    await givenRequest(uid, { ...asha, uid }, 3);
    expect(await run(uid, { confirm: async () => false })).toBe(false);
    expect(log.at(-1)).toBe('Nothing was deleted.');
    expect(await isAccount(uid)).toBe(true);
    expect(await openRequests(project)).toHaveLength(1);
  });

  it('can be interrupted and run again: the request stays until the end', async () => {
    const uid = await givenAccount(asha);
    await givenRequest(uid, { ...asha, uid }, 3);
    await given(`user_permissions/${uid}`, { role: 'Manager' });
    const cut = (when: string): Project => ({
      ...project,
      accounts: async (path, body) => {
        if (path === when) throw new Error('cut');
        return project.accounts(path, body);
      },
      firestore: async (path, body) => {
        if (path === when && !(await isAccount(uid))) throw new Error('cut');
        return project.firestore(path, body);
      },
    });
    await expect(run(uid, { project: cut(':delete') })).rejects.toThrow('cut');
    expect(await stored(`user_permissions/${uid}`)).toBeUndefined();
    await expect(run(uid, { project: cut(':commit') })).rejects.toThrow('cut');
    expect(await isAccount(uid)).toBe(false);
    expect(await openRequests(project)).toHaveLength(1);

    await givenSeason('first', asha.email, 'other@example.org');
    expect(await run(uid)).toBe(true);
    expect(log).toContain('- no sign-in account: there is none');
    expect(await stored('seasons/first')).toMatchObject({ host_email: text('other@example.org') });
    expect(await openRequests(project)).toEqual([]);
  });

  it('does not overwrite what a host saves meanwhile', async () => {
    await givenRequest(asha.uid, asha, 3);
    await givenSeason('first', asha.email, 'other@example.org');
    const confirm = async () => {
      await givenSeason('first', 'new@example.org', 'other@example.org');
      return true;
    };
    await expect(run(asha.uid, { confirm })).rejects.toThrow(/answered 4/);
    expect(await stored('seasons/first')).toMatchObject({ host_email: text('new@example.org') });
    expect(await openRequests(project)).toHaveLength(1);
  });

  it('says that nothing is stored under an unknown uid, or when it was deleted', async () => {
    await expect(run('unknown')).rejects.toThrow(
      /^Nothing is stored under the uid unknown\. Seasons are found by an e-mail, .* first create the request/,
    );
    await givenRequest(asha.uid, asha, 3);
    await run(asha.uid);
    expect(await stored(record)).toBeDefined();
    await expect(run(asha.uid)).rejects.toThrow(/^The account uid-asha was deleted on \d{4}-\d\d-\d\d/);
  });

  it('says that it cannot find seasons without an account and a request', async () => {
    await givenSeason('first', asha.email, 'other@example.org');
    await given(`user_permissions/${asha.uid}`, { role: 'Manager' });
    await run(asha.uid);
    expect(log.join('\n')).toContain('ATTENTION: Seasons are found by an e-mail');
    log = [];
    await givenRequest(asha.uid, asha, 3);
    await run(asha.uid);
    expect(log.join('\n')).toContain('in season “Season first”');
    expect(log.join('\n')).not.toContain('ATTENTION');
  });

  it.each(['', 'a/b'])('refuses “%s”, which is no uid', async (uid) => {
    await expect(run(uid)).rejects.toThrow('A uid has');
  });
});

describe('the project', () => {
  const hosts = { FIRESTORE_EMULATOR_HOST: 'localhost:8080', FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' };

  it('is on the local backend if the variables of both emulators are set', async () => {
    expect(await accessFrom(hosts, join(__dirname, '../../config'))).toEqual({
      id: 'demo-bible-quiz',
      local: { firestoreUrl: 'http://localhost:8080', authUrl: 'http://localhost:9099' },
    });
  });

  it('must not be half local: a hosted account must not be deleted with a local database', async () => {
    for (const name of ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'] as const)
      await expect(accessFrom({ [name]: hosts[name] }, folder, { project: id })).rejects.toThrow('Set both');
  });

  it('is the named one, or the one of the configuration', async () => {
    expect(await accessFrom({}, folder, { project: 'named' })).toEqual({ id: 'named' });
    await expect(accessFrom({}, folder)).rejects.toThrow('config.production.json names no project');
  });

  it('has the database of the configuration, or the named one', async () => {
    const firebase = { projectId: 'quiz', database: 'quiz-restored' };
    await writeFile(join(folder, 'config.production.json'), JSON.stringify({ firebase }));
    expect(await accessFrom({}, folder)).toEqual({ id: 'quiz', database: 'quiz-restored' });
    expect(await accessFrom({}, folder, { project: 'other' })).toEqual({ id: 'other' });
    const before = { project: 'quiz', database: '(default)' };
    expect(await accessFrom({}, folder, before)).toEqual({ id: 'quiz', database: '(default)' });
  });

  it('has an account deleted in its database only', async () => {
    await givenRequest(asha.uid, asha, 3);
    const before = project;
    project = await open(server.authUrl, 'quiz-restored');
    await givenRequest(asha.uid, asha, 5);
    await run(asha.uid);
    expect(await stored(record)).toBeDefined();
    expect(await openRequests(project)).toEqual([]);
    project = before;
    expect(await stored(record)).toBeUndefined();
    expect(await openRequests(project)).toMatchObject([{ uid: asha.uid }]);
  });

  it('has no list and no document on a local backend of another project', async () => {
    const local = { firestoreUrl: server.firestoreUrl, authUrl: server.authUrl };
    const other = await openProject({ id: 'another', local }, new AbortController().signal);
    const message = 'answered 404: This server holds the project demo-test and no other.';
    await expect(openRequests(other)).rejects.toThrow(message);
    await expect(getDocument(other, record)).rejects.toThrow(message);
  });

  it('has no empty list where its database does not exist', async () => {
    const message = 'The database quiz-2 does not exist for project demo-test';
    const missing = createServer((_request, response) =>
      response.writeHead(404).end(JSON.stringify({ error: { message } })),
    ).listen(0, 'localhost');
    await once(missing, 'listening');
    const { port } = missing.address() as AddressInfo;
    const url = `http://localhost:${port}`;
    const opened = await openProject(
      { id, database: 'quiz-2', local: { firestoreUrl: url, authUrl: url } },
      new AbortController().signal,
    );
    await expect(openRequests(opened)).rejects.toThrow(message);
    missing.closeAllConnections();
    missing.close();
  });
});
