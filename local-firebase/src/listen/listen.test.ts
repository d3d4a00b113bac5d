import type { AuthContext } from '../auth-context';
import { allowAll, type Decision, type RulesGate } from '../rules-gate';
import { databaseId, openBackend, root, type TestBackend } from '../testing/backend';
import { ListenStream } from './listen-stream';
import type { ListenMessage } from './messages';

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

const user: AuthContext = { kind: 'user', uid: 'u', token: {} };

/** A client that notes what it is told, in short: `+ one` (with the target), `- one`, `x one` for a deletion and so on. */
function listener(gate: RulesGate = allowAll) {
  const heard: string[] = [];
  let token = '';
  let readTime = '';
  const note = (message: ListenMessage) => {
    heard.push(...words(message));
    if (!('targetChange' in message)) return;
    token = message.targetChange.resumeToken ?? token;
    readTime = message.targetChange.readTime ?? readTime;
  };
  const peer = {
    send: (message: object) => note(message as ListenMessage),
    fail: (error: unknown) => heard.push(String(error)),
  };
  const stream = new ListenStream({ ...backend, gate }, peer, { auth: user, database: databaseId });
  return {
    close: () => stream.close(),
    token: () => token,
    readTime: () => readTime,
    add: (target: object) => stream.receive({ database: databaseId, addTarget: target }),
    remove: (targetId: number) => stream.receive({ database: databaseId, removeTarget: targetId }),
    /** What was heard since the last time. */
    async hears(): Promise<string[]> {
      await backend.database.durable();
      await new Promise((resolve) => setImmediate(resolve));
      return heard.splice(0);
    },
  };
}

const short = (name: string) => name.slice(root.length + 1);

function words(message: ListenMessage): string[] {
  if ('filter' in message) return [`count ${message.filter.count}`];
  if ('documentDelete' in message) return [`x ${short(message.documentDelete.document)}`];
  if ('documentRemove' in message) return [`dropped ${short(message.documentRemove.document)}`];
  if ('documentChange' in message) {
    const { document, targetIds } = message.documentChange;
    return [`${targetIds.length > 0 ? '+' : '-'} ${short(String(Reflect.get(document, 'name')))}`];
  }
  const { targetChangeType = 'snapshot', cause } = message.targetChange;
  return [cause ? `${targetChangeType} ${cause.code}` : targetChangeType];
}

const positive = {
  where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: 0 } } },
};
const query = (targetId: number, structuredQuery: object = {}, more: object = {}) => ({
  targetId,
  query: { parent: root, structuredQuery: { from: [{ collectionId: 'c' }], ...structuredQuery } },
  ...more,
});

describe('a query that is listened to', () => {
  it('is told first as a whole, then by what each commit changes', async () => {
    backend.set('c/one', { n: 1 });
    backend.set('c/zero', { n: 0 });
    const client = listener();
    client.add(query(2, positive));
    expect(await client.hears()).toEqual(['ADD', '+ c/one', 'CURRENT', 'snapshot']);
    backend.set('c/zero', { n: 5 });
    expect(await client.hears()).toEqual(['+ c/zero', 'snapshot']);
    backend.write({ delete: `${root}/c/one` }, { update: { name: `${root}/c/zero`, fields: {} } });
    expect(await client.hears()).toEqual(['x c/one', '- c/zero', 'snapshot']);
  });

  it('says nothing about other documents or a write that changes nothing', async () => {
    backend.set('c/one', { n: 1 });
    const client = listener();
    client.add(query(2, positive));
    await client.hears();
    backend.set('c/one', { n: 1 });
    backend.set('c/other', { n: -1 });
    backend.set('d/one', { n: 1 });
    expect(await client.hears()).toEqual([]);
  });

  it('shows a commit at a time after its own, which tabs with a shared cache need', async () => {
    const client = listener();
    client.add(query(2));
    await client.hears();
    const { commitTime } = backend.write({ update: { name: `${root}/c/one`, fields: {} } });
    await client.hears();
    expect(client.readTime() > commitTime).toBe(true);
    expect(client.readTime() < backend.database.nextVersion()).toBe(true);
  });

  it('shows what no commit came before at a later time each, to another client too', async () => {
    const times: string[] = [];
    for (const client of [listener(), listener()]) {
      for (const targetId of [2, 4]) {
        client.add(query(targetId));
        await client.hears();
        times.push(client.readTime());
      }
    }
    times.push(backend.write({ update: { name: `${root}/c/one`, fields: {} } }).commitTime);
    expect(times).toEqual([...new Set(times)].sort());
  });

  it('is shown as it is on disk, at a time before the commits under way', async () => {
    const client = listener();
    client.add(query(2));
    await backend.database.durable();
    const { commitTime } = backend.write({ update: { name: `${root}/c/one`, fields: {} } });
    const times = [1, 2, 3].map(() => backend.database.nextSnapshotTime());
    expect(times).toEqual([...times].sort());
    expect(times.every((time) => time < commitTime)).toBe(true);
    await client.hears();
    expect(client.readTime() > commitTime).toBe(true);
  });

  it('ends when the client removes it', async () => {
    const client = listener();
    client.add(query(2));
    client.remove(2);
    backend.set('c/one', { n: 1 });
    expect(await client.hears()).toEqual(['ADD', 'CURRENT', 'REMOVE', 'snapshot']);
  });

  it('that is no query is refused alone', async () => {
    const client = listener();
    client.add(query(2, { limit: -1 }));
    client.add(query(4));
    expect(await client.hears()).toEqual(['ADD', 'REMOVE 3', 'ADD', 'CURRENT', 'snapshot']);
  });

  it('with a limit tells what is pushed out and what moves up', async () => {
    backend.set('c/b', { n: 2 });
    backend.set('c/c', { n: 3 });
    const client = listener();
    client.add(query(2, { ...positive, limit: 2 }));
    await client.hears();
    backend.set('c/a', { n: 1 });
    expect(await client.hears()).toEqual(['dropped c/c', '+ c/a', 'snapshot']);
    backend.delete('c/b');
    expect(await client.hears()).toEqual(['x c/b', '+ c/c', 'snapshot']);
  });
});

