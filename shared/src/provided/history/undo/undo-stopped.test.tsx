import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataError,
  locations,
  newId,
  useGateway,
  type DataGateway,
  type EntryKey,
} from '@console/shared/data';
import { storeSession } from '@console/shared/session';
import { admin, renderScreen, type MemoryGateway, withHistory } from '@console/shared/testing';
import { inOneEntry, requestUndo, undoEntry } from '..';

type Recorded = (gateway: DataGateway, memory: MemoryGateway) => Promise<readonly EntryKey[]>;

const quizOf = (id: string) => ({ quiz_id: id, title: `Week ${id}`, duration: 10, status: 'Upcoming' });

/** A page on which somebody has done something, and a button that undoes it. */
async function given(record: Recorded) {
  storeSession(admin());
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let keys: readonly EntryKey[] = [];
  function UndoButton() {
    const gateway = useGateway();
    return <button onClick={() => void requestUndo(gateway, keys)}>Undo all</button>;
  }
  const { gateway: memory } = renderScreen(<UndoButton />, { documents: {} });
  keys = await record(
    withHistory(memory, () => admin().person),
    memory,
  );
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  /** How many documents match. */
  const count = (path: RegExp) => Object.keys(memory.documents()).filter((each) => path.test(each)).length;
  return { memory, press, count, keys };
}

/** Ends the connection after so many transactions; returns what brings it back. */
function disconnectAfter(memory: MemoryGateway, transactions: number): () => void {
  const { transact } = memory;
  let left = transactions;
  memory.transact = (...call) =>
    (left -= 1) < 0 ? Promise.reject(new DataError('unavailable', 'away')) : transact(...call);
  return () => (memory.transact = transact);
}

const questions = /\/questions\//;
const quizzes = /^seasons\/S1\/quizzes\/[^/]+$/;

/** 250 questions as one action. */
const imported: Recorded = async (gateway, memory) => {
  memory.put(locations.quiz('S1', 'Q1'), quizOf('Q1'));
  const action = { seasonId: 'S1', kind: 'questions_imported', about: [] };
  const { entry } = await inOneEntry(gateway, action, async (part) => {
    for (const [first, count] of [
      [0, 100],
      [100, 100],
      [200, 50],
    ] as const)
      await gateway.transact(async (transaction) => {
        for (let index = first; index < first + count; index += 1)
          await transaction.create(locations.question('S1', 'Q1', `N${index}`), { question: `${index}?` });
      }, part);
  });
  return [entry];
};

/** 12 quizzes as one action. */
const series: Recorded = async (gateway) => {
  const action = { seasonId: 'S1', kind: 'quizzes_created', about: [] };
  const { entry } = await inOneEntry(gateway, action, (part) =>
    gateway.transact(async (transaction) => {
      for (let index = 0; index < 12; index += 1)
        await transaction.create(locations.quiz('S1', `Q${index}`), quizOf(`Q${index}`));
    }, part),
  );
  return [entry];
};

/** The names of three quizzes, changed one after the other. */
const threeRenamed: Recorded = async (gateway, memory) => {
  const keys: EntryKey[] = [];
  for (const id of ['Q1', 'Q2', 'Q3']) {
    memory.put(locations.quiz('S1', id), quizOf(id));
    const entryId = newId();
    await gateway.transact(
      (transaction) => transaction.merge(locations.quiz('S1', id), { title: `Finale ${id}` }),
      { entryId },
    );
    keys.unshift({ seasonId: 'S1', entryId });
  }
  return keys;
};

const titles = (memory: MemoryGateway) =>
  ['Q1', 'Q2', 'Q3'].map((id) => memory.documents()[locations.quiz('S1', id)]?.title);

