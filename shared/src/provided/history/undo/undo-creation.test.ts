import { locations, type DataGateway, type EntryKey } from '@console/shared/data';
import { storeSession } from '@console/shared/session';
import { admin, createMemoryGateway, questionFields } from '@console/shared/testing';
import { deleteQuiz, recordTransaction, undoEntry } from '..';

const author = admin().person;
const quizPath = locations.quiz('S1', 'Q1');
const quiz = { quiz_id: 'Q1', title: 'Week 9', duration: 10, status: 'Upcoming' };

/** A quiz that has just been created, with the entry of its creation. */
async function created(questions: readonly string[] = []) {
  storeSession(admin());
  const memory = createMemoryGateway();
  const entries: EntryKey[] = [];
  const gateway: DataGateway = {
    ...memory,
    transact: (work, action) =>
      recordTransaction(memory.transact, { author, work, action }, (entry) => entries.push(entry)),
  };
  await gateway.transact(async (transaction) => {
    await transaction.create(quizPath, quiz);
    for (const id of questions)
      await transaction.create(`${quizPath}/questions/${id}`, { question: `${id}?` });
  });
  const [entry] = entries;
  if (!entry) throw new Error('Nothing is recorded');
  return { memory, gateway, entry };
}

describe('undoing the creation of a quiz', () => {
  it('deletes it, and can itself be undone', async () => {
    const { memory, gateway, entry } = await created();
    const outcome = await undoEntry(gateway, entry);
    expect(memory.documents()[quizPath]).toBeUndefined();
    if (outcome.kind !== 'undone') throw new Error(outcome.kind);
    await undoEntry(gateway, outcome.entry);
    expect(memory.documents()[quizPath]).toEqual(quiz);
  });

  it('deletes it with the questions that the same action has created, and can itself be undone', async () => {
    const { memory, gateway, entry } = await created(['N1', 'N2']);
    const before = memory.documents();
    const outcome = await undoEntry(gateway, entry);
    expect(Object.keys(memory.documents())).toEqual(['seasons/S1/quiz_deletions/Q1']);
    if (outcome.kind !== 'undone') throw new Error(outcome.kind);
    await undoEntry(gateway, outcome.entry);
    expect(memory.documents()).toMatchObject(before);
  });

  it('is refused when one of these questions was changed since', async () => {
    const { memory, gateway, entry } = await created(['N1']);
    memory.put(`${quizPath}/questions/N1`, { question: 'Who?' });
    expect(await undoEntry(gateway, entry)).toEqual({ kind: 'refused', reason: 'quiz-used' });
  });

  it.each([
    ['was changed', quizPath, { ...quiz, title: 'Week 10' }],
    ['has questions', `${quizPath}/questions/N1`, { question: 'Who?' }],
  ])('is refused when the quiz %s', async (_case, path, fields) => {
    const { memory, gateway, entry } = await created();
    memory.put(path, fields);
    expect(await undoEntry(gateway, entry)).toEqual({ kind: 'refused', reason: 'quiz-used' });
    expect(memory.documents()[quizPath]).toBeDefined();
  });

  it('does nothing when the quiz was deleted', async () => {
    const { memory, gateway, entry } = await created();
    memory.drop(quizPath);
    expect(await undoEntry(gateway, entry)).toMatchObject({ kind: 'undone', documents: 0 });
  });
});

