import { requestUndo } from '@console/shared/history';
import {
  createMemoryGateway,
  givenWaitingSave,
  host,
  questionFields,
  quizFields,
  seasonFields,
  type Documents,
  withHistory,
} from '@console/shared/testing';
import { quizEntity } from '@console/shared/model';
import type { Question } from '../question';
import { questionFromDocument } from '../question.converter';
import { describeStored } from './describe-outcome';
import type { QuestionsAction } from './questions-action';
import { copyQuestions, deleteQuestions, moveQuestions } from './transfer-questions';

const q1 = { seasonId: 'S1', quizId: 'Q1' };
const q2 = { seasonId: 'S1', quizId: 'Q2' };
const elsewhere = { seasonId: 'S2', quizId: 'Q9' };
const ids = Array.from({ length: 45 }, (_, index) => `N${String(index).padStart(2, '0')}`);

const documents = (more: Documents = {}): Documents => ({
  'seasons/S1': seasonFields(),
  'seasons/S2': seasonFields(),
  'seasons/S1/quizzes/Q1': quizFields(),
  'seasons/S1/quizzes/Q2': quizFields(),
  'seasons/S2/quizzes/Q9': quizFields(),
  'seasons/S1/quizzes/Q2/questions/zz': questionFields({ question_id: 'zz', quiz_id: 'Q2', question: 'Old' }),
  ...Object.fromEntries(
    ids.map((id, index) => [
      `seasons/S1/quizzes/Q1/questions/${id}`,
      questionFields({ question_id: id, quiz_id: 'Q1', question: `Question ${index}` }),
    ]),
  ),
  ...more,
});

/** Runs an action, and says what became of the questions. */
const run = async (action: QuestionsAction) => {
  await action.run();
  return action.outcome();
};

async function given(more?: Documents) {
  const memory = createMemoryGateway(documents(more));
  const gateway = withHistory(memory, () => ({ uid: 'u', email: 'host@example.org', name: 'Ruth' }));
  const questions = async ({ seasonId, quizId }: typeof q1): Promise<Question[]> =>
    (await gateway.list({ collection: `seasons/${seasonId}/quizzes/${quizId}/questions` }))
      .map(questionFromDocument)
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  const textsOf = async (key: typeof q1) => (await questions(key)).map(({ text }) => text);
  const entries = () => memory.history().filter((fields) => 'kind' in fields);
  return { memory, gateway, questions, textsOf, entries, shown: await questions(q1) };
}

describe('an action on several questions', () => {
  it.each([
    ['S1', elsewhere],
    ['S2', elsewhere],
  ])('stores nothing while a save of the season %s waits', async (season, to) => {
    await givenWaitingSave(host(), season);
    const { gateway, memory, shown } = await given();
    const before = memory.documents();
    const action = await moveQuestions(gateway, q1, to, shown.slice(0, 1));
    await expect(run(action)).rejects.toMatchObject({ kind: 'waiting' });
    expect(memory.documents()).toEqual(before);
  });
});

describe('copying questions', () => {
  it('adds them after those of the other quiz, in their order, as one entry, and leaves the first quiz alone', async () => {
    const { gateway, textsOf, entries, shown } = await given();
    const some = shown.slice(0, 30);
    const action = await copyQuestions(gateway, q1, q2, some);
    const { done, left } = await run(action);
    expect([done.length, left.length]).toEqual([30, 0]);
    expect(await textsOf(q2)).toEqual(['Old', ...some.map(({ text }) => text)]);
    expect(await textsOf(q1)).toHaveLength(45);
    expect(entries()).toHaveLength(1);
  });

  it('stores the ids of the other quiz in each', async () => {
    const { gateway, memory, questions, shown } = await given();
    await run(await copyQuestions(gateway, q1, elsewhere, shown.slice(0, 1)));
    const [copy] = await questions(elsewhere);
    expect(memory.documents()[`seasons/S2/quizzes/Q9/questions/${copy?.id ?? ''}`]).toMatchObject({
      question_id: copy?.id,
      quiz_id: 'Q9',
      question: 'Question 0',
    });
  });

  it('goes on after a failure, and copies nothing twice', async () => {
    const { memory, gateway, textsOf, entries, shown } = await given();
    const action = await copyQuestions(gateway, q1, q2, shown);
    const { transact } = memory;
    let calls = 0;
    memory.transact = async (work) => {
      calls += 1;
      const result = await transact(work);
      // The answer of a commit that is stored gets lost.
      if (calls === 3) throw new Error('no answer');
      return result;
    };
    await expect(run(action)).rejects.toThrow('no answer');
    await run(action);
    expect(await textsOf(q2)).toEqual(['Old', ...shown.map(({ text }) => text)]);
    expect(entries()).toHaveLength(1);
  });

  it('leaves a question that someone has changed since, and one that is malformed', async () => {
    const { gateway, memory, textsOf } = await given();
    const path = (id: string) => `seasons/S1/quizzes/Q1/questions/${id}`;
    memory.put(path('N01'), questionFields({ question_id: 'N01', quiz_id: 'Q1', answer: 'None of these' }));
    const shown = (await gateway.list({ collection: 'seasons/S1/quizzes/Q1/questions' })).map(
      questionFromDocument,
    );
    memory.put(path('N00'), questionFields({ question_id: 'N00', quiz_id: 'Q1', question: 'Changed' }));
    const { done, left } = await run(await copyQuestions(gateway, q1, q2, shown.slice(0, 3)));
    expect([done.length, left.map(({ id }) => id)]).toEqual([1, ['N00', 'N01']]);
    expect(await textsOf(q2)).toEqual(['Old', 'Question 2']);
  });

  it('needs a target that is Upcoming, but no Upcoming source', async () => {
    const ongoing = { 'seasons/S1/quizzes/Q1': quizFields({ status: 'Ongoing' }) };
    const { gateway, textsOf, shown } = await given(ongoing);
    await run(await copyQuestions(gateway, q1, q2, shown.slice(0, 1)));
    expect(await textsOf(q2)).toEqual(['Old', 'Question 0']);
    await expect(run(await copyQuestions(gateway, q2, q1, shown))).rejects.toThrow('Ongoing');
  });
});

