import { locations, type DataGateway, type EntryKey } from '@console/shared/data';
import { storeSession } from '@console/shared/session';
import { admin, createMemoryGateway } from '@console/shared/testing';
import { recordTransaction, undoEntry } from '..';

const author = admin().person;
const quizPath = locations.quiz('S1', 'Q1');
const quiz = { quiz_id: 'Q1', title: 'Week 9', duration: 10, status: 'Upcoming' };

/** A quiz that has just been created, with the entry of its creation. */
async function created() {
  storeSession(admin());
  const memory = createMemoryGateway();
  const entries: EntryKey[] = [];
  const gateway: DataGateway = {
    ...memory,
    transact: (work, action) =>
      recordTransaction(memory.transact, { author, work, action }, (entry) => entries.push(entry)),
  };
  await gateway.transact((transaction) => transaction.create(quizPath, quiz));
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
