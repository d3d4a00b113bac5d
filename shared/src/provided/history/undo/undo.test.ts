import {
  DataError,
  locations,
  type DataGateway,
  type EntryKey,
  type RecordedAction,
  type StoredFields,
} from '@console/shared/data';
import { quizSubject } from '@console/shared/model';
import { createMemoryGateway } from '@console/shared/testing';
import { inOneEntry, recordTransaction, undoEntry, type UndoChoices, type UndoOutcome } from '..';
import type { UndoSide } from './plan-undo';
import type { UndoProgress } from './undo-outcome';

const author = { uid: 'u1', email: 'host@example.org', name: 'Esther Rani' };
const quizPath = locations.quiz('S1', 'Q1');
const questionAt = (id: string) => locations.question('S1', 'Q1', id);
const questionPath = questionAt('AAAAAAAAAAAidentity1');
const quiz = { quiz_id: 'Q1', title: 'Week 9', duration: 10, status: 'Upcoming' };
const options = { option_1: 'A', option_2: 'B', option_3: 'C', option_4: 'D', answer: 'A' };
const question = { question_id: 'AAAAAAAAAAAidentity1', question: 'Who?', ...options, quiz_id: 'Q1' };

/** A gateway that records, and the latest entry about each document. */
function given() {
  const memory = createMemoryGateway({ [quizPath]: quiz, [questionPath]: question });
  const latest = new Map<string, EntryKey>();
  const gateway: DataGateway = {
    ...memory,
    transact: (work, action) =>
      recordTransaction(memory.transact, { author, work, action }, (entry, paths) =>
        paths.forEach((path) => latest.set(path, entry)),
      ),
  };
  /** Undoes the latest action on a document. */
  const undo = (path: string, choices?: UndoChoices): Promise<UndoOutcome> => {
    const entry = latest.get(path);
    if (!entry) throw new Error(`Nothing is recorded of ${path}`);
    return undoEntry(gateway, entry, { choices });
  };
  return { memory, gateway, undo };
}

const change = (gateway: DataGateway, path: string, fields: StoredFields) =>
  gateway.transact((transaction) => transaction.merge(path, fields));

/** The same choice for all that was shown. */
const chooseAll = (side: UndoSide, outcome: UndoOutcome): UndoChoices =>
  Object.fromEntries(
    outcome.kind === 'conflict' ? outcome.conflicts.map((shown) => [shown.key, { side, shown }]) : [],
  );

