import { DataError, quizFromDocument, type DataTransaction, type RecordedAction } from '@console/shared/data';
import {
  createMemoryGateway,
  questionFields,
  quizFields,
  type Documents,
  type MemoryGateway,
  withHistory,
} from '@console/shared/testing';
import { deleteQuiz, QuizChanged, type ShownQuiz } from '..';

const path = 'seasons/S1/quizzes/Q1';
const marker = 'seasons/S1/quiz_deletions/Q1';
const leaving = { seasonId: 'S1', quizId: 'Q1', title: 'Sermon', uid: 'uid-host' };

const below = (quiz: string, collection: string, count: number): Documents =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `${quiz}/${collection}/D${index}`,
      questionFields({ question_id: `D${index}` }),
    ]),
  );

const others: Documents = {
  'seasons/S1/quizzes/Q2': quizFields({ title: 'Parables' }),
  ...below('seasons/S1/quizzes/Q2', 'questions', 2),
  'seasons/S2/quizzes/Q1': quizFields({ title: 'Pentecost' }),
  ...below('seasons/S2/quizzes/Q1', 'results', 2),
};

const markerNow = (finished: boolean, more: object = {}) => ({
  quiz_id: 'Q1',
  title: 'Sermon',
  started: expect.any(Date) as Date,
  uid: 'uid-host',
  finished,
  entry: expect.any(String) as string,
  part: expect.any(String) as string,
  ...more,
});

/** The documents after the deletion: the other quizzes, and the marker. */
const after = { ...others, [marker]: markerNow(true) };

const author = { uid: 'uid-host', email: 'host@example.org', name: 'Esther Rani' };
const recorded = (documents: Documents) => withHistory(createMemoryGateway(documents), () => author);

const given = (questions: number, results: number) =>
  recorded({
    ...others,
    [path]: quizFields({ status: 'Ongoing' }),
    ...below(path, 'questions', questions),
    ...below(path, 'results', results),
  });

/** Calls `then` with the number of each commit after it. */
function afterEachCommit(gateway: MemoryGateway, then: (commit: number) => void): MemoryGateway {
  let commit = 0;
  return {
    ...gateway,
    async transact<T>(work: (transaction: DataTransaction) => Promise<T>, action?: RecordedAction) {
      const result = await gateway.transact(work, action);
      commit += 1;
      then(commit);
      return result;
    },
  };
}

const left = (documents: Documents) => Object.keys(documents).filter((each) => each.startsWith(`${path}/`));
const quietly = () => undefined;

describe('a quiz that fits into one commit', () => {
  it('is deleted with its contents at once, and its marker is finished when nothing is left', async () => {
    const gateway = given(60, 40);
    const states: Documents[] = [];
    await deleteQuiz(
      afterEachCommit(gateway, () => states.push(gateway.documents())),
      leaving,
      quietly,
    );
    expect(states).toEqual([{ ...others, [marker]: markerNow(false) }, after]);
  });

  it('is deleted with what players added after it was listed', async () => {
    const gateway = given(3, 3);
    const late = afterEachCommit(gateway, (commit) => {
      if (commit === 1) gateway.put(`${path}/results/late`, { score: 1 });
    });
    const deleted = await deleteQuiz(late, leaving, quietly);
    expect(gateway.documents()).toEqual(after);
    expect(deleted).toEqual({
      gone: { questions: 3, results: 4 },
      resumed: false,
      entry: { seasonId: 'S1', entryId: gateway.documents()[marker]?.entry },
    });
  });

  it('can be finished when its tab closed just as another person had added a question', async () => {
    const gateway = given(3, 0);
    const closed = afterEachCommit(gateway, () => {
      gateway.put(`${path}/questions/late`, questionFields());
      gateway.breakDown('unavailable');
    });
    await expect(deleteQuiz(closed, leaving, quietly)).rejects.toThrow(DataError);
    gateway.heal();
    expect(gateway.documents()[marker]).toEqual(markerNow(false));
    await deleteQuiz(gateway, { ...leaving, uid: 'uid-second' }, quietly);
    expect(gateway.documents()).toEqual(after);
  });
});

