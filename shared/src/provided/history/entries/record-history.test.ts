import { DataError, locations, type DataGateway, type DataTransaction } from '@console/shared/data';
import { takeFailures, type Failure } from '@console/shared/failures';
import { createMemoryGateway, type Documents, withHistory } from '@console/shared/testing';
import { entryFromDocument, type HistoryEntry } from '..';
import { recordTransaction } from './record-history';

const author = { uid: 'u1', email: 'host@example.org', name: 'Esther Rani' };
const quizPath = locations.quiz('S1', 'Q1');
const questionPath = locations.question('S1', 'Q1', 'N1');
const quiz = { quiz_id: 'Q1', title: 'Week 9', duration: 10, status: 'Upcoming' };
const options = { option_1: 'A', option_2: 'B', option_3: 'C', option_4: 'D', answer: 'A' };
const question = { question_id: 'N1', question: 'Who?', ...options, quiz_id: 'Q1' };

function given(documents: Documents = { [quizPath]: quiz, [questionPath]: question }) {
  const memory = createMemoryGateway(documents);
  return { memory, gateway: withHistory<DataGateway>(memory, () => author) };
}

/** The entries of the season, the oldest first. */
async function entriesOf(gateway: DataGateway): Promise<HistoryEntry[]> {
  const found = await gateway.list({ collection: locations.history('S1') });
  return found.map(entryFromDocument).sort((a, b) => (a.time ?? 0) - (b.time ?? 0));
}