describe('undoing a change', () => {
  it('restores the values, and can itself be undone', async () => {
    const { gateway, memory, undo } = given();
    await change(gateway, quizPath, { title: 'Week 10', duration: 5 });
    expect(await undo(quizPath)).toMatchObject({ kind: 'undone', documents: 1 });
    expect(memory.documents()[quizPath]).toEqual(quiz);
    await undo(quizPath);
    expect(memory.documents()[quizPath]).toEqual({ ...quiz, title: 'Week 10', duration: 5 });
  });

  it('leaves alone what others have changed since in other fields', async () => {
    const { gateway, memory, undo } = given();
    await change(gateway, quizPath, { title: 'Week 10' });
    memory.put(quizPath, { ...quiz, title: 'Week 10', duration: 30 });
    await undo(quizPath);
    expect(memory.documents()[quizPath]).toEqual({ ...quiz, duration: 30 });
  });

  it('writes nothing where others have changed the same field, until it is decided', async () => {
    const { gateway, memory, undo } = given();
    await change(gateway, quizPath, { title: 'Week 10', duration: 5 });
    const theirs = { ...quiz, title: 'Finale', duration: 5 };
    memory.put(quizPath, theirs);
    const asked = await undo(quizPath);
    expect(asked).toMatchObject({
      kind: 'conflict',
      conflicts: [{ fields: ['title'], theirs: { title: 'Finale' }, mine: { title: 'Week 9' } }],
    });
    expect(memory.documents()[quizPath]).toEqual(theirs);
    await undo(quizPath, chooseAll('theirs', asked));
    expect(memory.documents()[quizPath]).toEqual({ ...quiz, title: 'Finale' });
  });

  it('takes a choice for what was shown only, whatever else was changed after that', async () => {
    const { gateway, memory, undo } = given();
    await change(gateway, quizPath, { title: 'Week 10' });
    memory.put(quizPath, { ...quiz, title: 'Finale' });
    const asked = await undo(quizPath);
    memory.put(quizPath, { ...quiz, title: 'Grand finale' });
    expect(await undo(quizPath, chooseAll('mine', asked))).toMatchObject({
      kind: 'conflict',
      conflicts: [{ theirs: { title: 'Grand finale' } }],
    });
    memory.put(quizPath, { ...quiz, title: 'Finale', duration: 30 });
    expect(await undo(quizPath, chooseAll('mine', asked))).toMatchObject({ kind: 'undone' });
    expect(memory.documents()[quizPath]).toEqual({ ...quiz, duration: 30 });
  });

  it.each([
    ['created', undefined, question],
    ['deleted', question, undefined],
  ])('asks again about a question that was %s and is edited after the choice', async (_, before, after) => {
    const { gateway, memory, undo } = given();
    if (!before) memory.drop(questionPath);
    await gateway.transact((transaction) =>
      after ? transaction.create(questionPath, after) : transaction.remove(questionPath),
    );
    memory.put(questionPath, { ...question, question: 'First edit?' });
    const asked = await undo(questionPath);
    const newer = { ...question, question: 'Second edit?', hint: 'An hour of work' };
    memory.put(questionPath, newer);
    const again = await undo(questionPath, chooseAll('mine', asked));
    expect(again).toMatchObject({ kind: 'conflict', conflicts: [{ theirs: newer }] });
    expect(memory.documents()[questionPath]).toEqual(newer);
    await undo(questionPath, chooseAll('mine', again));
    expect(memory.documents()[questionPath]).toEqual(before);
  });

  it('leaves what was deleted since, and undoes the rest', async () => {
    const { gateway, memory, undo } = given();
    const otherPath = locations.quiz('S1', 'Q2');
    memory.put(otherPath, quiz);
    await gateway.transact(async (transaction) => {
      for (const path of [quizPath, otherPath]) {
        await transaction.get(path);
        await transaction.merge(path, { status: 'Ongoing' });
      }
    });
    memory.drop(otherPath);
    expect(await undo(quizPath)).toMatchObject({ kind: 'undone', documents: 1 });
    expect(memory.documents()[quizPath]).toEqual(quiz);
    expect(memory.documents()).not.toHaveProperty([otherPath]);
  });

  it('treats the options and the answer of a question as one', async () => {
    const { gateway, memory, undo } = given();
    await change(gateway, questionPath, { option_2: 'Z' });
    memory.put(questionPath, { ...question, option_2: 'Z', answer: 'Z' });
    expect(await undo(questionPath)).toMatchObject({ kind: 'conflict' });
  });

  it('removes fields that the action has added', async () => {
    const { gateway, memory, undo } = given();
    await change(gateway, quizPath, { description: 'New' });
    await undo(quizPath);
    expect(memory.documents()[quizPath]).toEqual(quiz);
  });

  it('brings a deleted question back with a pointer to its entry, for the rules', async () => {
    const { gateway, memory, undo } = given();
    await gateway.transact((transaction) => transaction.remove(questionPath));
    const [deletion] = await gateway.list({ collection: 'seasons/S1/history' });
    await undo(questionPath);
    expect(memory.documents()[questionPath]).toEqual(question);
    const questionId = questionPath.slice(questionPath.lastIndexOf('/') + 1);
    expect((await gateway.get(`seasons/S1/history/${questionId}`))?.fields).toMatchObject({
      returns: deletion?.id,
    });
  });

  it('is refused where the document was too large to be recorded', async () => {
    const { gateway, memory, undo } = given();
    memory.put(questionPath, { ...question, question: 'x'.repeat(1_045_000) });
    await gateway.transact((transaction) => transaction.remove(questionPath));
    expect(memory.documents()[questionPath]).toBeUndefined();
    expect(await undo(questionPath)).toEqual({ kind: 'refused', reason: 'final' });
  });

  it('writes nothing where all is as before already', async () => {
    const { gateway, memory, undo } = given();
    await change(gateway, quizPath, { title: 'Week 10' });
    memory.put(quizPath, quiz);
    expect(await undo(quizPath)).toMatchObject({ kind: 'undone', documents: 0 });
    expect(memory.history()).toHaveLength(1);
  });
});

