import { hasValidForm } from '../../shared/src/provided/history/deletion/valid-form';
import { change, commit, set } from '../contest/attempts';
import { at } from '../contest/contest';
import {
  deletionEntry,
  deletionOf,
  entryId,
  entryPath,
  keptMarker,
  keptPart,
  partPath,
  type Kept,
} from '../contest/deletions';
import { changeOf, historyEntry, inDays, question, quiz, start } from '../contest/documents';
import { staff, useContest, type Attempt, type Decision } from '../contest/use-contest';
import { fieldsOf } from '../protocol/values';
import * as writes from '../protocol/writes';

const contest = useContest();
const lost = 'seasons/own/quizzes/lost';
const lostQuiz = quiz('lost', { status: 'Finished' });
const colleague = { uid: 'colleague', email: 'colleague@example.org' };
const q2 = question('q2', 'lost');

/** A deleted quiz, with a part that keeps this. */
const deleted = (kept: Kept, marker: object = {}, entry: object = {}) => [
  writes.set(entryPath(), {
    ...deletionEntry(colleague, { quizId: 'lost', quiz: lostQuiz }),
    time: start,
    ...entry,
  }),
  writes.set(partPath(), keptPart('lost', kept)),
  writes.set(at.marker('lost'), keptMarker('lost', 'colleague', { started: start, ...marker })),
];
const restoring = { restoring: true };
const comesBack = (below: string, fields: object) => set(`${lost}/${below}`, { ...fields });
const isBack = commit(writes.set(lost, lostQuiz), writes.remove(at.marker('lost')));

/** Whether the console lets a part keep this document with others. */
const isKeptWithOthers = (kind: 'questions' | 'results', id: string, fields: object) =>
  hasValidForm({ kind, id, path: `${lost}/${kind}/${id}`, fields: { ...fields } });

describe('what comes back with others has the form of any other write: not', () => {
  it.each<[string, object]>([
    ['a text that is too long', { question: 'X'.repeat(2001) }],
    ['a number instead of a text', { option_2: 7 }],
    ['a list instead of a text', { option_3: ['Abraham'] }],
    ['a further field', { likes: 1 }],
    ['a missing option', { option_4: undefined }],
    ['an answer that is no option', { answer: 'Eve' }],
    ['the id of another question', { question_id: 'q2' }],
    ['the id of another quiz', { quiz_id: 'upcoming' }],
  ])('a question with %s', async (_title, more) => {
    const q1 = question('q1', 'lost', more);
    await contest.given(...deleted({ questions: { q1, q2 } }, restoring));
    await contest.refuses(comesBack('questions/q1', q1));
    await contest.allows('host', comesBack('questions/q2', q2));
    expect(isKeptWithOthers('questions', 'q1', q1)).toBe(false);
    expect(isKeptWithOthers('questions', 'q2', q2)).toBe(true);
  });

  it.each<[string, object]>([
    ['a score that is a text', { score: '10' }],
    ['a time that is a map', { score: 3, time_taken: {} }],
    ['a name that is a number', { name: 7 }],
    ['a name that is too long', { name: 'X'.repeat(501) }],
    ['a uid that is a list', { uid: [] }],
    ['501 fields', Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`f${index}`, 0]))],
  ])('a result with %s', async (_title, result) => {
    await contest.given(...deleted({ questions: { q2 }, results: { late: { ...result } } }, restoring));
    await contest.refuses(comesBack('results/late', result));
    expect(isKeptWithOthers('results', 'late', result)).toBe(false);
  });
});

it('a result of another app comes back with others', async () => {
  const fields = Array.from({ length: 496 }, (_, index): [string, number[]] => [`f${index}`, [index]]);
  const known = { uid: 'u', name: 'Mary', score: 3.5, time_taken: 60 };
  const result = { ...known, ...Object.fromEntries(fields) };
  await contest.given(...deleted({ questions: { q2 }, results: { late: result } }, restoring));
  await contest.allows('host', comesBack('results/late', result));
  expect(isKeptWithOthers('results', 'late', result)).toBe(true);
});