describe('a transaction that changes a season', () => {
  it('is recorded with its author, the time, and the changed values before and after', async () => {
    const { gateway } = given();
    await gateway.transact(async (transaction) => {
      await transaction.get(quizPath);
      await transaction.merge(quizPath, { title: 'Week 10' });
    });
    const entries = await entriesOf(gateway);
    expect(typeof entries[0]?.time).toBe('number');
    expect(entries).toMatchObject([
      {
        author,
        kind: 'quiz_changed',
        isComplete: true,
        changes: [
          { path: quizPath, title: 'Week 10', before: { title: 'Week 9' }, after: { title: 'Week 10' } },
        ],
      },
    ]);
  });

  it('names the quiz of a question, and keeps fields together that belong together', async () => {
    const { gateway } = given();
    await gateway.transact(async (transaction) => {
      await transaction.get(quizPath);
      await transaction.merge(questionPath, { option_2: 'Z' });
    });
    expect(await entriesOf(gateway)).toMatchObject([
      {
        kind: 'question_changed',
        changes: [{ quizTitle: 'Week 9', before: options, after: { ...options, option_2: 'Z' } }],
      },
    ]);
  });

  it.each([
    ['a creation', 'quiz_created', locations.quiz('S1', 'Q2'), null, quiz],
    ['a deletion', 'question_deleted', questionPath, question, null],
  ])('keeps the whole document of %s', async (_case, kind, path, before, after) => {
    const { gateway } = given();
    await gateway.transact((transaction) =>
      after ? transaction.create(path, after) : transaction.remove(path),
    );
    expect(await entriesOf(gateway)).toMatchObject([{ kind, changes: [{ path, before, after }] }]);
  });

  it('has no entry when nothing was changed, or when it failed', async () => {
    const { memory, gateway } = given();
    await gateway.transact((transaction) => transaction.get(quizPath));
    await gateway.transact((transaction) => transaction.remove(locations.question('S1', 'Q1', 'none')));
    const failing = gateway.transact(async (transaction) => {
      await transaction.merge(quizPath, { title: 'Lost' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(memory.history()).toEqual([]);
  });

  it('has its entry when the client repeats a commit whose answer was lost, and finds all stored', async () => {
    const memory = createMemoryGateway({ [quizPath]: quiz });
    const onRecorded = jest.fn();
    const transact: DataGateway['transact'] = async (work) => {
      await memory.transact(work);
      return memory.transact(work);
    };
    const work = async (transaction: DataTransaction) => {
      if (!(await transaction.get(questionPath))) await transaction.create(questionPath, question);
    };
    await recordTransaction(transact, { author, work }, onRecorded);
    const [entry] = await memory.list({ collection: locations.history('S1') });
    expect(onRecorded.mock.calls).toEqual([[{ seasonId: 'S1', entryId: entry?.id }, [questionPath]]]);
  });

  it('has one entry when it had to run again', async () => {
    const { gateway } = given();
    const rename = (title: string) =>
      gateway.transact(async (transaction) => {
        await transaction.get(quizPath);
        await transaction.merge(quizPath, { title });
      });
    await Promise.all([rename('One'), rename('Two')]);
    expect(await entriesOf(gateway)).toHaveLength(2);
  });
});

describe('an action of several transactions', () => {
  it('has one entry, whose changes are in parts, and is complete when that is stored', async () => {
    const { gateway, memory } = given();
    const entry = { seasonId: 'S1', entryId: 'E1' };
    const kind = 'quizzes_changed';
    await gateway.transact(async () => undefined, {
      kind,
      entry: { ...entry, is: 'begun', about: ['quizzes/Q1'] },
    });
    await gateway.transact((transaction) => transaction.merge(quizPath, { status: 'Ongoing' }), {
      entry: { ...entry, is: 'part' },
    });
    expect(await entriesOf(gateway)).toMatchObject([
      { kind, hasParts: true, isComplete: false, changes: [] },
    ]);
    expect(memory.history()).toHaveLength(2);
  });
});

it('names no more subjects than the rules accept, however long the ids of another client are', async () => {
  const { gateway, memory } = given();
  const ids = Array.from({ length: 10 }, (_, index) => `${index}`.padEnd(1500, 'x'));
  await gateway.transact(async ({ merge }) => {
    for (const id of ids) await merge(locations.quiz('S1', id), { status: 'Ongoing' });
  });
  const [entry] = memory.history();
  expect(entry?.about).toEqual(ids.slice(0, 6).map((id) => `quizzes/${id}`));
});

it('records no changes outside seasons', async () => {
  const { gateway, memory } = given({});
  await gateway.transact((transaction) => transaction.create(locations.deletionRequest('u1'), { uid: 'u1' }));
  expect(memory.history()).toEqual([]);
});

it('leaves out changes of an entry that lead to another season', () =>
  expect(
    entryFromDocument({
      id: 'E1',
      path: locations.historyEntry('S1', 'E1'),
      fields: {
        changes: [{ path: 'seasons/S2', before: { season: 'Mine' }, after: { season: 'Yours' } }, 7, null],
      },
    }).changes,
  ).toEqual([]));

describe('a transaction that the rules refuse', () => {
  const refusing = (times: number) => {
    const { memory } = given();
    let refused = 0;
    const transact: DataGateway['transact'] = (work) => {
      refused += 1;
      if (refused <= times) return Promise.reject(new DataError('denied', 'refused'));
      return memory.transact(work);
    };
    return withHistory<DataGateway>({ ...memory, transact }, () => author);
  };
  const rename = (gateway: DataGateway) =>
    gateway.transact((transaction) => transaction.merge(quizPath, { title: 'Week 10' }));

  it('runs once more, as somebody may have changed the same since it was read', async () => {
    const gateway = refusing(1);
    await rename(gateway);
    expect(await entriesOf(gateway)).toHaveLength(1);
  });

  it('is recorded without values when the rules refuse these, which another client may have stored oddly', async () => {
    const gateway = refusing(2);
    await rename(gateway);
    expect(await entriesOf(gateway)).toMatchObject([{ kind: 'quiz_changed', changes: [] }]);
  });

  it.each([
    ['is reported to the operator when it fails', 3, ['save']],
    ['is not reported when it succeeds after all', 2, []],
  ])('%s', async (_title, times, kinds) => {
    const taken: Failure[] = [];
    takeFailures(() => undefined);
    takeFailures((failure) => taken.push(failure));
    await rename(refusing(times)).catch(() => undefined);
    expect(taken.map(([kind]) => kind)).toEqual(kinds);
  });

  it('fails when it is refused again', async () => {
    const gateway = refusing(3);
    await expect(rename(gateway)).rejects.toMatchObject({ kind: 'denied' });
    expect(await entriesOf(gateway)).toEqual([]);
  });
});