describe('a larger quiz', () => {
  it('is deleted first, leaves a marker for its contents, and is deleted in commits of 100 documents', async () => {
    const gateway = given(220, 30);
    const states: Documents[] = [];
    await deleteQuiz(
      afterEachCommit(gateway, () => states.push(gateway.documents())),
      leaving,
      quietly,
    );
    expect(states.map((state) => path in state)).toEqual([false, false, false, false]);
    expect(states.map((state) => left(state).length)).toEqual([150, 50, 0, 0]);
    expect(states.map((state) => state[marker])).toEqual([
      markerNow(false),
      markerNow(false),
      markerNow(false),
      markerNow(true),
    ]);
    expect(states.at(-1)).toEqual(after);
  });

  it('is not finished until contents that players add in between are deleted, too', async () => {
    const gateway = given(200, 0);
    const late = afterEachCommit(gateway, (commit) => {
      if (commit <= 3) gateway.put(`${path}/results/late${commit}`, { score: 1 });
    });
    const reported: number[] = [];
    const deleted = await deleteQuiz(late, leaving, ({ total, gone }) => {
      reported.push(total.results - gone.results);
    });
    expect(gateway.documents()).toEqual(after);
    expect(deleted.gone).toEqual({ questions: 200, results: 3 });
    expect(reported.every((count) => count >= 0)).toBe(true);
  });

  it("stores as much of a title as the marker's limit allows, and no half character", async () => {
    const gateway = given(600, 0);
    const titles: unknown[] = [];
    const seen = afterEachCommit(gateway, () => titles.push(gateway.documents()[marker]?.title));
    await deleteQuiz(seen, { ...leaving, title: `x${'🙂'.repeat(400)}` }, quietly);
    expect(titles[0]).toBe(`x${'🙂'.repeat(249)}`);
  });

  it('is finished by anyone after an interruption', async () => {
    const gateway = given(620, 30);
    const cut = afterEachCommit(gateway, (commit) => {
      if (commit === 2) gateway.breakDown('unavailable');
    });
    await expect(deleteQuiz(cut, leaving, quietly)).rejects.toThrow(DataError);
    gateway.heal();
    expect(left(gateway.documents())).toHaveLength(450);
    const deleted = await deleteQuiz(gateway, { ...leaving, uid: 'uid-second' }, quietly);
    expect(deleted).toEqual({ gone: { questions: 450, results: 0 }, resumed: true });
    expect(gateway.documents()).toEqual(after);
    expect(gateway.history().filter(({ kind }) => kind === 'quiz_deleted')).toHaveLength(1);
  });

  it('is deleted without errors when two people delete it concurrently', async () => {
    const gateway = given(620, 30);
    await Promise.all([deleteQuiz(gateway, leaving, quietly), deleteQuiz(gateway, leaving, quietly)]);
    expect(gateway.documents()).toEqual(after);
  });

  it('continues when only the response to its first commit was lost', async () => {
    const gateway = given(620, 0);
    const lossy = afterEachCommit(gateway, (commit) => {
      if (commit === 1) throw new DataError('unavailable', 'The answer was lost');
    });
    await deleteQuiz(lossy, leaving, quietly);
    expect(gateway.documents()).toEqual(after);
  });

  it.each([0, 20])('deletes nothing of a quiz of %i questions that was restored since', async (count) => {
    const gateway = given(count, 0);
    const before = gateway.documents();
    await expect(deleteQuiz(gateway, leaving, quietly, { isBegun: true })).rejects.toMatchObject({
      reason: 'restored',
    });
    expect(gateway.documents()).toEqual(before);
  });

  it('does not delete the contents of a quiz that was restored under its id', async () => {
    const gateway = given(620, 0);
    const again = afterEachCommit(gateway, (commit) => {
      if (commit === 2) gateway.put(path, quizFields({ title: 'Another' }));
    });
    await expect(deleteQuiz(again, leaving, quietly)).rejects.toMatchObject({ reason: 'restored' });
    expect(left(gateway.documents())).toHaveLength(420);
  });
});

it('deletes nothing when its first commit is refused', async () => {
  const gateway = given(620, 30);
  const before = gateway.documents();
  const refusing = { ...gateway, transact: () => Promise.reject(new DataError('denied', 'Not yours')) };
  await expect(deleteQuiz(refusing, leaving, quietly)).rejects.toMatchObject({ kind: 'denied' });
  expect(gateway.documents()).toEqual(before);
});

it('finishes without a marker what another client began', async () => {
  const gateway = recorded({ ...others, ...below(path, 'results', 2) });
  await deleteQuiz(gateway, leaving, quietly);
  expect(gateway.documents()).toEqual(others);
});

describe('a quiz that is not as it was shown', () => {
  const fields = quizFields({ status: 'Upcoming' });
  const quiz = quizFromDocument({ id: 'Q1', path, fields });
  const shown: ShownQuiz = { quiz, contents: { questions: 2, results: 1 } };
  const stored = (more: object, questions = 2, results = 1) =>
    recorded({
      ...others,
      [path]: { ...fields, ...more },
      ...below(path, 'questions', questions),
      ...below(path, 'results', results),
    });

  it.each([
    ['it has begun', stored({ status: 'Ongoing' }), { status: 'Ongoing' }],
    ['its title changed', stored({ title: 'Mount' }), { title: 'Mount' }],
    ['it has a question more', stored({}, 3), {}],
    ['it has a question less', stored({}, 1), {}],
    ['it has become large', stored({}, 700), {}],
  ])('is kept and returned as it is stored: %s', async (_case, gateway, change) => {
    const before = gateway.documents();
    const refused = deleteQuiz(gateway, leaving, quietly, { shown });
    await expect(refused).rejects.toBeInstanceOf(QuizChanged);
    await expect(refused).rejects.toMatchObject({ quiz: { ...quiz, ...change } });
    expect(gateway.documents()).toEqual(before);
  });

  it.each([
    ['players have added results', stored({}, 2, 5), shown],
    ['its questions could not be counted', stored({}, 5), { quiz }],
    [
      'the module does not know a field yet',
      stored({}),
      { ...shown, quiz: { ...quiz, language: undefined as unknown as string } },
    ],
  ])('is deleted although %s', async (_case, gateway, shown) => {
    await deleteQuiz(gateway, leaving, quietly, { shown });
    expect(gateway.documents()).toEqual(after);
  });
});