describe('what a part keeps alone was compared with what was stored', () => {
  const nextPart = 'deletionPart00000009';
  const odd = question('q9', 'lost', { question: 'X'.repeat(2001), likes: 1 });
  const oddResult = { score: 'ten of ten' };
  const keeps = (kept: Kept, more: object = {}, ...others: writes.Write[]) =>
    commit(
      writes.change(at.marker('lost'), { part: nextPart }),
      writes.set(partPath('own', nextPart), keptPart('lost', kept, more)),
      ...others,
    );
  const left = [writes.set(`${lost}/questions/q9`, odd), writes.set(`${lost}/results/late`, oddResult)];

  it.each<Decision>([
    [
      'a malformed question',
      keeps({ questions: { q9: odd } }, {}, writes.remove(`${lost}/questions/q9`)),
      staff,
    ],
    [
      'a malformed result',
      keeps({ results: { late: oddResult } }, {}, writes.remove(`${lost}/results/late`)),
      staff,
    ],
    ['not a question with another answer', keeps({ questions: { q9: { ...odd, answer: 'David' } } }), []],
    ['not a question that was never there', keeps({ questions: { q8: question('q8', 'lost') } }), []],
    ['not a result with another score', keeps({ results: { late: { score: 'nine of ten' } } }), []],
    ['not a result that was never there', keeps({ results: { stranger: { score: 9999 } } }), []],
    ['not two as if they were one', keeps({ questions: { q9: odd, q2 } }, { alone: true }), []],
    ['not none as if it were one', keeps({}, { alone: true }), []],
    ['not one in words', keeps({ questions: { q9: odd } }, { alone: 'X'.repeat(1000) }), []],
    [
      'one also by a console that does not say so',
      keeps({ questions: { q9: odd } }, { alone: false }),
      staff,
    ],
  ])('%s', async (_title, attempt, allowed) => {
    await contest.given(...deleted({}), ...left);
    await contest.allowsOnly(allowed, attempt);
  });

  it.each<Decision>([
    ['that question comes back', comesBack('questions/q9', odd), staff],
    ['not with another answer', comesBack('questions/q9', { ...odd, answer: 'David' }), []],
  ])('in a restoration: %s', async (_title, attempt, allowed) => {
    await contest.given(...deleted({ questions: { q9: odd } }, restoring));
    await contest.allowsOnly(allowed, attempt);
  });

  it('in a restoration, so does a result', async () => {
    await contest.given(...deleted({ results: { late: oddResult } }, restoring));
    await contest.allowsOnly(staff, comesBack('results/late', oddResult));
  });

  /** Nothing has compared the forged one. Deleting an account deletes its result from the part that kept both. */
  it.each<[string, Kept, string, object]>([
    ['question', { questions: { q9: odd } }, 'questions/q9', odd],
    ['result', { results: { late: oddResult } }, 'results/late', oddResult],
  ])('not the %s that is left alone when an account is deleted', async (_title, kept, below, fields) => {
    const leaver = { uid: 'leaver', score: 3 };
    await contest.given(
      ...deleted({ ...kept, results: { ...kept.results, leaver } }, restoring),
      writes.drop(partPath(), 'results.leaver'),
    );
    await contest.refuses(comesBack(below, fields));
  });
});

describe('a quiz is deleted by an entry about itself: not', () => {
  const ends = (path: string, more: object): Attempt => {
    const entry = { changes: [changeOf(path, lostQuiz, null)], ...more };
    return (database, me) => database.commit(...deletionOf(me, { quizId: 'lost', quiz: lostQuiz, entry }));
  };
  const result = `${at.ongoing}/results/copy`;

  it('by one about a result with the same fields', async () => {
    await contest.given(writes.set(lost, lostQuiz), writes.set(result, lostQuiz));
    await contest.refuses(ends(result, { changes: [changeOf(result, lostQuiz, lostQuiz)] }));
    await contest.allows('host', ends(lost, {}));
  });

  it('by that of another quiz with the same fields, so that parts of one came back in the other', async () => {
    const twin = 'seasons/own/quizzes/twin';
    await contest.given(writes.set(lost, lostQuiz), writes.set(twin, lostQuiz));
    await contest.refuses((database, me) =>
      database.commit(
        ...deletionOf(me, { quizId: 'lost', quiz: lostQuiz }),
        writes.remove(twin),
        writes.set(at.marker('twin'), keptMarker('twin', me.uid), writes.serverTime('started')),
      ),
    );
  });
});

it('a quiz does not come back with a fraction for its whole duration', async () => {
  await contest.given(...deleted({}, restoring));
  const duration = { doubleValue: lostQuiz.duration };
  const withFraction: writes.Write = (root) => ({
    update: { name: `${root}/${lost}`, fields: { ...fieldsOf(lostQuiz), duration } },
  });
  await contest.refuses(commit(withFraction, writes.remove(at.marker('lost'))));
  await contest.allows('host', isBack);
});

describe('a marker trusts the entry of its own deletion only: no quiz comes back', () => {
  it.each<[string, object]>([
    [
      'by an entry of another time, under the id of the expired one',
      { time: new Date('2026-03-01T06:00:00Z') },
    ],
    [
      'by an entry of two changes',
      { changes: [changeOf(lost, lostQuiz, null), changeOf(lost, lostQuiz, null)] },
    ],
    ['by an entry of another kind', { kind: 'quiz_changed' }],
  ])('%s', async (_title, entry) => {
    await contest.given(...deleted({}, restoring, entry));
    await contest.refuses(isBack);
  });

  it('and no restoration begins', async () => {
    await contest.given(...deleted({}, {}, { time: new Date('2026-03-01T06:00:00Z') }));
    await contest.refuses(change(at.marker('lost'), { restoring: true, finished: false, part: '' }));
  });
});

describe('what is put under the id of an expired entry does not keep leftovers from being deleted: not', () => {
  const pointer = { returns: entryId, expires: inDays(30) };
  const leftover = writes.set(`${lost}/questions/q2`, q2);
  const goes = commit(writes.remove(`${lost}/questions/q2`));
  const [, , marker] = deleted({});

  it.each<[string, object]>([
    ['a pointer', pointer],
    ['an entry of another time', { ...historyEntry(colleague, []), time: new Date('2026-03-01T06:00:00Z') }],
  ])('%s', async (_title, fields) => {
    await contest.given(...(marker ? [marker] : []), leftover, writes.set(entryPath(), { ...fields }));
    await contest.allowsOnly(staff, goes);
  });
});
