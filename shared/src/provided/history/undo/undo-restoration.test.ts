import { locations, type DataGateway, type StoredFields } from '@console/shared/data';
import { storeSession } from '@console/shared/session';
import { admin, createMemoryGateway } from '@console/shared/testing';
import { recordTransaction, undoEntry } from '..';

const key = { seasonId: 'S1', entryId: 'R' };
const seasonPath = locations.season('S1');
const [oldQuiz, newQuiz] = [locations.quiz('S1', 'Q1'), locations.quiz('S1', 'Q2')];
const quiz = { title: 'Week 9', status: 'Upcoming' };
const changeOf = (path: string, before: StoredFields | null, after: StoredFields) => ({
  ...{ path, title: '', quiz_title: '', before, after },
});
const active = { season: 'One', host_email: 'asha@example.org', status: 'active' };
const result = { uid: 'player', score: 3 };

/** What a restoration has left: a quiz with a question and a result, a question and a title changed back. */
const restored: Readonly<Record<string, StoredFields>> = {
  [seasonPath]: active,
  [oldQuiz]: quiz,
  [`${oldQuiz}/questions/1`]: { question: 'Back' },
  [`${oldQuiz}/results/r`]: result,
  [newQuiz]: quiz,
  [`${newQuiz}/questions/1`]: { question: 'Who?' },
  [`${newQuiz}/results/r`]: result,
};

/** Its entry, as `npm run archive` writes it. */
function given(isOfNewSeason = false) {
  storeSession(admin());
  const memory = createMemoryGateway({ ...restored });
  const author = admin().person;
  const gateway: DataGateway = {
    ...memory,
    transact: (work, action) => recordTransaction(memory.transact, { author, work, action }, () => undefined),
  };
  const season = changeOf(
    seasonPath,
    isOfNewSeason ? null : { season: 'Spoilt' },
    isOfNewSeason ? active : { season: 'One' },
  );
  memory.put(locations.historyEntry('S1', 'R'), {
    kind: 'season_restored',
    ...{ uid: '', email: '', name: 'Operator', time: new Date(), undoes: null, audience: 'staff' },
    ...{ changes: [season], parts: true, complete: true },
  });
  const question = isOfNewSeason ? null : { question: 'Spoilt' };
  memory.put(locations.historyPart('S1', 'R', 'a'), {
    changes: [
      ...(isOfNewSeason ? [changeOf(oldQuiz, null, quiz)] : []),
      changeOf(`${oldQuiz}/questions/1`, question, { question: 'Back' }),
      changeOf(`${newQuiz}/questions/1`, null, { question: 'Who?' }),
    ],
  });
  memory.put(locations.historyPart('S1', 'R', 'b'), { changes: [changeOf(newQuiz, null, quiz)] });
  for (const [part, id] of [['c', 'Q2'], ...(isOfNewSeason ? [['d', 'Q1']] : [])])
    memory.put(locations.historyPart('S1', 'R', part ?? ''), {
      ...{ quiz_id: id ?? '', questions: {}, results: { r: result }, alone: false },
    });
  const stored = () =>
    Object.fromEntries(
      Object.entries(memory.documents()).filter(([path]) => !path.includes('quiz_deletions')),
    );
  return { memory, gateway, stored };
}

const before = {
  [seasonPath]: { ...active, season: 'Spoilt' },
  [oldQuiz]: quiz,
  [`${oldQuiz}/questions/1`]: { question: 'Spoilt' },
  [`${oldQuiz}/results/r`]: result,
};

describe('undoing a restoration from an archive', () => {
  it('deletes the quizzes that came back with what they hold, and changes back the rest', async () => {
    const { gateway, stored } = given();
    expect(await undoEntry(gateway, key)).toMatchObject({ kind: 'undone', documents: 3 });
    expect(stored()).toEqual(before);
  });

  it('can itself be undone', async () => {
    const { gateway, stored } = given();
    const outcome = await undoEntry(gateway, key);
    if (outcome.kind !== 'undone') throw new Error(outcome.kind);
    for (const entry of outcome.entries ?? []) await undoEntry(gateway, entry);
    expect(stored()).toEqual(restored);
  });

  it('asks first about what others have changed since', async () => {
    const { memory, gateway, stored } = given();
    memory.put(`${oldQuiz}/questions/1`, { question: 'Newer' });
    expect(await undoEntry(gateway, key)).toMatchObject({ kind: 'conflict' });
    expect(stored()).toEqual({ ...restored, [`${oldQuiz}/questions/1`]: { question: 'Newer' } });
  });

  it('leaves a quiz that others have filled since', async () => {
    const { memory, gateway, stored } = given();
    memory.put(`${newQuiz}/results/second`, result);
    expect(await undoEntry(gateway, key)).toMatchObject({ kind: 'undone', remains: 'quizzes' });
    expect(stored()).toMatchObject({ ...before, [newQuiz]: quiz, [`${newQuiz}/results/r`]: result });
  });

  it('is refused where a question is in a quiz that has begun', async () => {
    const { memory, gateway, stored } = given();
    memory.put(oldQuiz, { ...quiz, status: 'Ongoing' });
    expect(await undoEntry(gateway, key)).toEqual({ kind: 'refused', reason: 'begun' });
    expect(stored()).toEqual({ ...restored, [oldQuiz]: { ...quiz, status: 'Ongoing' } });
  });

  it('has nothing to do a second time', async () => {
    const { gateway, stored } = given();
    await undoEntry(gateway, key);
    expect(await undoEntry(gateway, key)).toMatchObject({ kind: 'undone', documents: 0 });
    expect(stored()).toEqual(before);
  });

  it('deactivates a season that came back as a whole, without its quizzes', async () => {
    const { gateway, stored } = given(true);
    expect(await undoEntry(gateway, key)).toMatchObject({ kind: 'undone', remains: 'season' });
    expect(stored()).toEqual({ [seasonPath]: { ...active, status: 'deactivated' } });
  });
});
