import {
  DataError,
  recordInHistory,
  seasonFromDocument,
  type DataGateway,
  type StoredFields,
} from '@console/shared/data';
import { undoEntry, type UndoOptions } from '@console/shared/history';
import { storeSession } from '@console/shared/session';
import {
  admin,
  createMemoryGateway,
  host,
  manager,
  questionFields,
  quizFields,
  seasonFields,
} from '@console/shared/testing';

import { readSource } from './source';
import { CopyStopped, createCopy, openCopy, type SeasonCopy } from './store-copy';

const questionPath = (id: string, quiz = 'Q1') => `seasons/S1/quizzes/${quiz}/questions/${id}`;

const documents = {
  'seasons/S1': seasonFields({ host_email: 'manager@example.org' }),
  'seasons/S1/quizzes/Q1': quizFields(),
  'seasons/S1/quizzes/Q2': quizFields({
    quiz_id: 'Q2',
    title: 'The Parables',
    status: 'Finished',
    note: 'other',
  }),
  [questionPath('a')]: questionFields({ question_id: 'a', question: 'First?' }),
  [questionPath('b')]: questionFields({ question_id: 'b', question: 'Second?', note: 'of another client' }),
  [questionPath('c')]: questionFields({ question_id: 'c', answer: 'none of them' }),
  [questionPath('d', 'Q2')]: questionFields({ question_id: 'd', quiz_id: 'Q2' }),
  'seasons/S1/quizzes/Q2/results/R1': { score: 9 },
  'season_top_notification/S1': { season_id: 'S1', type: 'Note', title: 'Welcome', status: 'active' },
  'season_leaderbaord_setting/S1': { season_id: 'S1', appearance: 'type-1', type: 'nobody' },
};

type Given = { gateway: DataGateway; memory: ReturnType<typeof createMemoryGateway>; copy: SeasonCopy };

async function given(session = manager(), ads?: StoredFields): Promise<Given> {
  storeSession(session);
  const memory = createMemoryGateway(documents);
  const gateway = recordInHistory(memory, () => session.person);
  const source = await readSource(gateway, 'S1', false);
  const stored = await gateway.get('seasons/S1');
  if (!stored) throw new Error('There is no season');
  const { notification } = source.settings;
  const copy = createCopy(gateway, {
    season: seasonFromDocument(stored),
    quizzes: source.quizzes.map((quiz) => ({ quiz, questions: source.questions.get(quiz.id)?.whole ?? [] })),
    settings: { ...(typeof notification === 'object' && { notification }), ...(ads && { ads }) },
  });
  return { gateway, memory, copy };
}

const run = (
  copy: SeasonCopy,
  onProgress: () => void = () => undefined,
  signal = new AbortController().signal,
) => copy.run({ signal, onProgress });

/** What is stored below and about the new season, by collection. */
function storedOf({ memory, copy: { season } }: Given) {
  const below = Object.entries(memory.documents()).filter(([path]) => path.includes(season.id));
  const of = (form: RegExp) => below.filter(([path]) => form.test(path)).map(([, fields]) => fields);
  return {
    season: of(/^seasons\/[^/]+$/)[0],
    // Their ids are random.
    quizzes: of(/\/quizzes\/[^/]+$/).sort((a, b) =>
      JSON.stringify(a.title) < JSON.stringify(b.title) ? -1 : 1,
    ),
    questions: below
      .filter(([path]) => /\/questions\/[^/]+$/.test(path))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, fields]) => fields),
    results: of(/\/results\//),
    notification: of(/^season_top_notification/)[0],
    leaderboard: of(/^season_leaderbaord/)[0],
  };
}

const entriesOf = ({ memory }: Given) => memory.history().filter((fields) => 'kind' in fields);

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

  it('stops after a batch when the person cancels, stays not finished, and goes on', async () => {
    const all = await given();
    const controller = new AbortController();
    await expect(run(all.copy, () => controller.abort(), controller.signal)).rejects.toThrow(CopyStopped);
    expect(entriesOf(all)).toMatchObject([{ complete: false }]);
    expect(storedOf(all).quizzes).toEqual([]);
    await run(all.copy);
    expect(entriesOf(all)).toMatchObject([{ complete: true }]);
    expect(storedOf(all).questions).toHaveLength(3);
  });
});

describe('finishing a copy that was cut short, on another device', () => {
  /** Stores so many batches of a copy. */
  async function cutAfter(batches: number): Promise<Given & { rest: SeasonCopy | undefined }> {
    const all = await given();
    const controller = new AbortController();
    let stored = 0;
    const stop = () => {
      stored += 1;
      if (stored === batches) controller.abort();
    };
    await expect(run(all.copy, stop, controller.signal)).rejects.toThrow(CopyStopped);
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

  /** Holds a commit of the page that copies, after so many, while somebody else does this. */
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

  it('by two people at once, of whom one is cut short, stores the rest and what was edited stays', async () => {
    const all = await given();
    whileHeld(all, 2, async () => {
      const [entry] = all.copy.entries();
      const rest = await openCopy(all.gateway, all.copy.season, entry?.entryId ?? '');
      const controller = new AbortController();
      if (!rest) throw new Error('No plan is stored');
      await expect(run(rest, () => controller.abort(), controller.signal)).rejects.toThrow(CopyStopped);
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
    const all = await cutAfter(5);
    const [entry] = all.copy.entries();
    const forged = ['seasons/S1/quizzes/Q9', 'users/somebody', `seasons/${all.copy.season.id}`].map(
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
});

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

  it('takes back what was stored of a copy that was cut short', async () => {
    const all = await given();
    let batches = 0;
    const controller = new AbortController();
    const stopAfterQuestions = () => {
      batches += 1;
      if (batches === 5) controller.abort();
    };
    await expect(run(all.copy, stopAfterQuestions, controller.signal)).rejects.toThrow(CopyStopped);
    expect(storedOf(all).questions.length).toBeGreaterThan(0);
    await undo(all);
    expect(storedOf(all)).toMatchObject({ quizzes: [], questions: [] });
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
});
