import { DataError } from '@console/shared/data';
import { undoEntry, type UndoOptions } from '@console/shared/history';
import { storeSession } from '@console/shared/session';
import { host, questionFields, refuseLateParts } from '@console/shared/testing';
import { given, run, storedOf, type Given } from './testing/given-copy';

describe('undoing a copy', () => {
  const undo = async ({ gateway, copy }: Given, options?: UndoOptions) => {
    const [entry] = copy.entries();
    if (!entry) throw new Error('Nothing is recorded');
    return undoEntry(gateway, entry, options);
  };

  it('deletes what was copied, and deactivates the season', async () => {
    const all = await given();
    await run(all.copy);
    expect(await undo(all)).toMatchObject({ kind: 'undone', remains: 'season' });
    const stored = storedOf(all);
    expect(stored).toMatchObject({ quizzes: [], questions: [], notification: undefined });
    expect(stored.season).toMatchObject({ status: 'deactivated' });
  });

  it('can be taken back', async () => {
    const all = await given();
    await run(all.copy);
    const before = storedOf(all);
    const outcome = await undo(all);
    if (outcome.kind !== 'undone') throw new Error(outcome.kind);
    for (const entry of outcome.entries ?? []) await undoEntry(all.gateway, entry);
    expect(storedOf(all)).toEqual(before);
  });

  it('takes back what was stored of a copy that was interrupted', async () => {
    const all = await given();
    let batches = 0;
    const controller = new AbortController();
    const stopAfterQuestions = () => {
      batches += 1;
      if (batches === 5) controller.abort();
    };
    expect(await run(all.copy, stopAfterQuestions, controller.signal)).toBe('stopped');
    expect(storedOf(all).questions.length).toBeGreaterThan(0);
    await undo(all);
    expect(storedOf(all)).toMatchObject({ quizzes: [], questions: [] });
  });

  it.each([2, 4, 5])(
    'ends it: the page that was interrupted after %i transactions stores no more',
    async (count) => {
      const all = await given();
      refuseLateParts(all.memory);
      let batches = 0;
      const controller = new AbortController();
      const stop = () => (batches += 1) === count && controller.abort();
      expect(await run(all.copy, stop, controller.signal)).toBe('stopped');
      await undo(all);
      const before = all.memory.documents();
      await expect(run(all.copy)).rejects.toMatchObject({ kind: 'ended' });
      expect(all.memory.documents()).toEqual(before);
    },
  );

  it('ends it also while it is being stored', async () => {
    const all = await given();
    refuseLateParts(all.memory);
    let batches = 0;
    const { transact } = all.memory;
    all.memory.transact = async (...args) => {
      if ((batches += 1) === 5) {
        all.memory.transact = transact;
        await undo(all);
      }
      return transact(...args);
    };
    await expect(run(all.copy)).rejects.toBeInstanceOf(DataError);
    await expect(run(all.copy)).rejects.toMatchObject({ kind: 'ended' });
    expect(storedOf(all)).toMatchObject({ quizzes: [], questions: [], season: { status: 'deactivated' } });
  });

  it('leaves a quiz that was changed since, and with it the season', async () => {
    const all = await given();
    await run(all.copy);
    const path = Object.keys(all.memory.documents()).find((one) =>
      one.startsWith(`seasons/${all.copy.season.id}/quizzes/`),
    );
    const quizPath = path?.split('/').slice(0, 4).join('/') ?? '';
    all.memory.put(`${quizPath}/questions/zz`, questionFields());
    const count = storedOf(all).quizzes.length;
    let latest = {};
    const onProgress: UndoOptions['onProgress'] = ({ done, total }) => (latest = { done, total });
    expect(await undo(all, { onProgress })).toMatchObject({ kind: 'undone', remains: 'quizzes' });
    expect(latest).toEqual({ done: count - 1, total: count + 1 });
    expect(storedOf(all).quizzes).toHaveLength(1);
    expect(storedOf(all).season).toMatchObject({ status: 'active' });
  });

  it('leaves the season active for a host, who may not deactivate it', async () => {
    const all = await given();
    await run(all.copy);
    storeSession(host());
    expect(await undo(all)).toMatchObject({ remains: 'active-season' });
    expect(storedOf(all).quizzes).toEqual([]);
  });

  it('keeps a notification that a colleague changes while it is looked at', async () => {
    const all = await given();
    await run(all.copy);
    const path = `season_top_notification/${all.copy.season.id}`;
    const edited = { ...all.memory.documents()[path], title: 'Edited' };
    const { get } = all.memory;
    all.memory.get = async (wanted, ...source) => {
      const found = await get(wanted, ...source);
      if (wanted === path) all.memory.put(path, edited);
      return found;
    };
    expect(await undo(all)).toMatchObject({ kind: 'undone', remains: 'season' });
    expect(all.memory.documents()[path]).toEqual(edited);
  });

  it.each(['questions', 'results'])(
    'keeps a quiz that gets %s while the copy is looked at',
    async (collection) => {
      const all = await given();
      await run(all.copy);
      const { transact } = all.memory;
      let added = '';
      all.memory.transact = (work, ...action) => {
        const path = Object.keys(all.memory.documents()).find((one) =>
          one.startsWith(`seasons/${all.copy.season.id}/quizzes/`),
        );
        if (path && !added) {
          added = `${path.split('/').slice(0, 4).join('/')}/${collection}/late`;
          all.memory.put(added, { score: 7 });
        }
        return transact(work, ...action);
      };
      expect(await undo(all)).toMatchObject({ kind: 'undone', remains: 'quizzes' });
      expect(all.memory.documents()[added]).toEqual({ score: 7 });
      expect(storedOf(all).quizzes).toHaveLength(1);
    },
  );
});
