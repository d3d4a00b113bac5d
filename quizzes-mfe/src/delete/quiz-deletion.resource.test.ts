import { DataError, type DataTransaction } from '@console/shared/data';
import {
  createMemoryGateway,
  questionFields,
  quizFields,
  type Documents,
  type MemoryGateway,
} from '@console/shared/testing';
import { deleteQuiz } from './quiz-deletion.resource';

const path = 'seasons/S1/quizzes/Q1';
const marker = 'seasons/S1/quiz_deletions/Q1';
const leaving = { seasonId: 'S1', quizId: 'Q1', title: 'Sermon', uid: 'uid-host' };

const below = (quiz: string, collection: string, count: number): Documents =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${quiz}/${collection}/D${index}`, questionFields()]),
  );

const others: Documents = {
  'seasons/S1/quizzes/Q2': quizFields({ title: 'Parables' }),
  ...below('seasons/S1/quizzes/Q2', 'questions', 2),
  'seasons/S2/quizzes/Q1': quizFields({ title: 'Pentecost' }),
  ...below('seasons/S2/quizzes/Q1', 'results', 2),
};

const given = (questions: number, results: number) =>
  createMemoryGateway({
    ...others,
    [path]: quizFields({ status: 'Ongoing' }),
    ...below(path, 'questions', questions),
    ...below(path, 'results', results),
  });

/** Calls `then` after every commit with its number. */
function afterEachCommit(gateway: MemoryGateway, then: (commit: number) => void): MemoryGateway {
  let commit = 0;
  return {
    ...gateway,
    async transact<T>(work: (transaction: DataTransaction) => Promise<T>) {
      const result = await gateway.transact(work);
      commit += 1;
      then(commit);
      return result;
    },
  };
}

const left = (documents: Documents) => Object.keys(documents).filter((each) => each.startsWith(`${path}/`));
const quietly = () => undefined;

describe('a quiz that fits into one commit', () => {
  it('is never half there', async () => {
    const gateway = given(149, 350);
    const states: Documents[] = [];
    await deleteQuiz(
      afterEachCommit(gateway, () => states.push(gateway.documents())),
      leaving,
      quietly,
    );
    expect(states).toEqual([others]);
  });

  it('takes along what players added after it was listed', async () => {
    const gateway = given(3, 3);
    const late = afterEachCommit(gateway, (commit) => {
      if (commit === 1) gateway.put(`${path}/results/late`, { score: 1 });
    });
    const deleted = await deleteQuiz(late, leaving, quietly);
    expect(gateway.documents()).toEqual(others);
    expect(deleted).toEqual({ gone: { questions: 3, results: 4 }, resumed: false });
  });
});

describe('a larger quiz', () => {
  it('goes first, leaves a marker until nothing is left, and goes in commits of at most 500 writes', async () => {
    const gateway = given(620, 30);
    const states: Documents[] = [];
    const before = left(gateway.documents()).length;
    await deleteQuiz(
      afterEachCommit(gateway, () => states.push(gateway.documents())),
      leaving,
      quietly,
    );
    // With the quiz, the marker and its time: 500.
    expect(before - left(states[0] ?? {}).length).toBe(497);
    expect(states.map((state) => path in state)).toEqual([false, false, false, false]);
    expect(states.map((state) => left(state).length)).toEqual([153, 53, 0, 0]);
    expect(states.map((state) => marker in state)).toEqual([true, true, true, false]);
    expect(states[0]?.[marker]).toEqual({
      quiz_id: 'Q1',
      title: 'Sermon',
      started: expect.any(Date) as Date,
      uid: 'uid-host',
    });
    expect(states.at(-1)).toEqual(others);
  });

  it('keeps the marker until what players add meanwhile is gone, too', async () => {
    const gateway = given(600, 0);
    const late = afterEachCommit(gateway, (commit) => {
      if (commit <= 3) gateway.put(`${path}/results/late${commit}`, { score: 1 });
    });
    const told: number[] = [];
    const deleted = await deleteQuiz(late, leaving, ({ total, gone }) => {
      told.push(total.results - gone.results);
    });
    expect(gateway.documents()).toEqual(others);
    expect(deleted.gone).toEqual({ questions: 600, results: 3 });
    expect(told.every((rest) => rest >= 0)).toBe(true);
  });

  it('stores as much of a title as a marker may hold, and no half character', async () => {
    const gateway = given(600, 0);
    const titles: unknown[] = [];
    const seen = afterEachCommit(gateway, () => titles.push(gateway.documents()[marker]?.title));
    await deleteQuiz(seen, { ...leaving, title: `x${'🙂'.repeat(400)}` }, quietly);
    expect(titles[0]).toBe(`x${'🙂'.repeat(249)}`);
  });

  it('is finished by whoever comes after an interruption', async () => {
    const gateway = given(620, 30);
    const cut = afterEachCommit(gateway, (commit) => {
      if (commit === 2) gateway.breakDown('unavailable');
    });
    await expect(deleteQuiz(cut, leaving, quietly)).rejects.toThrow(DataError);
    gateway.heal();
    expect(left(gateway.documents())).toHaveLength(53);
    const deleted = await deleteQuiz(gateway, { ...leaving, uid: 'uid-second' }, quietly);
    expect(deleted).toEqual({ gone: { questions: 53, results: 0 }, resumed: true });
    expect(gateway.documents()).toEqual(others);
  });

  it('goes well when two delete it at once', async () => {
    const gateway = given(620, 30);
    await Promise.all([deleteQuiz(gateway, leaving, quietly), deleteQuiz(gateway, leaving, quietly)]);
    expect(gateway.documents()).toEqual(others);
  });

  it('goes on when only the answer to its first commit was lost', async () => {
    const gateway = given(620, 0);
    const lossy = afterEachCommit(gateway, (commit) => {
      if (commit === 1) throw new DataError('unavailable', 'The answer was lost');
    });
    await deleteQuiz(lossy, leaving, quietly);
    expect(gateway.documents()).toEqual(others);
  });

  it('leaves alone a quiz that is there again under its id', async () => {
    const gateway = given(620, 0);
    const again = afterEachCommit(gateway, (commit) => {
      if (commit === 2) gateway.put(path, quizFields({ title: 'Another' }));
    });
    await expect(deleteQuiz(again, leaving, quietly)).rejects.toMatchObject({ kind: 'exists' });
    expect(left(gateway.documents())).toHaveLength(23);
  });
});

it('takes nothing when its first commit is refused', async () => {
  const gateway = given(620, 30);
  const before = gateway.documents();
  const refusing = { ...gateway, transact: () => Promise.reject(new DataError('denied', 'Not yours')) };
  await expect(deleteQuiz(refusing, leaving, quietly)).rejects.toMatchObject({ kind: 'denied' });
  expect(gateway.documents()).toEqual(before);
});
