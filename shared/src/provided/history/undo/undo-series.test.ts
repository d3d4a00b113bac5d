import { locations, type DataGateway } from '@console/shared/data';
import { storeSession } from '@console/shared/session';
import { admin, createMemoryGateway, questionFields } from '@console/shared/testing';
import { deleteQuiz, inOneEntry, recordTransaction, undoEntry } from '..';
import type { UndoOutcome, UndoProgress } from './undo-outcome';

const author = admin().person;
const ids = Array.from({ length: 12 }, (_, index) => `Q${index}`);
const quizPath = (id: string) => locations.quiz('S1', id);
const quizOf = (id: string) => ({ quiz_id: id, title: `Week ${id}`, duration: 10, status: 'Upcoming' });

/** Quizzes that were created as one action, in two transactions. */
async function created() {
  storeSession(admin());
  const memory = createMemoryGateway();
  const gateway: DataGateway = {
    ...memory,
    transact: (work, action) => recordTransaction(memory.transact, { author, work, action }, () => undefined),
  };
  const action = { seasonId: 'S1', kind: 'quizzes_created', about: [] };
  const { entry } = await inOneEntry(gateway, action, async (part) => {
    for (const some of [ids.slice(0, 7), ids.slice(7)])
      await gateway.transact(async (transaction) => {
        for (const id of some) await transaction.create(quizPath(id), quizOf(id));
      }, part);
  });
  const quizzes = () =>
    Object.keys(memory.documents()).filter((path) => /^seasons\/S1\/quizzes\/[^/]+$/.test(path));
  return { memory, gateway, entry, quizzes };
}

/** Loses the connection after so many transactions. */
function cutAfter(transactions: number, gateway: DataGateway): DataGateway {
  let left = transactions;
  return {
    ...gateway,
    transact: (work, action) =>
      (left -= 1) < 0 ? Promise.reject(new Error('No connection')) : gateway.transact(work, action),
  };
}

/** Loses the connection when the first quiz is about to come back. */
function cutAtReturn(gateway: DataGateway): DataGateway {
  return {
    ...gateway,
    transact: (work, action) =>
      action?.kind === 'undone' && action.entryId !== undefined
        ? Promise.reject(new Error('No connection'))
        : gateway.transact(work, action),
  };
}

/** Redoes what was undone, with all entries that took it back. */
async function redo(gateway: DataGateway, undone: UndoOutcome): Promise<void> {
  if (undone.kind !== 'undone') throw new Error(undone.kind);
  for (const entry of undone.entries ?? [undone.entry])
    expect(await undoEntry(gateway, entry)).toMatchObject({ kind: 'undone' });
}