describe('undoing what happened to a question', () => {
  it('brings a deleted question back exactly', async () => {
    const { gateway, memory, undo } = given();
    await gateway.transact((transaction) => transaction.remove(questionPath));
    await undo(questionPath);
    expect(memory.documents()[questionPath]).toEqual(question);
  });

  it('deletes an added question, but not one that others have changed since', async () => {
    const { gateway, memory, undo } = given();
    const added = questionAt('BBBBBBBBBBBidentity2');
    await gateway.transact((transaction) => transaction.create(added, question));
    memory.put(added, { ...question, question: 'Whom?' });
    expect(await undo(added)).toMatchObject({ kind: 'conflict', conflicts: [{ fields: [] }] });
    memory.put(added, question);
    await undo(added);
    expect(memory.documents()[added]).toBeUndefined();
  });

  it('moves it back with what others have changed since', async () => {
    const { gateway, memory, undo } = given();
    const moved = questionAt('CCCCCCCCCCCidentity1');
    await gateway.transact(
      async (transaction) => {
        await transaction.create(moved, { ...question, question_id: 'CCCCCCCCCCCidentity1' });
        await transaction.remove(questionPath);
      },
      { kind: 'questions_moved' },
    );
    memory.put(moved, { ...question, question_id: 'CCCCCCCCCCCidentity1', question: 'Whom?' });
    expect(await undo(moved)).toMatchObject({ kind: 'undone', documents: 1 });
    expect(memory.documents()).toEqual({
      [quizPath]: quiz,
      [questionPath]: { ...question, question: 'Whom?' },
    });
  });

  it('finds a question that was moved since', async () => {
    const { gateway, memory, undo } = given();
    await change(gateway, questionPath, { question: 'Whom?' });
    const moved = questionAt('DDDDDDDDDDDidentity1');
    memory.drop(questionPath);
    memory.put(moved, { ...question, question_id: 'DDDDDDDDDDDidentity1', question: 'Whom?' });
    await undo(questionPath);
    expect(memory.documents()[moved]).toMatchObject({ question: 'Who?' });
  });

  it('is refused once its quiz has begun', async () => {
    const { gateway, memory, undo } = given();
    await change(gateway, questionPath, { question: 'Whom?' });
    memory.put(quizPath, { ...quiz, status: 'Ongoing' });
    expect(await undo(questionPath)).toEqual({ kind: 'refused', reason: 'begun' });
  });
});

describe('undoing an action of several transactions', () => {
  const second = locations.quiz('S1', 'Q2');

  /** Sets two quizzes to Ongoing as one action, whose entry is completed if it is done. */
  async function begunTwo(isDone = true) {
    const page = given();
    page.memory.put(second, { ...quiz, quiz_id: 'Q2' });
    const about = [quizSubject('Q1'), quizSubject('Q2')];
    const action = { seasonId: 'S1', kind: 'quizzes_changed', about };
    const begin = async (part: RecordedAction) => {
      for (const path of [quizPath, second])
        await page.gateway.transact((transaction) => transaction.merge(path, { status: 'Ongoing' }), part);
    };
    const { entry } = await inOneEntry(page.gateway, action, begin, { isDone: () => isDone });
    return { ...page, entry };
  }

  const statusesOf = (documents: Record<string, StoredFields>) =>
    [quizPath, second].map((path) => documents[path]?.status);

  it('takes all of it back', async () => {
    const { gateway, memory, entry } = await begunTwo();
    expect(await undoEntry(gateway, entry)).toMatchObject({ kind: 'undone', documents: 2 });
    expect(statusesOf(memory.documents())).toEqual(['Upcoming', 'Upcoming']);
  });

  it('ends one that was interrupted before anything is undone', async () => {
    const cut = await begunTwo(false);
    const isComplete = () => cut.memory.history()[0]?.complete;
    const { transact } = cut.gateway;
    // Nothing but the undo itself is recorded as an action.
    cut.gateway.transact = (run, action) =>
      action ? transact(run, action) : Promise.reject(new DataError('unavailable', 'away'));
    await expect(undoEntry(cut.gateway, cut.entry)).rejects.toMatchObject({ kind: 'unavailable' });
    expect([isComplete(), ...statusesOf(cut.memory.documents())]).toEqual([false, 'Ongoing', 'Ongoing']);
    cut.gateway.transact = transact;
    await undoEntry(cut.gateway, cut.entry);
    expect([isComplete(), ...statusesOf(cut.memory.documents())]).toEqual([true, 'Upcoming', 'Upcoming']);
  });

  it('can itself be undone', async () => {
    const { gateway, memory, entry } = await begunTwo();
    const outcome = await undoEntry(gateway, entry);
    if (outcome.kind === 'undone') await undoEntry(gateway, outcome.entry);
    expect(statusesOf(memory.documents())).toEqual(['Ongoing', 'Ongoing']);
  });

  it('says that all was deleted since, and records nothing', async () => {
    const { gateway, memory, entry } = await begunTwo();
    memory.drop(second);
    memory.drop(quizPath);
    expect(await undoEntry(gateway, entry)).toEqual({ kind: 'refused', reason: 'gone' });
    expect(memory.history().filter(({ kind }) => kind === 'undone')).toEqual([]);
  });

  it('asks before anything is written where others have changed something since', async () => {
    const { gateway, memory, entry } = await begunTwo();
    memory.put(second, { ...quiz, quiz_id: 'Q2', status: 'Finished' });
    const asked = await undoEntry(gateway, entry);
    expect(asked).toMatchObject({ kind: 'conflict' });
    expect(statusesOf(memory.documents())).toEqual(['Ongoing', 'Finished']);
    await undoEntry(gateway, entry, { choices: chooseAll('theirs', asked) });
    expect(statusesOf(memory.documents())).toEqual(['Upcoming', 'Finished']);
  });

  it('says how far it came where others change something after its first portion, and stays open', async () => {
    const { gateway, memory } = given();
    const paths = Array.from({ length: 150 }, (_, index) => locations.quiz('S1', `Q${index + 1}`));
    for (const path of paths) memory.put(path, quiz);
    const action = { seasonId: 'S1', kind: 'quizzes_changed', about: [] };
    const { entry } = await inOneEntry(gateway, action, async (part) => {
      for (const path of paths)
        await gateway.transact((transaction) => transaction.merge(path, { status: 'Ongoing' }), part);
    });
    const isOngoing = (path: string) => memory.documents()[path]?.status === 'Ongoing';
    const reported: UndoProgress[] = [];
    const changeAnother = (progress: UndoProgress) => {
      reported.push(progress);
      if (progress.done === 0) return;
      memory.put(paths.find(isOngoing) ?? '', { ...quiz, status: 'Finished' });
    };
    const asked = await undoEntry(gateway, entry, { onProgress: changeAnother });
    expect(asked).toMatchObject({ kind: 'conflict' });
    const undone = { seasonId: 'S1', entryId: expect.any(String) as string };
    expect(reported).toEqual([
      { done: 0, total: 150, entries: [] },
      { done: 100, total: 150, entries: [undone] },
    ]);
    expect(memory.history().find(({ undoes }) => undoes === entry.entryId)).toMatchObject({
      complete: false,
    });
    expect(await undoEntry(gateway, entry, { choices: chooseAll('theirs', asked) })).toMatchObject({
      kind: 'undone',
      documents: 49,
    });
    expect(new Set(paths.map((path) => memory.documents()[path]?.status))).toEqual(
      new Set(['Upcoming', 'Finished']),
    );
  });
});

