import { DataError, type StoredFields, type StoredValue } from '@console/shared/data';
import { admin, loseAnswer, questionFields, quizFields } from '@console/shared/testing';
import { openCopy, type SeasonCopy } from './store-copy';
import { entriesOf, given, run, storedOf, type Given } from './testing/given-copy';

describe('copying a season', () => {
  it('stores quizzes as Upcoming and questions in their order, in the fields of the specification', async () => {
    const all = await given();
    await run(all.copy);
    const stored = storedOf(all);
    expect(stored.season).toMatchObject({
      season: 'Gospels 2026',
      status: 'active',
      season_id: all.copy.season.id,
    });
    expect(stored.quizzes.map(({ title, status, note }) => [title, status, note])).toEqual(
      expect.arrayContaining([
        ['The Sermon on the Mount', 'Upcoming', undefined],
        ['The Parables', 'Upcoming', undefined],
      ]),
    );
    const first = stored.questions.filter(({ question }) => question === 'First?' || question === 'Second?');
    expect(first.map(({ question }) => question)).toEqual(['First?', 'Second?']);
    expect(first.every((question) => !('note' in question))).toBe(true);
  });

  it('copies neither results, nor malformed questions and settings', async () => {
    const all = await given();
    await run(all.copy);
    const stored = storedOf(all);
    expect(stored.results).toEqual([]);
    expect(stored.questions).toHaveLength(3);
    expect(stored.notification).toMatchObject({ title: 'Welcome', season_id: all.copy.season.id });
    expect(stored.leaderboard).toBeUndefined();
  });

  it('is one entry of the new season’s history', async () => {
    const all = await given();
    await run(all.copy);
    expect(entriesOf(all)).toMatchObject([{ kind: 'season_copied', parts: true, complete: true }]);
  });

  it('stores nothing twice when answers are lost', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const all = await given();
    const { transact } = all.memory;
    let calls = 0;
    all.memory.transact = async (...args) => {
      const result = await transact(...args);
      calls += 1;
      if (calls % 2 === 1) throw new DataError('unavailable', 'The answer was lost');
      return result;
    };
    for (let attempt = 0; attempt < 12; attempt += 1) await run(all.copy).catch(() => undefined);
    const stored = storedOf(all);
    expect(all.copy.progress()).toEqual({ done: 7, total: 7 });
    expect([stored.quizzes.length, stored.questions.length]).toEqual([2, 3]);
    expect(Object.keys(all.memory.documents()).filter((path) => /^seasons\/[^/]+$/.test(path))).toHaveLength(
      2,
    );
    expect(entriesOf(all)).toHaveLength(1);
  });

  it.each([1, 2, 3, 4])('goes on where the answer to transaction %i is lost', async (which) => {
    const all = await given();
    loseAnswer(all.memory, which);
    await run(all.copy);
    const stored = storedOf(all);
    expect([stored.quizzes.length, stored.questions.length]).toEqual([2, 3]);
    expect(entriesOf(all)).toMatchObject([{ complete: true }]);
  });

  it('stops after a batch when the person cancels, stays not finished, and goes on', async () => {
    const all = await given();
    const controller = new AbortController();
    expect(await run(all.copy, () => controller.abort(), controller.signal)).toBe('stopped');
    expect(entriesOf(all)).toMatchObject([{ complete: false }]);
    expect(storedOf(all).quizzes).toEqual([]);
    await run(all.copy);
    expect(entriesOf(all)).toMatchObject([{ complete: true }]);
    expect(storedOf(all).questions).toHaveLength(3);
  });
});

