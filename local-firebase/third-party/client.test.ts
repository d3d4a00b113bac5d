import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AggregateField, FieldValue, Filter, Firestore, Timestamp } from '@google-cloud/firestore';
import { PassThroughClient } from 'google-auth-library';
import { startLocalFirebase, type LocalFirebase } from '../src/index';

let folder: string;
let server: LocalFirebase;
let firestore: Firestore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-firebase-'));
  server = await startLocalFirebase({
    project: 'demo-test',
    data: folder,
    firestorePort: 0,
    authPort: 0,
    log: () => undefined,
  });
  process.env['FIRESTORE_EMULATOR_HOST'] = new URL(server.firestoreUrl).host;
  // Over REST the library looks for credentials of the cloud also when it speaks to an emulator; these are none.
  const authClient = new PassThroughClient({ transporterOptions: { fetchImplementation: fetch } });
  firestore = new Firestore({ projectId: 'demo-test', preferRest: true, authClient });
});
afterAll(async () => {
  await firestore.terminate();
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  await server.close();
  await rm(folder, { recursive: true });
});

/** A collection of its own for each test, filled with documents that have these fields. */
async function filled(name: string, documents: Record<string, object>) {
  const batch = firestore.batch();
  for (const [id, fields] of Object.entries(documents)) batch.set(firestore.doc(`${name}/${id}`), fields);
  await batch.commit();
  return firestore.collection(name);
}
const idsOf = ({ docs }: { docs: { id: string }[] }) => docs.map(({ id }) => id);

describe('the server library of Google Cloud over REST', () => {
  it('creates a document once, reads it with every type, changes and deletes it', async () => {
    const document = firestore.doc('types/one');
    const stored = {
      text: 'నమస్తే',
      whole: 7,
      part: 0.5,
      yes: true,
      nothing: null,
      at: Timestamp.fromMillis(1_700_000_000_123),
      bytes: Buffer.from([0, 255]),
      list: [1, 'two'],
      map: { inner: { deep: 1 } },
      other: firestore.doc('types/two'),
      vector: FieldValue.vector([1, 2]),
    };
    const { writeTime } = await document.create(stored);
    await expect(document.create({})).rejects.toThrow('exist');
    const found = await document.get();
    expect(found.data()).toEqual(stored);
    expect(found.updateTime?.isEqual(writeTime)).toBe(true);

    await document.update({ 'map.inner': FieldValue.delete(), whole: FieldValue.increment(2) });
    await document.set(
      { list: FieldValue.arrayUnion('two', 3), at: FieldValue.serverTimestamp() },
      { merge: true },
    );
    const changed = (await document.get()).data();
    expect(changed).toMatchObject({ map: {}, whole: 9, list: [1, 'two', 3] });
    expect(changed?.['at']).not.toEqual(stored.at);

    await document.delete({ exists: true });
    expect((await document.get()).exists).toBe(false);
    await expect(document.update({ whole: 1 })).rejects.toThrow('no entity to update');
  });

  it('queries with filters, orders, cursors, projections and collection groups', async () => {
    const quizzes = await filled('quizzes', {
      a: { n: 1, tags: ['old'] },
      b: { n: 2, tags: ['new', 'old'] },
      c: { n: 3, tags: [] },
      d: { n: 4 },
    });
    await firestore.doc('quizzes/a/questions/q1').set({ right: 'yes' });
    await firestore.doc('quizzes/d/questions/q2').set({ right: 'yes' });
    expect(idsOf(await quizzes.where('n', '>', 1).orderBy('n', 'desc').limit(2).get())).toEqual(['d', 'c']);
    expect(idsOf(await quizzes.where('tags', 'array-contains', 'old').get())).toEqual(['a', 'b']);
    const either = Filter.or(Filter.where('n', 'in', [4]), Filter.where('tags', '==', []));
    expect(idsOf(await quizzes.where(either).get())).toEqual(['c', 'd']);
    const ordered = quizzes.orderBy('n');
    const page = await ordered.limit(2).get();
    expect(idsOf(await ordered.startAfter(page.docs[1]).get())).toEqual(['c', 'd']);
    expect(idsOf(await ordered.limitToLast(1).get())).toEqual(['d']);
    const [projected] = (await quizzes.select('n').limit(1).get()).docs;
    expect(projected?.data()).toEqual({ n: 1 });
    const group = firestore.collectionGroup('questions').where('right', '==', 'yes');
    expect(idsOf(await group.get())).toEqual(['q1', 'q2']);
  });

  it('counts, adds up and averages', async () => {
    const sums = await filled('sums', { a: { n: 1 }, b: { n: 2 }, c: { other: 1 } });
    expect((await sums.count().get()).data()).toEqual({ count: 3 });
    const { count, sum, average } = AggregateField;
    const asked = sums.aggregate({ many: count(), total: sum('n'), middle: average('n') });
    expect((await asked.get()).data()).toEqual({ many: 2, total: 3, middle: 1.5 });
  });

  it('lists collections, documents that exist, and those that only have something below them', async () => {
    const listed = await filled('listed', { a: { n: 1 }, b: { n: 2 } });
    await firestore.doc('listed/missing/below/x').set({});
    expect((await listed.listDocuments()).map(({ id }) => id)).toEqual(['a', 'b', 'missing']);
    const collections = await firestore.doc('listed/missing').listCollections();
    expect(collections.map(({ path }) => path)).toEqual(['listed/missing/below']);
    const [a, none] = await firestore.getAll(firestore.doc('listed/a'), firestore.doc('listed/none'));
    expect([a?.data(), none?.exists]).toEqual([{ n: 1 }, false]);
  });

  it('writes a batch whole or not at all', async () => {
    await filled('batches', { there: { n: 1 } });
    const batch = firestore.batch();
    batch.set(firestore.doc('batches/new'), { n: 1 });
    batch.create(firestore.doc('batches/there'), { n: 2 });
    await expect(batch.commit()).rejects.toThrow();
    expect((await firestore.doc('batches/new').get()).exists).toBe(false);
  });

  it('commits a transaction only when what it read is still so', async () => {
    const counters = await filled('counters', { one: { n: 0 } });
    const counter = counters.doc('one');
    // One attempt: after a conflict over REST the library waits for up to a minute before the next.
    const add = (meanwhile: () => Promise<unknown>) =>
      firestore.runTransaction(
        async (transaction) => {
          const { n } = (await transaction.get(counter)).data() ?? {};
          await meanwhile();
          transaction.update(counter, { n: Number(n) + 1 });
        },
        { maxAttempts: 1 },
      );
    await add(async () => undefined);
    await expect(add(() => counter.update({ n: 10 }))).rejects.toThrow('has changed');
    expect((await counter.get()).data()).toEqual({ n: 10 });
    const readOnly = firestore.runTransaction(async (transaction) => idsOf(await transaction.get(counters)), {
      readOnly: true,
    });
    expect(await readOnly).toEqual(['one']);
  });

  it('writes in bulk, each write on its own, and deletes all below a collection', async () => {
    await filled('bulk', { there: {} });
    const writer = firestore.bulkWriter();
    writer.onWriteError(() => false);
    const refused = writer.create(firestore.doc('bulk/there'), {}).catch(() => 'refused');
    for (let n = 0; n < 60; n += 1) void writer.set(firestore.doc(`bulk/d${n}`), { n });
    await writer.close();
    expect(await refused).toBe('refused');
    const bulk = firestore.collection('bulk');
    expect((await bulk.count().get()).data()).toEqual({ count: 61 });
    await firestore.recursiveDelete(bulk);
    expect((await bulk.get()).empty).toBe(true);
  });
});