describe('changes that not all staff may make', () => {
  const seasonPath = locations.season('S1');
  const takesOver = {
    path: seasonPath,
    title: '',
    quiz_title: '',
    before: { host_email: 'forger@example.org' },
    after: { host_email: 'host@example.org' },
  };
  const harmless = { ...takesOver, path: quizPath, before: { title: 'Week 8' }, after: { title: 'Week 9' } };
  const entry = { ...author, kind: 'x', undoes: null, audience: 'staff' };
  const key = { seasonId: 'S1', entryId: 'E1' };

  /** Undoes an entry that somebody has stored without the console; the rules have not compared its changes. */
  async function undoForged(fields: StoredFields, part: StoredFields = {}) {
    const { memory, gateway } = given();
    memory.put(seasonPath, { host_email: 'host@example.org' });
    memory.put(locations.historyEntry('S1', 'E1'), { ...entry, ...fields });
    memory.put(locations.historyPart('S1', 'E1', 'P1'), part);
    const outcome = await undoEntry(gateway, key);
    return { outcome, documents: memory.documents() };
  }

  it.each([
    ['in a list', { parts: false, complete: true, changes: [takesOver, harmless] }, {}],
    [
      'in a list of one that has a malformed other',
      { parts: false, changes: [takesOver, harmless, 'x'] },
      {},
    ],
    ['in a part', { parts: true, complete: true, changes: [] }, { changes: [takesOver, harmless] }],
    ['in a part of one', { parts: true, complete: true, changes: [harmless] }, { changes: [takesOver] }],
  ])('count only in an entry of one document: not %s', async (_title, fields, part) => {
    const { outcome, documents } = await undoForged(fields, part);
    expect(outcome).toMatchObject({ kind: 'undone', documents: 1 });
    expect(documents[seasonPath]).toEqual({ host_email: 'host@example.org' });
    expect(documents[quizPath]).toMatchObject({ title: 'Week 8' });
  });

  it('count in an entry of one document, which the rules compare', async () => {
    const { documents } = await undoForged({ parts: false, complete: true, changes: [takesOver] });
    expect(documents[seasonPath]).toEqual({ host_email: 'forger@example.org' });
  });
});
