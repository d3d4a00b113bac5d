import { DataError, type DataGateway, type EntryKey } from '@console/shared/data';
import {
  createMemoryGateway,
  questionFields,
  quizFields,
  type Documents,
  type MemoryGateway,
  withHistory,
} from '@console/shared/testing';
import { deleteQuiz, entryFromDocument, restoreQuiz, undoEntry } from '..';
import { entryPath } from '../entries/entry.converter';

const path = 'seasons/S1/quizzes/Q1';
const marker = 'seasons/S1/quiz_deletions/Q1';
const leaving = { seasonId: 'S1', quizId: 'Q1', title: 'Sermon', uid: 'u1' };
const author = { uid: 'u1', email: 'host@example.org', name: 'Esther Rani' };
const quietly = () => undefined;

const odd = { at: new Date(1), rate: Number.NaN, more: { empty: {}, list: [1] } };

const below = (collection: string, count: number): Documents =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `${path}/${collection}/D${index}`,
      {
        ...questionFields({ question_id: `D${index}` }),
        ...(collection === 'results' && odd),
      },
    ]),
  );

const before: Documents = {
  'seasons/S1/quizzes/Q2': quizFields({ title: 'Parables' }),
  'seasons/S1/quizzes/Q2/questions/D1': questionFields(),
  [path]: quizFields({ title: 'Sermon', status: 'Finished' }),
  ...below('questions', 120),
  ...below('results', 130),
};

function given() {
  const memory = createMemoryGateway(before);
  return { memory, gateway: withHistory<DataGateway>(memory, () => author) };
}

/** The connection breaks when this many commits are stored. */
const brokenAfter = (memory: MemoryGateway, gateway: DataGateway, commits: number): DataGateway => {
  let stored = 0;
  return {
    ...gateway,
    async transact(work, action) {
      if (stored === commits) memory.breakDown('unavailable');
      stored += 1;
      return gateway.transact(work, action);
    },
  };
};

/** The latest entry of this kind. */
async function entryOf(gateway: DataGateway, kind: string): Promise<EntryKey> {
  const entries = (await gateway.list({ collection: 'seasons/S1/history' })).map(entryFromDocument);
  const found = entries.find((entry) => entry.kind === kind);
  if (!found) throw new Error(`No entry is ${kind}`);
  return { seasonId: 'S1', entryId: found.entryId };
}

describe('a deleted quiz', () => {
  it('comes back as it was when its deletion is undone, with progress, and leaves no marker', async () => {
    const { memory, gateway } = given();
    await deleteQuiz(gateway, leaving, quietly);
    expect(Object.keys(memory.documents())).toHaveLength(3);
    const reported: [number, number][] = [];
    const outcome = await undoEntry(gateway, await entryOf(gateway, 'quiz_deleted'), {
      onProgress: ({ done, total }) => reported.push([done, total]),
    });
    expect(outcome).toMatchObject({ kind: 'undone', documents: 251 });
    expect(memory.documents()).toEqual(before);
    expect(reported[0]).toEqual([0, 251]);
    expect(reported.at(-1)).toEqual([250, 251]);
  });

  it('is one complete entry, and so is its restoration, which says what it undoes', async () => {
    const { gateway } = given();
    await deleteQuiz(gateway, leaving, quietly);
    const key = await entryOf(gateway, 'quiz_deleted');
    await restoreQuiz(gateway, key);
    const entries = await gateway.list({ collection: 'seasons/S1/history' });
    expect(entries.map(({ fields }) => fields)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'quiz_deleted', complete: true, about: ['quizzes/Q1'] }),
        expect.objectContaining({ kind: 'undone', complete: true, undoes: key.entryId }),
      ]),
    );
    expect(entries).toHaveLength(2);
  });

  it('is not there before all it held is', async () => {
    const { memory, gateway } = given();
    await deleteQuiz(gateway, leaving, quietly);
    const states: Documents[] = [];
    const watched: DataGateway = {
      ...gateway,
      async transact(work, action) {
        const result = await gateway.transact(work, action);
        states.push(memory.documents());
        return result;
      },
    };
    await restoreQuiz(watched, await entryOf(gateway, 'quiz_deleted'));
    const withQuiz = states.filter((state) => path in state);
    expect(withQuiz).toEqual([before]);
  });

  it('comes back once when it is restored twice, at once or later', async () => {
    const { memory, gateway } = given();
    await deleteQuiz(gateway, leaving, quietly);
    const key = await entryOf(gateway, 'quiz_deleted');
    await Promise.all([restoreQuiz(gateway, key), restoreQuiz(gateway, key), restoreQuiz(gateway, key)]);
    expect(memory.documents()).toEqual(before);
    expect(await restoreQuiz(gateway, key)).toMatchObject({ kind: 'undone', documents: 0 });
    expect(memory.documents()).toEqual(before);
  });

  it('can be deleted again, and then comes back by that deletion only', async () => {
    const { memory, gateway } = given();
    await deleteQuiz(gateway, leaving, quietly);
    const first = await entryOf(gateway, 'quiz_deleted');
    await restoreQuiz(gateway, first);
    const deletedAgain = await deleteQuiz(gateway, leaving, quietly, { undoes: first.entryId });
    expect(await restoreQuiz(gateway, first)).toEqual({ kind: 'refused', reason: 'quiz-deleted' });
    const { entry } = deletedAgain;
    expect(entry && (await restoreQuiz(gateway, entry))).toMatchObject({ documents: 251 });
    expect(memory.documents()).toEqual(before);
  });

  it('comes back no more after 30 days', async () => {
    const { memory, gateway } = given();
    await deleteQuiz(gateway, leaving, quietly);
    const key = await entryOf(gateway, 'quiz_deleted');
    const gone = memory.documents();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 86_400_000);
    expect(await restoreQuiz(gateway, key)).toEqual({ kind: 'refused', reason: 'expired' });
    jest.restoreAllMocks();
    expect(memory.documents()).toEqual(gone);
  });
});