describe('undoing the creation of several quizzes', () => {
  it('deletes all of them, can itself be undone, and again', async () => {
    const { gateway, entry, quizzes, memory } = await created();
    const progress: number[] = [];
    const undone = await undoEntry(gateway, entry, { onProgress: ({ done }) => progress.push(done) });
    expect(quizzes()).toEqual([]);
    expect(progress).toEqual([0, ...ids.map((_id, index) => index + 1)]);
    if (undone.kind !== 'undone') throw new Error(undone.kind);
    expect(undone.documents).toBe(ids.length);
    const redone = await undoEntry(gateway, undone.entry);
    expect(quizzes()).toHaveLength(ids.length);
    for (const id of ids) expect(memory.documents()[quizPath(id)]).toEqual(quizOf(id));
    if (redone.kind !== 'undone') throw new Error(redone.kind);
    expect(await undoEntry(gateway, redone.entry)).toMatchObject({ kind: 'undone' });
    expect(quizzes()).toEqual([]);
  });

  it('has one complete entry that takes the creation back', async () => {
    const { memory, gateway, entry } = await created();
    await undoEntry(gateway, entry);
    const undoing = memory.history().filter(({ undoes }) => undoes === entry.entryId);
    expect(undoing.map(({ kind, complete }) => [kind, complete])).toEqual([['undone', true]]);
  });

  it.each([
    ['was changed', quizPath('Q11'), { ...quizOf('Q11'), title: 'Week 10' }],
    ['has questions', `${quizPath('Q11')}/questions/N1`, { question: 'Who?' }],
  ])('is refused as a whole when one %s', async (_case, path, fields) => {
    const { memory, gateway, entry, quizzes } = await created();
    memory.put(path, fields);
    expect(await undoEntry(gateway, entry)).toEqual({ kind: 'refused', reason: 'series-used' });
    expect(quizzes()).toHaveLength(ids.length);
  });

  it('is refused after they were brought back, when one has a result', async () => {
    const { memory, gateway, entry, quizzes } = await created();
    const undone = await undoEntry(gateway, entry);
    const redone = undone.kind === 'undone' && (await undoEntry(gateway, undone.entry));
    if (!redone || redone.kind !== 'undone') throw new Error('They are not brought back');
    memory.put(`${quizPath('Q11')}/results/R1`, { score: 3 });
    expect(await undoEntry(gateway, redone.entry)).toEqual({ kind: 'refused', reason: 'series-used' });
    expect(quizzes()).toHaveLength(ids.length);
  });

  it.each(['questions', 'results'])('keeps a quiz that gets %s meanwhile, and stays open', async (what) => {
    const { memory, gateway, entry, quizzes } = await created();
    let isAdded = false;
    const late: DataGateway = {
      ...gateway,
      async list(query) {
        const isFirst = !isAdded;
        isAdded ||= query.collection.endsWith('/results');
        if (isFirst && isAdded) memory.put(`${quizPath('Q11')}/${what}/N1`, { name: 'Ruth' });
        return gateway.list(query);
      },
    };
    expect(await undoEntry(late, entry)).toEqual({ kind: 'refused', reason: 'series-used' });
    expect(quizzes()).toContain(quizPath('Q11'));
    const undoing = memory.history().filter(({ undoes }) => undoes === entry.entryId);
    expect(undoing.map(({ complete }) => complete)).toEqual([false]);
  });

  it('leaves alone what others have deleted since', async () => {
    const { memory, gateway, entry, quizzes } = await created();
    memory.drop(quizPath('Q3'));
    expect(await undoEntry(gateway, entry)).toMatchObject({ kind: 'undone', documents: ids.length - 1 });
    expect(quizzes()).toEqual([]);
  });

  it('goes on where it was interrupted, when it is undone again', async () => {
    const { memory, gateway, entry, quizzes } = await created();
    await expect(undoEntry(cutAfter(6, gateway), entry)).rejects.toThrow('No connection');
    expect(quizzes().length).toBeGreaterThan(0);
    expect(quizzes().length).toBeLessThan(ids.length);
    expect(await undoEntry(gateway, entry)).toMatchObject({ kind: 'undone' });
    expect(quizzes()).toEqual([]);
    expect(memory.documents()[quizPath('Q0')]).toBeUndefined();
  });

  it('is redone where only one quiz was left, and can be undone again', async () => {
    const { gateway, entry, quizzes } = await created();
    for (const quizId of ids.slice(1))
      await deleteQuiz(gateway, { seasonId: 'S1', quizId, title: '', uid: 'u' }, () => undefined);
    const undone = await undoEntry(gateway, entry);
    expect(undone).toMatchObject({ kind: 'undone', documents: 1 });
    if (undone.kind !== 'undone') throw new Error(undone.kind);
    const redone = await undoEntry(gateway, undone.entry);
    expect(quizzes()).toEqual([quizPath('Q0')]);
    if (redone.kind !== 'undone') throw new Error(redone.kind);
    await redo(gateway, await undoEntry(gateway, redone.entry));
    expect(quizzes()).toEqual([quizPath('Q0')]);
  });

  it('is redone as a whole where an earlier attempt had left one quiz', async () => {
    const { memory, gateway, entry, quizzes } = await created();
    let left = ids.length - 1;
    const failing: DataGateway = {
      ...gateway,
      transact: (work, action) =>
        action?.kind === 'quiz_deleted' && (left -= 1) < 0
          ? Promise.reject(new Error('No connection'))
          : gateway.transact(work, action),
    };
    await expect(undoEntry(failing, entry)).rejects.toThrow('No connection');
    expect(quizzes()).toHaveLength(1);
    const undone = await undoEntry(gateway, entry);
    expect(undone).toMatchObject({ kind: 'undone', documents: 1 });
    await redo(gateway, undone);
    expect(quizzes()).toHaveLength(ids.length);
    expect(memory.history().filter(({ complete }) => complete === false)).toEqual([]);
  });
});

