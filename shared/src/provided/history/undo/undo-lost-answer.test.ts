import { locations, type DataGateway, type EntryKey } from '@console/shared/data';
import { storeSession } from '@console/shared/session';
import { admin, createMemoryGateway, loseAnswer } from '@console/shared/testing';
import { deleteQuiz, inOneEntry, recordTransaction, undoEntry } from '..';
import type { UndoProgress } from './undo-outcome';

const quizPath = locations.quiz('S1', 'Q1');
const quiz = { quiz_id: 'Q1', title: 'Week 9', duration: 10, status: 'Upcoming' };
const resultPath = `${quizPath}/results/R1`;

function given() {
  storeSession(admin());
  const memory = createMemoryGateway({ [quizPath]: quiz });
  const entries: EntryKey[] = [];
  const author = admin().person;
  const gateway: DataGateway = {
    ...memory,
    transact: (work, action) =>
      recordTransaction(
        (...args) => memory.transact(...args),
        { author, work, action },
        (entry) => entries.push(entry),
      ),
  };
  const latest = (): EntryKey => entries.at(-1) ?? { seasonId: '', entryId: '' };
  return { memory, gateway, latest };
}

/** Sets quizzes to Ongoing, as one action. */
async function begunSeveral(count: number) {
  const page = given();
  const paths = Array.from({ length: count }, (_, index) => locations.quiz('S1', `W${index}`));
  for (const path of paths) page.memory.put(path, quiz);
  const action = { seasonId: 'S1', kind: 'quizzes_changed', about: [] };
  const { entry } = await inOneEntry(page.gateway, action, async (part) => {
    for (const path of paths)
      await page.gateway.transact((transaction) => transaction.merge(path, { status: 'Ongoing' }), part);
  });
  const statuses = () => new Set(paths.map((path) => page.memory.documents()[path]?.status));
  return { ...page, entry, statuses };
}

describe('where the answer to a transaction is lost', () => {
  it('an undo says what it has undone, with its entry', async () => {
    const { memory, gateway, latest } = given();
    await gateway.transact((transaction) => transaction.merge(quizPath, { title: 'Finale' }));
    const key = latest();
    loseAnswer(memory);
    const outcome = await undoEntry(gateway, key);
    expect(memory.documents()[quizPath]).toEqual(quiz);
    expect(outcome).toMatchObject({ kind: 'undone', documents: 1 });
    if (outcome.kind === 'undone') await undoEntry(gateway, outcome.entry);
    expect(memory.documents()[quizPath]).toMatchObject({ title: 'Finale' });
  });

  it.each([
    ['its beginning', 1],
    ['a part', 2],
  ])('the undo of a large action goes on: %s', async (_what, which) => {
    const { memory, gateway, entry, statuses } = await begunSeveral(3);
    loseAnswer(memory, which);
    const outcome = await undoEntry(gateway, entry);
    expect(outcome).toMatchObject({ kind: 'undone', documents: 3 });
    expect(statuses()).toEqual(new Set(['Upcoming']));
    if (outcome.kind === 'undone') await undoEntry(gateway, outcome.entry);
    expect(statuses()).toEqual(new Set(['Ongoing']));
  });

  it('a large action goes on after its beginning, and is not begun by what is not its own', async () => {
    const { memory, gateway } = given();
    loseAnswer(memory);
    const action = { seasonId: 'S1', entryId: 'E1', kind: 'quizzes_changed', about: [] };
    await expect(inOneEntry(gateway, action, async () => 'stored')).resolves.toMatchObject({
      result: 'stored',
    });
    await expect(
      inOneEntry(gateway, { ...action, kind: 'questions_imported' }, async () => 'stored'),
    ).rejects.toMatchObject({ kind: 'denied' });
  });

  it('a restoration says that it has restored the quiz', async () => {
    const { memory, gateway, latest } = given();
    await deleteQuiz(gateway, { seasonId: 'S1', quizId: 'Q1', title: '', uid: 'u' }, () => undefined);
    const key = latest();
    loseAnswer(memory, 2);
    expect(await undoEntry(gateway, key)).toMatchObject({ kind: 'undone', documents: 1 });
  });
});

