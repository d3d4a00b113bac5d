import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommitEvent } from '../database/database';
import { startLocalFirebase } from '../index';
import { openBackend, root, type TestBackend } from '../testing/backend';
import { deleteExpired, keepDeletingExpired } from './delete-expired';
import { IndexesFileError, readExpiryPolicies } from './expiry-policies';

const now = Date.parse('2026-11-20T12:00:00Z');
const hour = 3_600_000;
const history = { collectionGroup: 'history', field: ['expires'] };

describe('what has expired', () => {
  let backend: TestBackend;
  beforeEach(async () => {
    backend = await openBackend();
  });
  afterEach(async () => {
    jest.useRealTimers();
    await backend.close();
  });

  const given = (path: string, expires: object) =>
    backend.write({ update: { name: `${root}/${path}`, fields: { expires } } });
  const at = (time: number) => ({ timestampValue: new Date(time).toISOString() });
  const paths = () => backend.database.collections.below(root).map(({ name }) => name.slice(root.length + 1));

  it('is deleted, in every collection of the id, and nothing else', async () => {
    given('seasons/a/history/old', at(now - 1));
    given('seasons/b/history/now', at(now));
    given('seasons/b/history/soon', at(now + 1));
    given('seasons/b/history/text', { stringValue: '2020-01-01T00:00:00Z' });
    given('seasons/b/history/number', { integerValue: '1' });
    given('seasons/b/elsewhere/old', at(0));
    given('seasons/a/history/old/parts/p', at(0));
    expect(await deleteExpired(backend.database, [history], now)).toBe(2);
    expect(paths().sort()).toEqual([
      'seasons/a/history/old/parts/p',
      'seasons/b/elsewhere/old',
      'seasons/b/history/number',
      'seasons/b/history/soon',
      'seasons/b/history/text',
    ]);
  });

  it('is deleted in commits of at most 500, which watchers are told of', async () => {
    for (let index = 0; index < 1001; index += 1) given(`history/h${index}`, at(now - index));
    const told: number[] = [];
    backend.database.watch(({ changes }: CommitEvent) => told.push(changes.length));
    expect(await deleteExpired(backend.database, [history], now)).toBe(1001);
    expect(told).toEqual([500, 500, 1]);
  });

  it('stays deleted after a restart', async () => {
    given('history/old', at(now - 1));
    await deleteExpired(backend.database, [history], now);
    backend = await backend.reopen();
    expect(paths()).toEqual([]);
  });

  it('is deleted at once and every hour, until the end', async () => {
    jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    given('history/first', at(now));
    given('history/second', at(now + hour));
    given('history/third', at(now + 2 * hour));
    const end = await keepDeletingExpired(backend.database, [history], () => undefined);
    expect(paths()).toEqual(['history/second', 'history/third']);
    await jest.advanceTimersByTimeAsync(hour);
    expect(paths()).toEqual(['history/third']);
    end();
    await jest.advanceTimersByTimeAsync(2 * hour);
    expect(paths()).toEqual(['history/third']);
  });
});

describe('the file of indexes', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'local-firebase-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const file = async (content: string) => {
    const path = join(folder, 'firestore.indexes.json');
    await writeFile(path, content);
    return path;
  };

  it('names the policies by its overrides with ttl', async () => {
    const fieldOverrides = [
      { collectionGroup: 'history', fieldPath: 'expires', ttl: true, indexes: [] },
      { collectionGroup: 'history', fieldPath: 'changes', indexes: [] },
      { collectionGroup: 'visits', fieldPath: 'at.`the end`', ttl: true, indexes: [] },
      { collectionGroup: 'visits', fieldPath: 'seen', ttl: false, indexes: [] },
    ];
    expect(await readExpiryPolicies(await file(JSON.stringify({ indexes: [], fieldOverrides })))).toEqual([
      history,
      { collectionGroup: 'visits', field: ['at', 'the end'] },
    ]);
    expect(await readExpiryPolicies(await file('{"indexes":[]}'))).toEqual([]);
  });

  it.each([
    ['', 'JSON'],
    ['{"fieldOverrides":{}}', '"fieldOverrides" must be a list'],
    [
      '{"fieldOverrides":[{"collectionGroup":"a","fieldPath":"b","ttl":"true"}]}',
      '"ttl" must be true or false',
    ],
    ['{"fieldOverrides":[{"fieldPath":"b","ttl":true}]}', 'needs "collectionGroup" and "fieldPath"'],
    ['{"fieldOverrides":[{"collectionGroup":"a","fieldPath":"b..c","ttl":true}]}', 'Invalid property path'],
  ])('is refused in words: %s', async (content, words) => {
    const refused = readExpiryPolicies(await file(content));
    await expect(refused).rejects.toThrow(IndexesFileError);
    await expect(refused).rejects.toThrow(words);
  });

  it('that is missing is refused in words', async () => {
    await expect(readExpiryPolicies(join(folder, 'none.json'))).rejects.toThrow('ENOENT');
  });

  it('makes a server delete what has expired while it was stopped', async () => {
    const indexes = await file(
      '{"fieldOverrides":[{"collectionGroup":"history","fieldPath":"expires","ttl":true,"indexes":[]}]}',
    );
    const log: string[] = [];
    const data = join(folder, 'data');
    const options = {
      project: 'demo-test',
      data,
      firestorePort: 0,
      authPort: 0,
      log: (line: string) => void log.push(line),
    };
    const path = `/v1/${root}/seasons/s/history/h`;
    const first = await startLocalFirebase(options);
    const written = await fetch(`${first.firestoreUrl}${path}`, {
      method: 'PATCH',
      body: '{"fields":{"expires":{"timestampValue":"2026-01-01T00:00:00Z"}}}',
    });
    expect(written.status).toBe(200);
    await first.close();
    const second = await startLocalFirebase({ ...options, indexes });
    expect((await fetch(`${second.firestoreUrl}${path}`)).status).toBe(404);
    expect(log).toContain('Expired documents deleted: 1.');
    await second.close();
  });
});