it('documents are listened to by name, whether they exist or not', async () => {
  backend.set('c/one', { n: 1 });
  const client = listener();
  client.add({ targetId: 3, documents: { documents: [`${root}/c/one`, `${root}/c/two`] } });
  expect(await client.hears()).toEqual(['ADD', '+ c/one', 'x c/two', 'CURRENT', 'snapshot']);
  backend.set('c/two', { n: 1 });
  expect(await client.hears()).toEqual(['+ c/two', 'snapshot']);
});

describe('a listener that was away', () => {
  beforeEach(() => {
    for (const id of ['changed', 'deleted', 'same', 'leaves']) backend.set(`c/${id}`, { n: 1 });
  });

  const leave = async () => {
    const client = listener();
    client.add(query(2, positive));
    await client.hears();
    client.close();
    backend.set('c/changed', { n: 2 });
    backend.set('c/leaves', { n: 0 });
    backend.set('c/new', { n: 1 });
    backend.delete('c/deleted');
    await backend.database.durable();
    return client.token();
  };

  it('is told what changed since, no more, also after a restart', async () => {
    const resumeToken = await leave();
    backend = await backend.reopen();
    const client = listener();
    client.add(query(2, positive, { resumeToken, expectedCount: 4 }));
    expect(await client.hears()).toEqual([
      'ADD',
      '+ c/changed',
      '- c/leaves',
      '+ c/new',
      'x c/deleted',
      'count 3',
      'CURRENT',
      'snapshot',
    ]);
  });

  it('starts afresh with a limit, and with a token of other data', async () => {
    const resumeToken = await leave();
    const client = listener();
    client.add(query(2, { ...positive, limit: 1 }, { resumeToken }));
    expect(await client.hears()).toEqual(['ADD', 'RESET', '+ c/new', 'CURRENT', 'snapshot']);
    client.add(
      query(4, { ...positive, limit: 1 }, { resumeToken: Buffer.from('other 2020').toString('base64') }),
    );
    expect(await client.hears()).toEqual(['ADD', 'RESET', '+ c/new', 'CURRENT', 'snapshot']);
  });

  it('starts afresh with the time of a bundle, which may be of other data', async () => {
    const client = listener();
    client.add(query(2, positive, { readTime: backend.database.version }));
    expect(await client.hears()).toEqual([
      'ADD',
      'RESET',
      ...['changed', 'deleted', 'leaves', 'same'].map((id) => `+ c/${id}`),
      'CURRENT',
      'snapshot',
    ]);
  });
});

describe('rules', () => {
  const decide = (granted: boolean): Decision => {
    const consulted = new Set([`${root}/roles/u`]);
    return granted ? { granted, consulted } : { granted, consulted, reason: 'no role' };
  };
  /** Lists need the role that roles/u holds; single documents are closed. */
  const gate: RulesGate = {
    ...allowAll,
    checkList: ({ get }) => decide(get(`${root}/roles/u`) !== undefined),
    checkGet: () => decide(false),
  };

  it('refuse a target, and end it when the document they looked at changes', async () => {
    const client = listener(gate);
    client.add(query(2));
    expect(await client.hears()).toEqual(['ADD', 'REMOVE 7', 'snapshot']);
    backend.set('roles/u', { role: 'Admin' });
    client.add(query(4));
    expect(await client.hears()).toEqual(['ADD', 'CURRENT', 'snapshot']);
    backend.delete('roles/u');
    backend.set('c/secret', { n: 1 });
    expect(await client.hears()).toEqual(['REMOVE 7', 'snapshot']);
  });

  it('keep back a document that left the query and may not be read', async () => {
    backend.set('roles/u', { role: 'Admin' });
    backend.set('c/one', { n: 1 });
    const client = listener(gate);
    client.add(query(2, positive));
    await client.hears();
    backend.set('c/one', { n: 0 });
    expect(await client.hears()).toEqual(['dropped c/one', 'snapshot']);
  });
});