describe('undoing the restoration of a quiz', () => {
  async function restored() {
    const page = given();
    page.memory.put(`${quizPath}/results/R0`, { score: 1 });
    await deleteQuiz(page.gateway, { seasonId: 'S1', quizId: 'Q1', title: '', uid: 'u' }, () => undefined);
    const outcome = await undoEntry(page.gateway, page.latest());
    if (outcome.kind !== 'undone') throw new Error(outcome.kind);
    return { ...page, entry: outcome.entry };
  }

  /** A result arrives with the first commit. */
  const arriveFirst = ({ memory }: { memory: ReturnType<typeof createMemoryGateway> }) => {
    const { transact } = memory;
    memory.transact = (work, action) => {
      memory.transact = transact;
      memory.put(resultPath, { score: 3 });
      return transact(work, action);
    };
  };

  it('restores it where a result has come, also when the answer to its first commit is lost', async () => {
    const page = await restored();
    loseAnswer(page.memory);
    arriveFirst(page);
    expect(await undoEntry(page.gateway, page.entry)).toEqual({ kind: 'refused', reason: 'quiz-used' });
    expect(page.memory.documents()).toMatchObject({ [quizPath]: quiz, [resultPath]: { score: 3 } });
  });

  it('says how far it came when it is interrupted, and looks at the rest when it is undone again', async () => {
    const page = await restored();
    arriveFirst(page);
    let left = 1;
    const failing: DataGateway = {
      ...page.gateway,
      transact: (work, action) =>
        (left -= 1) < 0 ? Promise.reject(new Error('No connection')) : page.gateway.transact(work, action),
    };
    const reported: UndoProgress[] = [];
    const onProgress = (progress: UndoProgress) => void reported.push(progress);
    await expect(undoEntry(failing, page.entry, { onProgress })).rejects.toThrow('No connection');
    expect(reported.at(-1)).toMatchObject({ done: 2, total: 3 });
    expect(page.memory.documents()).not.toHaveProperty([quizPath]);
    expect(await undoEntry(page.gateway, page.entry)).toEqual({ kind: 'refused', reason: 'quiz-used' });
    expect(page.memory.documents()).toMatchObject({ [quizPath]: quiz, [resultPath]: { score: 3 } });
  });

  it('ends what was interrupted where nothing else has come', async () => {
    const page = await restored();
    let left = 1;
    const failing: DataGateway = {
      ...page.gateway,
      transact: (work, action) =>
        (left -= 1) < 0 ? Promise.reject(new Error('No connection')) : page.gateway.transact(work, action),
    };
    await expect(undoEntry(failing, page.entry)).rejects.toThrow('No connection');
    expect(await undoEntry(page.gateway, page.entry)).toMatchObject({ kind: 'undone', documents: 1 });
    const marker = await page.memory.get(locations.quizDeletion('S1', 'Q1'));
    expect(marker?.fields.finished).toBe(true);
  });

  it('leaves what another person is deleting at the same moment to them', async () => {
    const page = await restored();
    const { transact } = page.memory;
    page.memory.transact = async (work, action) => {
      page.memory.transact = transact;
      const late = { ...page.gateway, list: async () => [] };
      await deleteQuiz(late, { seasonId: 'S1', quizId: 'Q1', title: '', uid: 'v' }, () => undefined);
      page.memory.put(resultPath, { score: 3 });
      return transact(work, action);
    };
    expect(await undoEntry(page.gateway, page.entry)).toMatchObject({ kind: 'undone', documents: 0 });
    expect(page.memory.documents()).toMatchObject({ [resultPath]: { score: 3 } });
  });
});
