import { DataError } from '@console/shared/data';
import {
  createMemoryGateway,
  givenWaitingSave,
  host,
  loseAnswer,
  questionFields,
  quizFields,
  refuseLateParts,
  withHistory,
} from '@console/shared/testing';
import { requestUndo } from '@console/shared/history';
import { createAction, type Phase } from './create-action';
import { inBatches } from './in-batches';

type Begin = NonNullable<Phase<readonly string[]>['begin']>;

const pathOf = (id: string) => `seasons/S1/quizzes/Q1/questions/${id}`;

/** An action that adds so many questions, two in a batch, and what it has stored. */
function given(count = 5, begin?: Begin) {
  const memory = createMemoryGateway({ 'seasons/S1/quizzes/Q1': quizFields() });
  const gateway = withHistory(memory, () => host().person);
  const ids = Array.from({ length: count }, (_, index) => `N${index}`);
  const asNew: boolean[] = [];
  let done = 0;
  const action = createAction<readonly string[], number>(gateway, {
    phases: [
      {
        entry: () => ({ seasonId: 'S1', kind: 'questions_copied', about: ['quizzes/Q1'] }),
        ...(begin && { begin }),
        batches: inBatches(ids, { most: 2 }),
        store: async (transaction, batch, isNew) => {
          asNew.push(isNew);
          for (const id of batch)
            if (isNew || !(await transaction.get(pathOf(id))))
              await transaction.create(pathOf(id), questionFields({ question_id: id }), { hasNewId: isNew });
          return batch.length;
        },
        onStored: (stored) => void (done += stored),
      },
    ],
    progress: () => ({ done, total: ids.length }),
  });
  const stored = () => Object.keys(memory.documents()).filter((path) => path.includes('/questions/'));
  const entries = () => memory.history().filter((fields) => 'kind' in fields);
  return { action, asNew, entries, gateway, memory, stored };
}

describe('an action of several transactions', () => {
  it('stores its batches in turn as one entry of the history, and says after each how far it is', async () => {
    const { action, stored, entries } = given();
    const shown: number[] = [];
    expect(await action.run({ onProgress: () => shown.push(action.progress().done) })).toBe('done');
    expect(shown).toEqual([2, 4, 5]);
    expect(stored()).toHaveLength(5);
    expect(entries()).toMatchObject([{ kind: 'questions_copied', parts: true, complete: true }]);
  });

  it('is undone as one', async () => {
    const { action, gateway, stored } = given();
    await action.run();
    await requestUndo(gateway, action.entries());
    expect(stored()).toEqual([]);
  });

  it('begins no entry where there is nothing to store', async () => {
    const { action, entries } = given(0);
    expect(await action.run()).toBe('done');
    expect([entries(), action.entries()]).toEqual([[], []]);
  });

  it('stores what begins it also where nothing follows', async () => {
    const quiz = 'seasons/S1/quizzes/Q2';
    const { action, entries, memory } = given(0, (transaction) => transaction.create(quiz, quizFields()));
    expect(await action.run()).toBe('done');
    expect(memory.documents()[quiz]).toBeDefined();
    expect(entries()).toMatchObject([{ complete: true }]);
  });

  it('stops after the present batch when it is cancelled, stays open, and continues in the same entry', async () => {
    const { action, stored, entries } = given();
    const controller = new AbortController();
    const cancelled = action.run({ signal: controller.signal, onProgress: () => controller.abort() });
    expect(await cancelled).toBe('stopped');
    expect([stored().length, entries()]).toMatchObject([2, [{ complete: false }]]);
    expect(await action.run()).toBe('done');
    expect([stored().length, entries()]).toMatchObject([5, [{ complete: true }]]);
  });

  it.each([2, 3])(
    'reads first what may be stored, where the answer to transaction %i is lost',
    async (which) => {
      const { action, asNew, entries, memory, stored } = given();
      const { transact } = memory;
      let calls = 0;
      memory.transact = async (...args) => {
        const result = await transact(...args);
        if ((calls += 1) === which) throw new DataError('unavailable', 'The answer was lost');
        return result;
      };
      await expect(action.run()).rejects.toMatchObject({ kind: 'unavailable' });
      expect(await action.run()).toBe('done');
      expect(asNew.filter((isNew) => !isNew)).toHaveLength(1);
      expect([stored().length, entries().length]).toEqual([5, 1]);
    },
  );

  it('continues where the answer to its beginning is lost', async () => {
    const { action, entries, memory } = given();
    loseAnswer(memory);
    expect(await action.run()).toBe('done');
    expect(entries()).toMatchObject([{ complete: true }]);
  });

  it('has ended once somebody has undone it, and stores nothing more', async () => {
    const { action, gateway, memory, stored } = given();
    refuseLateParts(memory);
    const controller = new AbortController();
    await action.run({ signal: controller.signal, onProgress: () => controller.abort() });
    await requestUndo(gateway, action.entries());
    await expect(action.run()).rejects.toMatchObject({ kind: 'ended' });
    expect(stored()).toEqual([]);
  });

  it('stores nothing while a save of the season waits', async () => {
    await givenWaitingSave(host());
    const { action, entries, stored } = given();
    await expect(action.run()).rejects.toMatchObject({ kind: 'waiting' });
    expect([stored(), entries()]).toEqual([[], []]);
  });
});

describe('batches', () => {
  it('keep the order, and are within both limits; what is larger is alone', () => {
    const limits = { most: 3, mostBytes: 10, bytesOf: (text: string) => text.length };
    expect(inBatches(['a', 'b', 'c', 'd'], limits)).toEqual([['a', 'b', 'c'], ['d']]);
    expect(inBatches(['123456', '1234', '1', '123456789012', '1'], limits)).toEqual([
      ['123456', '1234'],
      ['1'],
      ['123456789012'],
      ['1'],
    ]);
  });
});