describe('finishing a copy that was interrupted, on another device', () => {
  /** Stores so many batches of a copy. */
  async function cutAfter(batches: number): Promise<Given & { rest: SeasonCopy | undefined }> {
    const all = await given();
    const controller = new AbortController();
    let stored = 0;
    const stop = () => {
      stored += 1;
      if (stored === batches) controller.abort();
    };
    expect(await run(all.copy, stop, controller.signal)).toBe('stopped');
    const [entry] = all.copy.entries();
    const rest = await openCopy(all.gateway, all.copy.season, entry?.entryId ?? '');
    return { ...all, rest };
  }

  it.each([2, 3, 4, 5])('stores the rest after %i transactions, and completes the entry', async (batches) => {
    const whole = await given();
    await run(whole.copy);
    const all = await cutAfter(batches);
    if (!all.rest) throw new Error('No plan is stored');
    expect(all.rest.progress().total).toBe(7);
    await run(all.rest);
    expect(all.rest.progress()).toEqual({ done: 7, total: 7 });
    const titles = ({ quizzes, questions, notification }: ReturnType<typeof storedOf>) =>
      [...quizzes, ...questions, notification].map((fields) => fields?.title ?? fields?.question).sort();
    expect(titles(storedOf(all))).toEqual(titles(storedOf(whole)));
    expect(entriesOf(all)).toMatchObject([{ complete: true }]);
  });

  it('has its ads settings, which are for Admins and not in the plan, as soon as it has a plan', async () => {
    const { copy, memory } = await given(admin(), { ql_to_sh_show: 'Yes' });
    const hasAds = () => memory.documents()[`season_ads_controller/${copy.season.id}`] !== undefined;
    const hasPlan = () => JSON.stringify(memory.history()).includes('"planned"');
    const found: boolean[][] = [];
    await run(copy, () => found.push([hasAds(), hasPlan()]));
    expect(found.slice(0, 3)).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
    expect(JSON.stringify(memory.history())).not.toContain('"planned":"season_ads_controller');
  });

  it('has no plan before the second transaction', async () => {
    expect((await cutAfter(1)).rest).toBeUndefined();
  });

  it('stores nothing twice, nothing that was deleted since, and no question in a quiz that has begun', async () => {
    const all = await cutAfter(5);
    const quizzes = Object.entries(all.memory.documents()).filter(([path]) => /\/quizzes\/[^/]+$/.test(path));
    const ofCopy = quizzes.filter(([path]) => path.includes(all.copy.season.id));
    const [begun] = ofCopy.filter(
      ([path]) => !Object.keys(all.memory.documents()).some((one) => one.startsWith(`${path}/questions/`)),
    );
    const [filled] = ofCopy.filter((one) => one !== begun);
    if (!begun || !filled) throw new Error('Both quizzes are stored');
    all.memory.put(begun[0], { ...begun[1], status: 'Ongoing' });
    const before = storedOf(all).questions.length;
    all.memory.drop(filled[0]);
    if (!all.rest) throw new Error('No plan is stored');
    const rest = await openCopy(all.gateway, all.copy.season, all.copy.entries()[0]?.entryId ?? '');
    if (!rest) throw new Error('No plan is stored');
    await run(rest);
    expect(storedOf(all).quizzes).toHaveLength(1);
    expect(storedOf(all).questions).toHaveLength(before);
  });

  /** Another person has stored the rest, and worked in it: every quiz has a new title, and one question is gone. */
  async function finishAndEdit({ memory, copy }: Given, rest: SeasonCopy | undefined): Promise<void> {
    if (!rest) throw new Error('No plan is stored');
    await run(rest);
    const stored = Object.entries(memory.documents()).filter(([path]) => path.includes(copy.season.id));
    for (const [path, fields] of stored)
      if (/\/quizzes\/[^/]+$/.test(path)) memory.put(path, { ...fields, title: 'Edited' });
    const question = stored.map(([path]) => path).find((path) => path.includes('/questions/'));
    if (question) memory.drop(question);
  }

  const isAsEdited = ({ quizzes, questions }: ReturnType<typeof storedOf>) => {
    expect(quizzes.map(({ title }) => title)).toEqual(['Edited', 'Edited']);
    expect(questions).toHaveLength(2);
  };

  it.each([2, 3, 4])(
    'by another person after %i transactions leaves the page that began it nothing to store',
    async (batches) => {
      const all = await cutAfter(batches);
      await finishAndEdit(all, all.rest);
      await run(all.copy);
      isAsEdited(storedOf(all));
      expect(all.copy.progress()).toEqual({ done: 7, total: 7 });
    },
  );

  /** Holds a commit of the page that copies, after so many, while someone else does this. */
  function whileHeld({ memory }: Given, commits: number, meanwhile: () => Promise<void>): void {
    const { transact } = memory;
    let seen = 0;
    memory.transact = (work) =>
      transact(async (transaction) => {
        const result = await work(transaction);
        seen += 1;
        if (seen === commits + 1) {
          memory.transact = transact;
          await meanwhile();
        }
        return result;
      });
  }

  it.each([2, 3, 4, 5])(
    'by another person, while commit %i of the first one is under way, leaves its page nothing to store',
    async (commits) => {
      const all = await given();
      whileHeld(all, commits, async () => {
        const [entry] = all.copy.entries();
        await finishAndEdit(all, await openCopy(all.gateway, all.copy.season, entry?.entryId ?? ''));
      });
      await run(all.copy);
      isAsEdited(storedOf(all));
      expect(all.copy.progress()).toEqual({ done: 7, total: 7 });
      expect(entriesOf(all)).toMatchObject([{ complete: true }]);
    },
  );

  it('by two people at once, of whom one is interrupted, stores the rest and what was edited stays', async () => {
    const all = await given();
    whileHeld(all, 2, async () => {
      const [entry] = all.copy.entries();
      const rest = await openCopy(all.gateway, all.copy.season, entry?.entryId ?? '');
      const controller = new AbortController();
      if (!rest) throw new Error('No plan is stored');
      expect(await run(rest, () => controller.abort(), controller.signal)).toBe('stopped');
      for (const [path, fields] of Object.entries(all.memory.documents()))
        if (path.includes(all.copy.season.id) && /\/quizzes\/[^/]+$/.test(path))
          all.memory.put(path, { ...fields, title: 'Edited' });
    });
    await run(all.copy);
    expect(storedOf(all).quizzes.map(({ title }) => title)).toEqual(['Edited', 'Edited']);
    expect(storedOf(all).questions).toHaveLength(3);
  });

  it('by a person who may not store it fails instead of trying for ever', async () => {
    const all = await given();
    const { copy, memory } = all;
    const { transact } = memory;
    whileHeld(all, 2, async () => {
      memory.transact = async () => {
        throw new DataError('denied', 'Another person runs the season');
      };
      throw new DataError('denied', 'Another person runs the season');
    });
    await expect(run(copy)).rejects.toMatchObject({ kind: 'denied' });
    memory.transact = transact;
    await run(copy);
    expect(copy.progress()).toEqual({ done: 7, total: 7 });
  });

  it('takes only what belongs to the season from a forged plan', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const all = await cutAfter(5);
    const [entry] = all.copy.entries();
    const forged = ['seasons/S1/quizzes/Q9', 'users/someone', `seasons/${all.copy.season.id}`].map(
      (planned) => ({
        planned,
        fields: { title: 'Forged' },
      }),
    );
    const path = `seasons/${all.copy.season.id}/history/${entry?.entryId ?? ''}/parts/forged`;
    all.memory.put(path, { changes: [...forged, 'nothing'], expires: new Date() });
    const rest = await openCopy(all.gateway, all.copy.season, entry?.entryId ?? '');
    if (!rest) throw new Error('No plan is stored');
    await run(rest);
    expect(JSON.stringify(all.memory.documents())).not.toContain('"title":"Forged"');
  });

  /** What someone has put among the parts of the entry. */
  const forge = ({ memory, copy }: Given, id: string, changes: StoredValue[]) => {
    const entry = copy.entries()[0]?.entryId ?? '';
    memory.put(`seasons/${copy.season.id}/history/${entry}/parts/${id}`, { changes, expires: new Date() });
  };
  /** All documents of the copy in the order of their batches; the id of the first one is that of its part. */
  const plannedIn = ({ memory }: Given) =>
    memory
      .history()
      .flatMap(({ changes }) => (Array.isArray(changes) ? changes : []))
      .flatMap((change) => {
        const { planned } = Object(change) as { planned?: unknown };
        return typeof planned === 'string' ? planned : [];
      });

  it.each(['on another device', 'in the page that began it'])(
    'steps over parts that have the ids of its own, %s',
    async (where) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      const all = await cutAfter(2);
      const ids = plannedIn(all).map((path) => path.slice(path.lastIndexOf('/') + 1));
      for (const id of [...ids, `${ids[0]}-2`]) forge(all, id, []);
      const rest = await openCopy(all.gateway, all.copy.season, all.copy.entries()[0]?.entryId ?? '');
      const copy = where === 'on another device' ? rest : all.copy;
      if (!copy) throw new Error('No plan is stored');
      await run(copy);
      expect(copy.progress()).toEqual({ done: 7, total: 7 });
      expect(storedOf(all)).toMatchObject({ quizzes: [{}, {}], questions: [{}, {}, {}] });
      expect(entriesOf(all)).toMatchObject([{ complete: true }]);
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('Another part has the id'));
    },
  );

  it('leaves out of a forged plan what the database would refuse, and what is planned twice', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const all = await cutAfter(2);
    const { id } = all.copy.season;
    const planned = plannedIn(all);
    const forged: [string, StoredFields][] = [
      [`seasons/${id}/quizzes/00`, quizFields({ title: '' })],
      [`seasons/${id}/quizzes/01`, { title: 'Nothing else' }],
      [`${planned[0]}/questions/00`, questionFields({ answer: 'None of them' })],
      [`season_leaderbaord_setting/${id}`, { type: 'nobody' }],
      [planned[0] ?? '', quizFields({ title: 'Forged' })],
    ];
    // Parts are listed by their ids.
    forge(
      all,
      'zz',
      forged.map(([path, fields]) => ({ planned: path, fields })),
    );
    const rest = await openCopy(all.gateway, all.copy.season, all.copy.entries()[0]?.entryId ?? '');
    if (!rest) throw new Error('No plan is stored');
    await run(rest);
    expect(rest.progress()).toEqual({ done: 7, total: 7 });
    const stored = storedOf(all);
    expect([stored.quizzes.length, stored.questions.length, stored.leaderboard]).toEqual([2, 3, undefined]);
    expect(JSON.stringify(stored)).not.toContain('Forged');
    for (const [path] of forged) expect(warn).toHaveBeenCalledWith(expect.stringContaining(path));
  });
});