describe('undoing the creation again whose undo was interrupted with deletions unfinished', () => {
  /** The connection is lost when the first of the quizzes are gone and no deletion is finished. */
  async function interrupted() {
    const page = await created();
    // Its entry, its part, and the first commit of five deletions.
    await expect(undoEntry(cutAfter(7, page.gateway), page.entry)).rejects.toThrow('No connection');
    expect(page.quizzes()).toHaveLength(7);
    const [gone = ''] = ids.filter((id) => !page.quizzes().includes(quizPath(id)));
    const unfinished = () =>
      Object.entries(page.memory.documents()).filter(
        ([path, { finished }]) => path.includes('quiz_deletions') && finished !== true,
      );
    expect(unfinished()).toHaveLength(5);
    return { ...page, gone, unfinished };
  }
  const questionOf = (quizId: string) => locations.question('S1', quizId, 'N1');

  it('finishes them, and is redone as a whole', async () => {
    const { gateway, entry, quizzes, unfinished } = await interrupted();
    const undone = await undoEntry(gateway, entry);
    expect(undone).toMatchObject({ kind: 'undone', documents: ids.length });
    expect(unfinished()).toEqual([]);
    await redo(gateway, undone);
    expect(quizzes()).toHaveLength(ids.length);
  });

  it('brings a quiz back that somebody has filled, and is refused', async () => {
    const { memory, gateway, entry, gone, unfinished } = await interrupted();
    memory.put(questionOf(gone), questionFields());
    const done: number[] = [];
    const onProgress = (progress: UndoProgress) => void done.push(progress.done);
    expect(await undoEntry(gateway, entry, { onProgress })).toEqual({
      kind: 'refused',
      reason: 'series-used',
    });
    expect(memory.documents()).toMatchObject({
      [quizPath(gone)]: quizOf(gone),
      [questionOf(gone)]: {},
    });
    expect(unfinished()).toEqual([]);
    expect(done.at(-1)).toBe(ids.length - 1);
  });

  it('finishes them also where another quiz was filled, which stops the rest', async () => {
    const { memory, gateway, entry, quizzes, unfinished } = await interrupted();
    memory.put(`${quizzes()[0]}/questions/N1`, questionFields());
    const progress: UndoProgress[] = [];
    const onProgress = (each: UndoProgress) => void progress.push(each);
    expect(await undoEntry(gateway, entry, { onProgress })).toEqual({
      kind: 'refused',
      reason: 'series-used',
    });
    expect(unfinished()).toEqual([]);
    expect(quizzes()).toHaveLength(7);
    expect(progress.at(-1)).toMatchObject({ done: 5, total: ids.length });
  });

  it('ends a return that was interrupted as well, before it compares the quiz', async () => {
    const { memory, gateway, entry, gone, quizzes, unfinished } = await interrupted();
    memory.put(questionOf(gone), questionFields());
    await expect(undoEntry(cutAtReturn(gateway), entry)).rejects.toThrow('No connection');
    expect(unfinished()).toContainEqual([expect.anything(), expect.objectContaining({ restoring: true })]);
    expect(await undoEntry(gateway, entry)).toEqual({ kind: 'refused', reason: 'series-used' });
    expect(quizzes()).toContain(quizPath(gone));
    expect(memory.documents()).toHaveProperty([questionOf(gone)]);
    expect(unfinished()).toEqual([]);
  });

  it('leaves the deletion of a filled quiz to the person who was asked about it', async () => {
    const { memory, gateway, entry } = await created();
    memory.put(questionOf('Q0'), questionFields({ quiz_id: 'Q0' }));
    const quiz = { seasonId: 'S1', quizId: 'Q0', title: '', uid: 'u' };
    await expect(deleteQuiz(cutAfter(1, gateway), quiz, () => undefined)).rejects.toThrow('No connection');
    expect(await undoEntry(gateway, entry)).toMatchObject({ kind: 'undone', documents: ids.length - 1 });
    const marker = await memory.get(locations.quizDeletion('S1', 'Q0'));
    expect(marker?.fields.finished).toBe(false);
  });
});