describe('what was interrupted', () => {
  it.each([1, 2, 3])('after %i commits of the deletion comes back, beside what is left', async (commits) => {
    const { memory, gateway } = given();
    const cut = brokenAfter(memory, gateway, commits);
    await expect(deleteQuiz(cut, leaving, quietly)).rejects.toThrow(DataError);
    memory.heal();
    await restoreQuiz(gateway, await entryOf(gateway, 'quiz_deleted'));
    expect(memory.documents()).toEqual(before);
  });

  it.each([1, 2, 3, 4])('after %i commits of the restoration is finished by anyone', async (commits) => {
    const { memory, gateway } = given();
    await deleteQuiz(gateway, leaving, quietly);
    const key = await entryOf(gateway, 'quiz_deleted');
    await expect(restoreQuiz(brokenAfter(memory, gateway, commits), key)).rejects.toThrow(DataError);
    memory.heal();
    expect(memory.documents()[marker]).toMatchObject({ restoring: true, finished: false });
    await restoreQuiz(gateway, key);
    expect(memory.documents()).toEqual(before);
  });

  it('is not deleted further once its restoration has begun', async () => {
    const { memory, gateway } = given();
    await expect(deleteQuiz(brokenAfter(memory, gateway, 2), leaving, quietly)).rejects.toThrow(DataError);
    memory.heal();
    const key = await entryOf(gateway, 'quiz_deleted');
    await expect(restoreQuiz(brokenAfter(memory, gateway, 2), key)).rejects.toThrow(DataError);
    memory.heal();
    await expect(deleteQuiz(gateway, leaving, quietly)).rejects.toMatchObject({ reason: 'restoring' });
    await restoreQuiz(gateway, key);
    expect(memory.documents()).toEqual(before);
  });
});

/** A database that refuses commits with a part of more than a megabyte. */
function strictAboutSizes(memory: MemoryGateway, gateway: DataGateway): DataGateway {
  const { transact } = memory;
  memory.transact = (work) =>
    transact(async (transaction) =>
      work({
        ...transaction,
        async merge(at, fields) {
          if (JSON.stringify(fields).length > 1_048_576) throw new DataError('invalid', 'Too large');
          return transaction.merge(at, fields);
        },
      }),
    );
  return gateway;
}

it('a result of nearly a megabyte is kept in a part of its own, and comes back', async () => {
  const { memory, gateway } = given();
  memory.put(`${path}/results/A`, { answers: 'a'.repeat(1_038_000) });
  const whole = memory.documents();
  await deleteQuiz(strictAboutSizes(memory, gateway), leaving, quietly);
  expect(Object.keys(memory.documents()).filter((each) => each.startsWith(path))).toEqual([]);
  await restoreQuiz(gateway, await entryOf(gateway, 'quiz_deleted'));
  expect(memory.documents()).toEqual(whole);
});

describe('a result that is too large for a part', () => {
  it.each(['A', 'large'])('stays alone below its deleted quiz, and all comes back: %s', async (id) => {
    const { memory, gateway } = given();
    memory.put(`${path}/results/${id}`, { answers: 'a'.repeat(1_048_500) });
    const whole = memory.documents();
    const deleting = deleteQuiz(strictAboutSizes(memory, gateway), leaving, quietly);
    await expect(deleting).rejects.toMatchObject({ reason: 'contents-too-large' });
    const left = Object.keys(memory.documents()).filter((each) => each.startsWith(path));
    expect(left).toEqual([`${path}/results/${id}`]);
    expect(memory.documents()[marker]).toMatchObject({ finished: false });
    await restoreQuiz(gateway, await entryOf(gateway, 'quiz_deleted'));
    expect(memory.documents()).toEqual(whole);
  });

  it('is deleted when the entry of the deletion has expired', async () => {
    const { memory, gateway } = given();
    memory.put(`${path}/results/large`, { answers: 'a'.repeat(1_048_500) });
    await deleteQuiz(strictAboutSizes(memory, gateway), leaving, quietly).catch(quietly);
    memory.drop(entryPath(await entryOf(gateway, 'quiz_deleted')));
    await deleteQuiz(gateway, leaving, quietly);
    expect(Object.keys(memory.documents()).filter((each) => each.startsWith(path))).toEqual([]);
  });
});

it('nothing is deleted of a quiz that is itself too large for an entry', async () => {
  const { memory, gateway } = given();
  memory.put(path, quizFields({ title: 'Sermon', description: 'a'.repeat(1_048_000) }));
  const whole = memory.documents();
  await expect(deleteQuiz(gateway, leaving, quietly)).rejects.toMatchObject({ reason: 'quiz-too-large' });
  expect(memory.documents()).toEqual(whole);
});

it('a part keeps at most half a megabyte', async () => {
  const { memory, gateway } = given();
  for (const id of ['a', 'b', 'c']) memory.put(`${path}/results/${id}`, { answers: 'అ'.repeat(100_000) });
  const whole = memory.documents();
  await deleteQuiz(gateway, leaving, quietly);
  const key = await entryOf(gateway, 'quiz_deleted');
  const parts = await gateway.list({ collection: `seasons/S1/history/${key.entryId}/parts` });
  for (const { fields } of parts) expect(new Blob([JSON.stringify(fields)]).size).toBeLessThan(520_000);
  await restoreQuiz(gateway, key);
  expect(memory.documents()).toEqual(whole);
});
