import { DataError, type DataGateway } from '@console/shared/data';
import { deleteQuiz, recordTransaction, undoEntry } from '@console/shared/history';
import { createMemoryGateway, host, loseAnswer, refuseLateParts } from '@console/shared/testing';
import { storeSession } from '@console/shared/session';
import { newQuizValues } from '../form/quiz-defaults';
import { newQuiz } from '../quiz.form';
import { quizIdIn } from './plan-series';
import { describeSeriesFailure } from './series.messages';
import { SeriesStopped, storeSeries } from './store-series';

const seriesId = 'S'.repeat(20);
const filled = {
  ...newQuizValues(),
  ...{ duration: '20', language: 'English' },
  ...{ start: '2026-11-22T06:00', end: '2026-11-23T06:00' },
};
const quizzes = Array.from({ length: 23 }, (_, index) =>
  newQuiz(quizIdIn(seriesId, index), { ...filled, title: `Week ${index + 1}` }),
);

/** A gateway that records the history, and whose `failing`th transaction fails before or after it is stored. */
function unreliable(failing = 0, isStored = false) {
  const memory = createMemoryGateway();
  refuseLateParts(memory);
  let transactions = 0;
  const gateway: DataGateway = {
    ...memory,
    async transact(work, action) {
      const fails = (transactions += 1) === failing;
      const lost = new DataError('unavailable', 'No answer');
      if (fails && !isStored) throw lost;
      const author = host().person;
      const result = await recordTransaction(
        (...args) => memory.transact(...args),
        { author, work, action },
        () => undefined,
      );
      if (fails) throw lost;
      return result;
    },
  };
  const titles = () => Object.values(memory.documents()).map(({ title }) => title);
  const entries = () => memory.history().filter(({ kind }) => kind !== undefined);
  return { gateway, memory, titles, entries };
}

const store = (gateway: DataGateway, onProgress?: (stored: number) => void) =>
  storeSeries(gateway, { seasonId: 'S1', seriesId, quizzes, ...(onProgress && { onProgress }) });

describe('storing a series', () => {
  it('stores every quiz as Upcoming under one complete entry, and says how far it is', async () => {
    const { gateway, memory, entries } = unreliable();
    const progress: number[] = [];
    await store(gateway, (stored) => progress.push(stored));
    expect(progress).toEqual([0, 10, 20, 23]);
    expect(memory.documents()[`seasons/S1/quizzes/${quizIdIn(seriesId, 22)}`]).toEqual({
      ...{ quiz_id: quizIdIn(seriesId, 22), title: 'Week 23', description: '', duration: 20 },
      ...{ language: 'English', status: 'Upcoming' },
      ...{ start: new Date('2026-11-22T00:30:00Z'), end: new Date('2026-11-23T00:30:00Z') },
    });
    expect(entries()).toMatchObject([{ kind: 'quizzes_created', complete: true, parts: true }]);
    expect(entries()[0]?.about).toHaveLength(23);
  });

  // The transactions: begin, three with quizzes, complete.
  it.each([
    ['before anything', 1, false, 0],
    ['before the second ten', 3, false, 10],
    ['after the answer to the second ten was lost', 3, true, 10],
  ])('goes on where it failed %s, and stores none twice', async (_case, failing, isStored, stored) => {
    const { gateway, titles, entries } = unreliable(failing, isStored);
    const stopped = await store(gateway).catch((error: unknown) => error);
    if (!(stopped instanceof SeriesStopped)) throw stopped;
    expect(stopped).toMatchObject({ kind: 'unavailable', stored, total: 23 });
    await store(gateway);
    expect(new Set(titles())).toHaveProperty('size', 23);
    expect(titles()).toHaveLength(23);
    expect(entries()).toMatchObject([{ kind: 'quizzes_created', complete: true }]);
  });

  it.each([
    ['to its beginning', 1],
    ['to the first ten', 2],
  ])('goes on where the answer %s is lost', async (_what, which) => {
    const { gateway, memory, titles, entries } = unreliable();
    loseAnswer(memory, which);
    expect(await store(gateway)).toMatchObject({ count: 23 });
    expect(titles()).toHaveLength(23);
    expect(entries()).toMatchObject([{ kind: 'quizzes_created', complete: true }]);
  });

  it('stores the rest without what somebody has deleted between two attempts, and counts that', async () => {
    const { gateway, memory, titles } = unreliable(3);
    await expect(store(gateway)).rejects.toThrow(SeriesStopped);
    const quizId = quizIdIn(seriesId, 2);
    await deleteQuiz(gateway, { seasonId: 'S1', quizId, title: '', uid: 'u' }, () => undefined);
    expect(await store(gateway)).toMatchObject({ count: 22 });
    expect(titles().filter((title) => title === 'Week 3')).toEqual([]);
    expect(Object.keys(memory.documents()).filter((path) => path.includes('/quizzes/'))).toHaveLength(22);
  });

  it('says that it was ended where somebody has undone all of it before its answer came', async () => {
    storeSession(host());
    const { gateway } = unreliable(4, true);
    await expect(store(gateway)).rejects.toThrow(SeriesStopped);
    await undoEntry(gateway, { seasonId: 'S1', entryId: seriesId });
    const stopped = await store(gateway).catch((error: unknown) => error);
    expect(stopped).toMatchObject({ kind: 'ended', stored: 0 });
    expect(describeSeriesFailure(stopped)).toMatch(/^0 of 23 quizzes were saved\. Someone undid or ended/);
  });

  it('leaves alone what somebody has changed between two attempts', async () => {
    const { gateway, memory } = unreliable(3);
    await expect(store(gateway)).rejects.toThrow(SeriesStopped);
    const path = `seasons/S1/quizzes/${quizIdIn(seriesId, 0)}`;
    memory.put(path, { ...memory.documents()[path], title: 'Theirs' });
    await store(gateway);
    expect(memory.documents()[path]).toMatchObject({ title: 'Theirs' });
  });

  it('does not go on once somebody has undone it', async () => {
    storeSession(host());
    const { gateway, titles } = unreliable(3);
    await expect(store(gateway)).rejects.toThrow(SeriesStopped);
    expect(titles()).toHaveLength(10);
    await undoEntry(gateway, { seasonId: 'S1', entryId: seriesId });
    const stored = titles();
    await expect(store(gateway)).rejects.toMatchObject({ kind: 'ended' });
    expect(titles()).toEqual(stored);
  });
});
