import fc from 'fast-check';
import { locations, type DataGateway, type EntryKey, type StoredFields } from '@console/shared/data';
import { createMemoryGateway } from '@console/shared/testing';
import { recordTransaction, undoEntry, type UndoChoices } from '..';

const quizPath = locations.quiz('S1', 'Q1');
const questionPath = (id: string) => locations.question('S1', 'Q1', id);
const ids = ['AAAAAAAAAAAidentity1', 'BBBBBBBBBBBidentity2', 'CCCCCCCCCCCidentity3'];
const quiz = { quiz_id: 'Q1', title: 'Week 9', duration: 10, description: '', status: 'Upcoming' };
const question = (id: string): StoredFields => ({
  question_id: id,
  question: 'Who?',
  answer: 'A',
  option_1: 'A',
  option_2: 'B',
});

type Field = { path: string; field: string };

/** Fields that do not depend on each other. */
const fields: readonly Field[] = [
  ...['title', 'duration', 'description'].map((field) => ({ path: quizPath, field })),
  ...ids.map((id) => ({ path: questionPath(id), field: 'question' })),
];

type Action =
  | { is: 'edit'; what: Field; value: number }
  | { is: 'delete'; id: string }
  | { is: 'undo'; which: number };

const actions: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      is: fc.constant('edit' as const),
      what: fc.constantFrom(...fields),
      value: fc.nat(3),
    }),
  },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('delete' as const), id: fc.constantFrom(...ids) }) },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('undo' as const), which: fc.nat(30) }) },
);

/** What an entry says of a field; `undefined` where the document did not exist. */
type Step = { path: string; field: string; from: unknown; to: unknown };

/** The same contest by a model: every field by itself, and what each entry did to it. */
function createModel(initial: Record<string, StoredFields>) {
  const state = new Map(Object.entries(initial).map(([path, doc]) => [path, { ...doc }]));
  const entries: Step[][] = [];
  return {
    state: () => Object.fromEntries(state),
    edit({ path, field }: Field, value: number): boolean {
      const document = state.get(path);
      if (!document || document[field] === value) return false;
      entries.push([{ path, field, from: document[field], to: value }]);
      document[field] = value;
      return true;
    },
    remove(path: string): boolean {
      const document = state.get(path);
      if (!document) return false;
      entries.push(Object.entries(document).map(([field, from]) => ({ path, field, from, to: undefined })));
      state.delete(path);
      return true;
    },
    /** Everybody keeps what others have stored since; returns whether anything changed. */
    undo(index: number): boolean {
      const steps = entries[index] ?? [];
      const [first] = steps;
      if (!first) return false;
      const document = state.get(first.path);
      const wasWhole = steps.some(({ to }) => to === undefined);
      const isReturn = wasWhole && !document;
      const isRemoval = steps.every(({ from }) => from === undefined);
      const done: Step[] = [];
      if (isRemoval) {
        if (!document || steps.some(({ field, to }) => document[field] !== to)) return false;
        state.delete(first.path);
        done.push(...steps.map((step) => ({ ...step, from: step.to, to: undefined })));
      } else if (isReturn) {
        state.set(first.path, Object.fromEntries(steps.map(({ field, from }) => [field, from as string])));
        done.push(...steps.map((step) => ({ ...step, from: undefined, to: step.from })));
      } else if (!wasWhole && document)
        for (const { path, field, from, to } of steps)
          if (document[field] === to && from !== to) {
            document[field] = from as string;
            done.push({ path, field, from: to, to: from });
          }
      if (done.length > 0) entries.push(done);
      return done.length > 0;
    },
    count: () => entries.length,
  };
}

/** The console: two people's pages on one database, which store and undo as the screens do. */
function createConsole(initial: Record<string, StoredFields>) {
  const memory = createMemoryGateway(initial);
  const entries: EntryKey[] = [];
  const pages = ['Esther', 'Daniel'].map((name): DataGateway => ({
    ...memory,
    transact: (work, action) =>
      recordTransaction(
        memory.transact,
        { author: { uid: name, email: `${name}@example.org`, name }, work, action },
        (entry) => entries.push(entry),
      ),
  }));
  return { memory, pages, entries };
}

/** Undoes and, asked, keeps what others have stored since. */
async function undoKeepingTheirs(gateway: DataGateway, entry: EntryKey): Promise<void> {
  const outcome = await undoEntry(gateway, entry);
  if (outcome.kind !== 'conflict') return;
  const choices: UndoChoices = Object.fromEntries(
    outcome.conflicts.map((shown) => [shown.key, { side: 'theirs', shown }]),
  );
  await undoEntry(gateway, entry, { choices });
}

const initial = () => ({
  [quizPath]: quiz,
  ...Object.fromEntries(ids.map((id) => [questionPath(id), question(id)])),
});

async function act(page: DataGateway, action: Action, entries: readonly EntryKey[]): Promise<void> {
  if (action.is === 'undo') {
    const entry = entries[action.which];
    if (entry) await undoKeepingTheirs(page, entry);
    return;
  }
  await page.transact(async (transaction) => {
    const path = action.is === 'edit' ? action.what.path : questionPath(action.id);
    const document = await transaction.get(path);
    if (!document) return;
    if (action.is === 'delete') return transaction.remove(path);
    const { field } = action.what;
    if (document.fields[field] !== action.value) await transaction.merge(path, { [field]: action.value });
  });
}

describe('random actions of two people, with undos in any order', () => {
  it('lead to the state of the model: nobody’s later change is lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(actions, fc.nat(1)), { maxLength: 25 }), async (steps) => {
        const model = createModel(initial());
        const { memory, pages, entries } = createConsole(initial());
        for (const [action, person] of steps) {
          const page = pages[person];
          if (!page) continue;
          if (action.is === 'edit') model.edit(action.what, action.value);
          else if (action.is === 'delete') model.remove(questionPath(action.id));
          else if (action.which < model.count()) model.undo(action.which);
          await act(page, action, entries);
          expect(memory.documents()).toEqual(model.state());
          expect(entries).toHaveLength(model.count());
        }
      }),
      { numRuns: 300 },
    );
  });

  it('are all taken back, the latest first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(actions, fc.nat(1)), { maxLength: 15 }), async (steps) => {
        const { memory, pages, entries } = createConsole(initial());
        for (const [action, person] of steps) await act(pages[person] ?? memory, action, entries);
        for (const entry of [...entries].reverse()) await undoEntry(pages[0] ?? memory, entry);
        expect(memory.documents()).toEqual(initial());
      }),
      { numRuns: 100 },
    );
  });
});
