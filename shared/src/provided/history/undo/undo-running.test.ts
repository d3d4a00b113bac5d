import { locations, type DataGateway, type EntryKey, type StoredFields } from '@console/shared/data';
import { storeSession } from '@console/shared/session';
import { admin, createMemoryGateway, refuseLateParts } from '@console/shared/testing';
import { inOneEntry, recordTransaction, undoEntry } from '..';

const quizPath = locations.quiz('S1', 'Q1');
const questionAt = (index: number) => locations.question('S1', 'Q1', `N${1000 + index}`);
const questionOf = (index: number): StoredFields => ({ question: `Who ${index}?`, answer: 'Ruth' });
const of = (count: number) => Array.from({ length: count }, (_, index) => index);
const seriesPath = (index: number) => locations.quiz('S1', `W${1000 + index}`);

function given() {
  storeSession(admin());
  const memory = createMemoryGateway({ [quizPath]: { quiz_id: 'Q1', title: 'Week 9', status: 'Upcoming' } });
  refuseLateParts(memory);
  const author = admin().person;
  const gateway: DataGateway = {
    ...memory,
    transact: (work, action) =>
      recordTransaction(
        (...args) => memory.transact(...args),
        { author, work, action },
        () => undefined,
      ),
  };
  const questions = () => Object.keys(memory.documents()).filter((path) => path.includes('/questions/'));
  const entryOf = (id: string) => memory.get(locations.historyEntry('S1', id));
  return { memory, gateway, questions, entryOf };
}

type Page = ReturnType<typeof given>;

/** Stores documents ten at a time, as one action; `meanwhile` runs before the ten that begin at its number. */
function store(
  { gateway }: Page,
  documents: readonly (readonly [string, StoredFields])[],
  meanwhile: { at: number; run: (entry: EntryKey) => Promise<unknown> } = {
    at: -1,
    run: async () => undefined,
  },
) {
  const key = { seasonId: 'S1', entryId: 'Large' };
  return inOneEntry(gateway, { ...key, kind: 'questions_imported', about: [] }, async (part) => {
    for (let next = 0; next < documents.length; next += 10) {
      if (next === meanwhile.at) await meanwhile.run(key);
      await gateway.transact(async (transaction) => {
        for (const [path, fields] of documents.slice(next, next + 10)) await transaction.create(path, fields);
      }, part);
    }
  });
}

const questionsOf = (count: number) =>
  of(count).map((index) => [questionAt(index), questionOf(index)] as const);
const seriesOf = (count: number) =>
  of(count).map((index) => [seriesPath(index), { title: `${index}` }] as const);

describe('undoing an action that is still running', () => {
  it('ends it and takes all of it back, also what was stored while it was looked at', async () => {
    const page = given();
    let listed = 0;
    const late: DataGateway = {
      ...page.gateway,
      // Ten more arrive each time that the parts are read, until the action is ended.
      async list(query) {
        const found = await page.gateway.list(query);
        if (query.collection.endsWith('/parts') && (await page.entryOf('Large'))?.fields.complete !== true) {
          listed += 1;
          const some = questionsOf(100).slice(50 + 10 * listed, 60 + 10 * listed);
          await page.gateway.transact(
            async (transaction) => {
              for (const [path, fields] of some) await transaction.create(path, fields);
            },
            { entry: { seasonId: 'S1', entryId: 'Large', is: 'part' } },
          );
        }
        return found;
      },
    };
    const storing = store(page, questionsOf(60), { at: 50, run: (key) => undoEntry(late, key) });
    await expect(storing).rejects.toMatchObject({ kind: 'ended' });
    expect(listed).toBe(1);
    expect(page.questions()).toEqual([]);
  });

  it('does not end it where something must be decided before, and nothing is undone', async () => {
    const page = given();
    const { entry } = await store(page, questionsOf(30), {
      at: 20,
      async run(key) {
        page.memory.put(questionAt(3), { question: 'Theirs' });
        expect(await undoEntry(page.gateway, key)).toMatchObject({ kind: 'conflict' });
        expect((await page.entryOf('Large'))?.fields.complete).toBe(false);
      },
    });
    expect((await page.entryOf(entry.entryId))?.fields.complete).toBe(true);
    expect(page.questions()).toHaveLength(30);
  });

  it('does not end it where the undo is refused, and has no entry then', async () => {
    const page = given();
    await store(page, questionsOf(30), {
      at: 20,
      async run(key) {
        const quiz = page.memory.documents()[quizPath];
        page.memory.put(quizPath, { ...quiz, status: 'Ongoing' });
        expect(await undoEntry(page.gateway, key)).toEqual({ kind: 'refused', reason: 'begun' });
      },
    });
    expect(page.questions()).toHaveLength(30);
    expect(page.memory.history().filter(({ kind }) => kind === 'undone')).toEqual([]);
  });

  it('does not end a series of quizzes of which one was filled', async () => {
    const page = given();
    await store(page, seriesOf(25), {
      at: 10,
      async run(key) {
        page.memory.put(`${seriesPath(2)}/results/R1`, { score: 3 });
        expect(await undoEntry(page.gateway, key)).toEqual({ kind: 'refused', reason: 'series-used' });
      },
    });
    expect(Object.keys(page.memory.documents())).toEqual(
      expect.arrayContaining(of(25).map((index) => seriesPath(index))),
    );
  });
});

describe('the redo of an undo that has several entries', () => {
  const failAfter = (gateway: DataGateway, count: number): DataGateway => {
    let left = count;
    return {
      ...gateway,
      transact: (work, action) =>
        (left -= 1) < 0 ? Promise.reject(new Error('No connection')) : gateway.transact(work, action),
    };
  };

  it.each([
    ['questions', questionsOf(250), 2],
    ['quizzes', seriesOf(25), 6],
  ])('brings all %s back where it was interrupted and went on later', async (_what, documents, commits) => {
    const page = given();
    const { entry } = await store(page, documents);
    const before = page.memory.documents();
    await expect(undoEntry(failAfter(page.gateway, commits), entry)).rejects.toThrow('No connection');
    const outcome = await undoEntry(page.gateway, entry);
    if (outcome.kind !== 'undone') throw new Error(outcome.kind);
    expect(outcome.entries).toHaveLength(2);
    for (const undo of outcome.entries ?? []) await undoEntry(page.gateway, undo);
    expect(page.memory.documents()).toEqual(before);
  });

  it('takes back no undo that was taken back before, and none that says something else', async () => {
    const page = given();
    const { entry } = await store(page, questionsOf(20));
    const first = await undoEntry(page.gateway, entry);
    if (first.kind === 'undone') await undoEntry(page.gateway, first.entry);
    page.memory.put(locations.historyEntry('S1', 'Forged'), {
      ...{
        kind: 'undone',
        parts: true,
        complete: true,
        changes: [],
        undoes: entry.entryId,
        audience: 'staff',
      },
    });
    page.memory.put(locations.historyPart('S1', 'Forged', 'P1'), {
      changes: [
        {
          path: quizPath,
          title: '',
          quiz_title: '',
          before: { title: 'Forged' },
          after: { title: 'Week 9' },
        },
      ],
    });
    const outcome = await undoEntry(page.gateway, entry);
    expect(outcome).toMatchObject({ kind: 'undone', documents: 20 });
    expect(outcome).not.toHaveProperty('entries');
  });
});