describe('an undo that loses its connection on the way', () => {
  it('says how much is undone, goes on when it is pressed again, and redoes all of it', async () => {
    const { memory, press, count } = await given(imported);
    // Its entry, and the first portion.
    const reconnect = disconnectAfter(memory, 2);
    await press('Undo all');
    expect(await screen.findByText('Partly undone')).toBeVisible();
    expect(screen.getByText(/^100 of 250 changes are undone\./)).toHaveTextContent(/the rest in the history/);
    expect(screen.queryByText('Not undone')).not.toBeInTheDocument();
    expect(count(questions)).toBe(150);
    reconnect();
    await press('Undo');
    await screen.findByText('Undone');
    expect(count(questions)).toBe(0);
    await press('Redo');
    await screen.findByText('Redone');
    expect(count(questions)).toBe(250);
  });

  it('redoes all of it also where a colleague has undone the rest', async () => {
    const { memory, press, count, keys } = await given(imported);
    const reconnect = disconnectAfter(memory, 2);
    await press('Undo all');
    await screen.findByText('Partly undone');
    reconnect();
    const colleague = withHistory(memory, () => ({ uid: 'b', email: 'b@example.org', name: 'Barak' }));
    for (const key of keys) await undoEntry(colleague, key);
    expect(count(questions)).toBe(0);
    await press('Undo');
    await screen.findByText('Undone');
    await press('Redo');
    await screen.findByText('Redone');
    expect(count(questions)).toBe(250);
  });

  it('offers no redo of what a colleague has undone alone', async () => {
    const { memory, press, keys } = await given(imported);
    const colleague = withHistory(memory, () => ({ uid: 'b', email: 'b@example.org', name: 'Barak' }));
    for (const key of keys) await undoEntry(colleague, key);
    await press('Undo all');
    await screen.findByText(/Nothing to undo/);
    expect(screen.queryByRole('button', { name: 'Redo' })).not.toBeInTheDocument();
  });

  it('still says so when going on fails at once', async () => {
    const { memory, press } = await given(imported);
    disconnectAfter(memory, 2);
    await press('Undo all');
    await screen.findByText('Partly undone');
    await press('Undo');
    await screen.findByText('Partly undone');
    expect(screen.getByText(/^100 of 250 changes are undone\./)).toBeVisible();
    expect(screen.queryByText('Not undone')).not.toBeInTheDocument();
  });

  it('says how many quizzes of a series are gone, also of those that went before', async () => {
    const { memory, press, count } = await given(series);
    memory.drop(locations.quiz('S1', 'Q0'));
    const { transact } = memory;
    const gone = new Set<string>();
    memory.transact = (work, ...options) =>
      transact(
        (transaction) => {
          if (gone.size >= 4) throw new DataError('unavailable', 'away');
          const remove = async (path: string) => {
            gone.add(path);
            await transaction.remove(path);
          };
          return work({ ...transaction, remove });
        },
        ...options,
      );
    await press('Undo all');
    await screen.findByText('Partly undone');
    const left = count(quizzes);
    expect(left).toBeLessThan(11);
    expect(screen.getByText(new RegExp(`^${12 - left} of 12 changes are undone\\.`))).toBeVisible();
    memory.transact = transact;
    await press('Undo');
    await screen.findByText('Undone');
    expect(count(quizzes)).toBe(0);
    await press('Redo');
    await screen.findByText('Redone');
    expect(count(quizzes)).toBe(11);
  });

  it('says how many of several actions are undone, and goes on with all others', async () => {
    const { memory, press } = await given(threeRenamed);
    const reconnect = disconnectAfter(memory, 1);
    await press('Undo all');
    expect(await screen.findByText('Partly undone')).toBeVisible();
    expect(screen.getByText(/^1 of 3 actions are undone\./)).toBeVisible();
    expect(titles(memory)).toEqual(['Finale Q1', 'Finale Q2', 'Week Q3']);
    reconnect();
    await press('Undo');
    await screen.findByText('Undone');
    expect(titles(memory)).toEqual(['Week Q1', 'Week Q2', 'Week Q3']);
    await press('Redo');
    await screen.findByText('Redone');
    expect(titles(memory)).toEqual(['Finale Q1', 'Finale Q2', 'Finale Q3']);
  });
});

describe('an undo that others stop on the way', () => {
  it('says how many quizzes of a series are gone when one gets a question meanwhile', async () => {
    const { memory, press, count } = await given(series);
    const { list } = memory;
    let isAdded = false;
    memory.list = (query) => {
      if (!isAdded && query.collection.endsWith('/results')) {
        isAdded = true;
        memory.put(locations.question('S1', 'Q11', 'N1'), { question: 'Who?' });
      }
      return list(query);
    };
    await press('Undo all');
    expect(await screen.findByText('Partly undone')).toBeVisible();
    expect(
      screen.getByText(/^11 of 12 changes are undone\. One of the quizzes was changed/),
    ).not.toHaveTextContent(/in the history/);
    expect(count(quizzes)).toBe(1);
  });

  it('says that nothing is undone where the quiz of a series is back that an earlier attempt had deleted', async () => {
    const { memory, press, count } = await given(series);
    // Its entry, its part, and the first commit of one deletion.
    const reconnect = disconnectAfter(memory, 3);
    await press('Undo all');
    expect(await screen.findByText(/^1 of 12 changes are undone\./)).toBeVisible();
    reconnect();
    memory.put(locations.question('S1', 'Q0', 'N1'), { question: 'Who?' });
    memory.put(locations.question('S1', 'Q1', 'N1'), { question: 'Who?' });
    await press('Undo');
    expect(await screen.findByText('Not undone')).toBeVisible();
    expect(count(quizzes)).toBe(12);
  });

  it('says that nothing is undone where the quiz that an earlier attempt had deleted is back', async () => {
    const { memory, press } = await given(async (gateway) => {
      const entryId = newId();
      await gateway.transact((transaction) => transaction.create(locations.quiz('S1', 'Q1'), quizOf('Q1')), {
        entryId,
      });
      return [{ seasonId: 'S1', entryId }];
    });
    const reconnect = disconnectAfter(memory, 1);
    await press('Undo all');
    expect(await screen.findByText(/^1 of 2 changes are undone\./)).toBeVisible();
    reconnect();
    memory.put(`${locations.quiz('S1', 'Q1')}/results/R1`, { score: 3 });
    await press('Undo');
    expect(await screen.findByText('Not undone')).toBeVisible();
    expect(memory.documents()).toHaveProperty([locations.quiz('S1', 'Q1')]);
  });

  it('says how many of several actions are undone when one is refused', async () => {
    const { memory, press } = await given(threeRenamed);
    memory.drop(locations.quiz('S1', 'Q2'));
    await press('Undo all');
    expect(await screen.findByText('Partly undone')).toBeVisible();
    expect(
      screen.getByText(/^1 of 3 actions are undone\. This was deleted later\..* in the history\.$/),
    ).toBeVisible();
  });

  it('says how many of several actions are undone when the person cancels', async () => {
    const { memory, press } = await given(threeRenamed);
    memory.put(locations.quiz('S1', 'Q2'), { ...quizOf('Q2'), title: 'Their title' });
    await press('Undo all');
    await screen.findByRole('dialog', { name: 'Changed since then' });
    await press('Cancel');
    expect(await screen.findByText('Partly undone')).toBeVisible();
    expect(
      screen.getByText('1 of 3 actions are undone. You can undo the rest in the history.'),
    ).toBeVisible();
  });
});