describe('undoing the restoration of a quiz', () => {
  const question = (id: string, more: object = {}) => ({ ...questionFields({ question_id: id }), ...more });
  const held = { [`${quizPath}/questions/N1`]: question('N1'), [`${quizPath}/results/R1`]: { score: 3 } };

  /** A quiz that was deleted with a question and a result, and then restored, with the entry of that. */
  async function restored() {
    const { memory, gateway } = await created();
    for (const [path, fields] of Object.entries(held)) memory.put(path, fields);
    const leaving = { seasonId: 'S1', quizId: 'Q1', title: 'Week 9', uid: author.uid };
    const { entry: deletion } = await deleteQuiz(gateway, leaving, () => undefined);
    const outcome = deletion && (await undoEntry(gateway, deletion));
    if (outcome?.kind !== 'undone') throw new Error('The quiz is not restored');
    return { memory, gateway, entry: outcome.entry };
  }

  it('deletes it with what came back, and can itself be undone', async () => {
    const { memory, gateway, entry } = await restored();
    const before = memory.documents();
    const outcome = await undoEntry(gateway, entry);
    expect(Object.keys(memory.documents())).toEqual(['seasons/S1/quiz_deletions/Q1']);
    if (outcome.kind !== 'undone') throw new Error(outcome.kind);
    await undoEntry(gateway, outcome.entry);
    expect(memory.documents()).toEqual(before);
  });

  it.each<[string, string, object]>([
    ['a question was added', 'questions/N2', question('N2')],
    ['a result has arrived', 'results/R2', { score: 1 }],
    ['an empty result has arrived', 'results/R2', {}],
    ['a question was changed', 'questions/N1', question('N1', { answer: 'Caleb' })],
    ['a result was changed', 'results/R1', { score: 4 }],
  ])('is refused when %s since, and deletes nothing', async (_case, below, fields) => {
    const { memory, gateway, entry } = await restored();
    memory.put(`${quizPath}/${below}`, { ...fields });
    const before = memory.documents();
    expect(await undoEntry(gateway, entry)).toEqual({ kind: 'refused', reason: 'quiz-used' });
    expect(memory.documents()).toEqual(before);
  });

  it('deletes it also where something of it was deleted since', async () => {
    const { memory, gateway, entry } = await restored();
    memory.drop(`${quizPath}/questions/N1`);
    expect(await undoEntry(gateway, entry)).toMatchObject({ kind: 'undone', documents: 1 });
    expect(memory.documents()[quizPath]).toBeUndefined();
  });

  it('is refused when a question is added while it is looked at', async () => {
    const { memory, gateway, entry } = await restored();
    let isAdded = false;
    const late: DataGateway = {
      ...gateway,
      async list(query) {
        const found = await gateway.list(query);
        if (!isAdded && query.collection.endsWith('/questions'))
          memory.put(`${quizPath}/questions/N2`, question('N2'));
        isAdded ||= query.collection.endsWith('/questions');
        return found;
      },
    };
    expect(await undoEntry(late, entry)).toEqual({ kind: 'refused', reason: 'quiz-used' });
    expect(memory.documents()).toMatchObject({ [quizPath]: quiz, ...held });
  });

  /** Others work between any two calls of the undo: before the call with this number. */
  const disturbed = (gateway: DataGateway, at: number, disturb: () => void): DataGateway => {
    let calls = 0;
    const count = () => {
      if (calls === at) disturb();
      calls += 1;
    };
    const before =
      <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) =>
      (...args: Args): Promise<T> => {
        count();
        return call(...args);
      };
    const [get, list, countAll] = [before(gateway.get), before(gateway.list), before(gateway.count)];
    return {
      ...gateway,
      ...{ get, list, count: countAll },
      transact: (work, action) =>
        gateway.transact(async (transaction) => {
          count();
          const result = await work({ ...transaction, get: before(transaction.get) });
          count();
          return result;
        }, action),
    };
  };

  it.each<[string, string, object]>([
    ['a question that is added', 'questions/N2', question('N2')],
    ['a question that is changed', 'questions/N1', question('N1', { answer: 'Caleb' })],
    ['a result that arrives', 'results/R2', { score: 1 }],
    ['a result that is changed', 'results/R1', { score: 4 }],
  ])('never deletes %s at any moment meanwhile, and says that it came', async (_what, below, fields) => {
    const outcomes = new Set<string>();
    for (let at = 0; at < 60; at += 1) {
      const { memory, gateway, entry } = await restored();
      const path = `${quizPath}/${below}`;
      let isStored = false;
      const late = disturbed(gateway, at, () => {
        // As the rules have it: nobody adds a question to a deleted quiz, nor changes what it held.
        isStored = quizPath in memory.documents() || below === 'results/R2';
        if (isStored) memory.put(path, { ...fields });
      });
      const outcome = await undoEntry(late, entry);
      outcomes.add(outcome.kind);
      if (!isStored) continue;
      expect(memory.documents()[path]).toEqual(fields);
      if (outcome.kind === 'refused')
        expect(memory.documents()).toEqual({ [quizPath]: quiz, ...held, [path]: fields });
    }
    expect([...outcomes]).toEqual(['refused', 'undone']);
  });
});