describe('moving questions', () => {
  it('within a season is one entry, and nothing is in both quizzes', async () => {
    const { gateway, textsOf, entries, shown } = await given();
    await run(await moveQuestions(gateway, q1, q2, shown.slice(5, 30)));
    expect(await textsOf(q2)).toEqual(['Old', ...shown.slice(5, 30).map(({ text }) => text)]);
    expect(await textsOf(q1)).toHaveLength(20);
    expect(entries()).toHaveLength(1);
  });

  it('to another season is an entry in each', async () => {
    const { gateway, textsOf, entries, shown } = await given();
    await run(await moveQuestions(gateway, q1, elsewhere, shown));
    expect(await textsOf(elsewhere)).toEqual(shown.map(({ text }) => text));
    expect(await textsOf(q1)).toEqual([]);
    expect(entries().map(({ kind }) => kind)).toEqual(['questions_copied', 'questions_deleted']);
  });

  it.each([
    [1, '20 questions were copied to Week 9. 0 questions were deleted.'],
    [4, '45 questions were copied to Week 9. 20 questions were deleted.'],
  ])('to another season says after %i batches what is stored where', async (batches, message) => {
    const { gateway, shown } = await given();
    const action = await moveQuestions(gateway, q1, elsewhere, shown);
    const controller = new AbortController();
    let stored = 0;
    const onProgress = () => void ((stored += 1) === batches && controller.abort());
    expect(await action.run({ signal: controller.signal, onProgress })).toBe('stopped');
    const to = { ...quizEntity.blank, id: 'Q9', path: 'seasons/S2/quizzes/Q9', title: 'Week 9' };
    expect(describeStored({ ...action, kind: { is: 'move', to } }).message).toBe(message);
  });

  it('to another season deletes nothing that was not copied', async () => {
    const { gateway, memory, textsOf, shown } = await given();
    const action = await moveQuestions(gateway, q1, elsewhere, shown.slice(0, 2));
    memory.put(
      'seasons/S1/quizzes/Q1/questions/N00',
      questionFields({ question_id: 'N00', quiz_id: 'Q1', question: 'Changed' }),
    );
    const { done, left } = await run(action);
    expect([done.length, left.length]).toEqual([1, 1]);
    expect(await textsOf(elsewhere)).toEqual(['Question 1']);
    expect((await textsOf(q1)).slice(0, 2)).toEqual(['Changed', 'Question 2']);
  });

  it('to another season keeps what somebody takes back there before it is deleted here', async () => {
    const { gateway, memory, textsOf, shown } = await given();
    const { transact } = memory;
    memory.transact = async (work, ...others) => {
      const [copies] = action.entries();
      if (copies && (await textsOf(elsewhere)).length === 3) {
        memory.transact = transact;
        await requestUndo(gateway, [copies]);
      }
      return transact(work, ...others);
    };
    const action = await moveQuestions(gateway, q1, elsewhere, shown.slice(0, 3));
    const { done, left } = await run(action);
    expect([done.length, left.length]).toEqual([0, 3]);
    expect(await textsOf(q1)).toEqual(shown.map(({ text }) => text));
  });

  it.each([
    ['within a season', q2],
    ['to another season', elsewhere],
  ])('%s can be undone', async (_, to) => {
    const { gateway, memory, shown } = await given();
    const before = memory.documents();
    const action = await moveQuestions(gateway, q1, to, shown);
    await run(action);
    expect(memory.documents()).not.toEqual(before);
    await requestUndo(gateway, action.entries());
    expect(memory.documents()).toEqual(before);
  });
});

describe('deleting several questions', () => {
  it('is one entry, and can be undone', async () => {
    const { gateway, memory, textsOf, entries, shown } = await given();
    const before = memory.documents();
    const action = deleteQuestions(gateway, q1, shown.slice(0, 44));
    await run(action);
    expect(await textsOf(q1)).toEqual(['Question 44']);
    expect(entries()).toHaveLength(1);
    await requestUndo(gateway, action.entries());
    expect(memory.documents()).toEqual(before);
  });

  it('keeps a question that someone has changed since', async () => {
    const { gateway, memory, textsOf, shown } = await given();
    memory.put(
      'seasons/S1/quizzes/Q1/questions/N00',
      questionFields({ question_id: 'N00', quiz_id: 'Q1', question: 'Changed' }),
    );
    const { left } = await run(deleteQuestions(gateway, q1, shown));
    expect(left.map(({ id }) => id)).toEqual(['N00']);
    expect(await textsOf(q1)).toEqual(['Changed']);
  });

  it('stops when the quiz has begun', async () => {
    const { gateway, memory, textsOf, shown } = await given();
    memory.put('seasons/S1/quizzes/Q1', quizFields({ status: 'Ongoing' }));
    await expect(run(deleteQuestions(gateway, q1, shown))).rejects.toThrow('Ongoing');
    expect(await textsOf(q1)).toHaveLength(45);
  });
});
