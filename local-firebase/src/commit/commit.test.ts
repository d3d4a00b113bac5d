import type { CommitEvent } from '../database/database';
import { anonymous } from '../auth-context';
import { allowAll, type RulesGate, type WriteCheck } from '../rules-gate';
import { refusalOf } from '../testing/refusal-of';
import { openBackend, root, databaseId, type TestBackend } from '../testing/backend';
import { timestamp } from '../values/timestamp';
import { commit } from './commit';
import { parseWrite } from './parse-write';
import { Transactions } from './transactions';

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

const name = `${root}/c/d`;
const integer = (value: number) => ({ integerValue: String(value) });
const stored = (path = 'c/d') => backend.database.get(`${root}/${path}`);

describe('a write', () => {
  it('replaces the document without a mask, and touches only the masked paths with one', () => {
    backend.write({
      update: {
        name,
        fields: {
          a: integer(1),
          b: integer(2),
          m: { mapValue: { fields: { x: integer(1), y: integer(2) } } },
        },
      },
    });
    const updateMask = { fieldPaths: ['a', 'm.x', 'm.z.deep', 'b.inner'] };
    const m = { mapValue: { fields: { z: { mapValue: { fields: { deep: integer(3) } } } } } };
    backend.write({ update: { name, fields: { a: integer(9), m, ignored: integer(0) } }, updateMask });
    expect(stored()?.fields).toEqual({
      a: integer(9),
      b: integer(2),
      m: { mapValue: { fields: { y: integer(2), z: { mapValue: { fields: { deep: integer(3) } } } } } },
    });
    backend.write({ update: { name, fields: {} } });
    expect(stored()?.fields).toEqual({});
  });

  it('keeps createTime, and all documents of a commit get one updateTime', () => {
    const first = backend.write({ update: { name, fields: { a: integer(1) } } });
    const second = backend.write(
      { update: { name, fields: {} } },
      { update: { name: `${name}2`, fields: {} } },
    );
    expect(stored()).toMatchObject({ createTime: first.commitTime, updateTime: second.commitTime });
    expect(stored('c/d2')).toMatchObject({ createTime: second.commitTime, updateTime: second.commitTime });
    expect(second.commitTime > first.commitTime).toBe(true);
  });

  it('that changes nothing keeps the version and tells nobody', () => {
    const first = backend.write({ update: { name, fields: { a: integer(1) } } });
    const events: CommitEvent[] = [];
    backend.database.watch((event) => events.push(event));
    const second = backend.write({ update: { name, fields: { a: integer(1) } } });
    expect(second.writeResults).toEqual([{ updateTime: first.commitTime }]);
    expect(second.commitTime > first.commitTime).toBe(true);
    expect(events).toEqual([]);
  });
});

describe('a transform', () => {
  const list = (...values: object[]) => ({ arrayValue: { values } });
  it.each([
    [
      'integers saturate',
      integer(5),
      { increment: { integerValue: '9223372036854775807' } },
      { integerValue: '9223372036854775807' },
    ],
    ['a double makes a double', integer(5), { increment: { doubleValue: 0.5 } }, { doubleValue: 5.5 }],
    ['what is no number is replaced', { stringValue: 'x' }, { increment: integer(1) }, integer(1)],
    ['an equal maximum keeps the old', integer(1), { maximum: { doubleValue: 1 } }, integer(1)],
    ['NaN wins the maximum', integer(1), { maximum: { doubleValue: 'NaN' } }, { doubleValue: 'NaN' }],
    ['the minimum', integer(3), { minimum: integer(2) }, integer(2)],
    [
      '1 and 1.0 are one element',
      list(integer(1)),
      { appendMissingElements: { values: [{ doubleValue: 1 }, integer(2), integer(2)] } },
      list(integer(1), integer(2)),
    ],
    [
      'all equal elements go',
      list(integer(1), integer(2), integer(1)),
      { removeAllFromArray: { values: [{ doubleValue: 1 }] } },
      list(integer(2)),
    ],
  ])('%s', (_, old, operation, expected) => {
    backend.write({ update: { name, fields: { v: old } } });
    backend.write({
      update: { name, fields: {} },
      updateMask: {},
      updateTransforms: [{ fieldPath: 'v', ...operation }],
    });
    expect(stored()?.fields['v']).toEqual(expected);
  });

  it('stores the time of the commit to the millisecond, and says so', () => {
    const transform = { fieldPath: 'at.time', setToServerValue: 'REQUEST_TIME' };
    const { writeResults, commitTime } = backend.write({
      update: { name, fields: {} },
      updateTransforms: [transform],
    });
    const time = { timestampValue: timestamp(`${commitTime.slice(0, 23)}Z`) };
    expect(writeResults[0]?.transformResults).toEqual([time]);
    expect(stored()?.fields).toEqual({ at: { mapValue: { fields: { time } } } });
  });
});

describe('a precondition', () => {
  it.each([
    ['NOT_FOUND', { update: { name, fields: {} }, currentDocument: { exists: true } }],
    ['ALREADY_EXISTS', { update: { name: `${name}1`, fields: {} }, currentDocument: { exists: false } }],
    ['FAILED_PRECONDITION', { delete: `${name}1`, currentDocument: { updateTime: '2020-01-01T00:00:00Z' } }],
    ['NOT_FOUND', { verify: name, currentDocument: { exists: true } }],
  ])('that does not hold is %s, and nothing of the commit is stored', (status, write) => {
    backend.set('c/d1', { a: 1 });
    const { version } = backend.database;
    expect(refusalOf(() => backend.write({ update: { name: `${name}2`, fields: {} } }, write))).toBe(status);
    expect(stored('c/d2')).toBeUndefined();
    expect(backend.database.version).toBe(version);
  });

  it('sees the writes before it in the same commit', () => {
    const write = { update: { name, fields: {} }, currentDocument: { exists: true } };
    backend.write({ update: { name, fields: { a: integer(1) } } }, write);
    expect(refusalOf(() => backend.write({ delete: name }, write))).toBe('INVALID_ARGUMENT');
  });

  it('is looked at after the rules, so that a refusal tells nothing', () => {
    const closed = {
      ...allowAll,
      checkWrite: () => ({ granted: false as const, consulted: new Set<string>(), reason: 'no' }),
    };
    const write = parseWrite(databaseId, { delete: name, currentDocument: { exists: true } });
    expect(refusalOf(() => commit({ ...backend, gate: closed }, anonymous, [write]))).toBe(
      'PERMISSION_DENIED',
    );
  });
});

it('a document over one mebibyte is refused', () => {
  const half = { stringValue: 'x'.repeat(600_000) };
  expect(refusalOf(() => backend.write({ update: { name, fields: { a: half, b: half } } }))).toBe(
    'INVALID_ARGUMENT',
  );
});

describe('several writes to one document', () => {
  const set = { update: { name, fields: {} } };
  const whenMissing = { ...set, currentDocument: { exists: false } };
  const whenThere = { ...set, currentDocument: { exists: true } };
  const filled = { update: { name, fields: { a: integer(1) } } };

  it('count as one when they do not contradict each other', () => {
    const gone = backend.write(set, whenThere, { delete: name });
    expect(gone.writeResults).toEqual([{}, {}, {}]);
    const { writeResults, commitTime } = backend.write({ delete: name }, whenMissing);
    expect(writeResults).toEqual([{ updateTime: commitTime }, { updateTime: commitTime }]);
  });

  it.each([
    ['written, then expected to be missing', [set, whenMissing]],
    ['deleted, then expected to be there', [{ delete: name }, whenThere]],
    ['written and verified', [set, { verify: name, currentDocument: { exists: true } }]],
  ])('are refused when it is %s', (_title, writes) => {
    expect(refusalOf(() => backend.write(...writes))).toBe('INVALID_ARGUMENT');
  });

  it.each<[string, boolean, object[], string[]]>([
    ['made, then changed', false, [set, filled], ['create']],
    ['made, then deleted', false, [set, { delete: name }], ['delete']],
    ['changed twice', true, [set, filled], ['update']],
    ['deleted, then made again', true, [{ delete: name }, filled], ['update']],
    ['changed, as another one is', true, [filled, { delete: `${name}2` }, set, filled], ['update', 'delete']],
  ])('are judged once, by what comes of them all, when it is %s', (_title, isThere, writes, methods) => {
    if (isThere) backend.set('c/d', { n: 1 });
    const asked: WriteCheck[] = [];
    const gate: RulesGate = {
      ...allowAll,
      checkWrite(check) {
        asked.push(check);
        return allowAll.checkWrite(check);
      },
    };
    const parsed = writes.map((write) => parseWrite(databaseId, write));
    commit({ ...backend, gate }, anonymous, parsed);
    expect(asked.map(({ method }) => method)).toEqual(methods);
    expect(asked[0]?.before?.fields).toEqual(isThere ? { n: integer(1) } : undefined);
    expect(asked[0]?.after).toEqual(stored());
  });
});

describe('a transaction', () => {
  it('is aborted when what it read has changed, and is over then', () => {
    backend.set('c/d', { n: 1 });
    const transactions = new Transactions(backend.database);
    const id = transactions.begin(false);
    transactions.get(id).noteDocument(name, stored());
    expect(() => transactions.get(id).verify()).not.toThrow();
    backend.set('c/d', { n: 2 });
    const transaction = transactions.end(id);
    expect(refusalOf(() => transaction.verify())).toBe('ABORTED');
    expect(refusalOf(() => transactions.get(id))).toBe('INVALID_ARGUMENT');
  });
});

describe('after a restart', () => {
  it('documents, versions and deletions are as before, and later versions are higher', async () => {
    backend.set('c/kept', { a: 1 });
    backend.set('c/gone', { a: 1 });
    const before = stored('c/kept');
    const since = backend.database.version;
    backend.delete('c/gone');
    const last = backend.database.version;
    await backend.database.durable();
    backend = await backend.reopen();
    expect(stored('c/kept')).toEqual(before);
    expect(stored('c/gone')).toBeUndefined();
    expect(backend.database.tombstones.after(since)).toEqual([`${root}/c/gone`]);
    expect(backend.database.version).toBe(last);
    expect(backend.database.nextVersion() > last).toBe(true);
  });
});
