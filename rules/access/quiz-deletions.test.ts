import { at } from '../contest/contest';
import { change, commit, deleteQuiz, get, list, remove, set } from '../contest/attempts';
import { deletionOf, keptMarker, leftBy } from '../contest/deletions';
import { marker, question, quiz, start } from '../contest/documents';
import type { Person } from '../contest/people';
import { staff, useContest, type Attempt, type Decision } from '../contest/use-contest';
import type { Caller } from '../protocol/database';
import * as writes from '../protocol/writes';

const contest = useContest();

/** Deletes a quiz, keeps it and leaves the caller's marker of it; valid except for the given fields of the marker. */
const begin =
  (quizId: string, more: object = {}): Attempt =>
  (database, me) =>
    database.commit(...deletionOf(me, { quizId, marker: more }));

/** Leaves what a deletion leaves, beside other writes of the same commit. */
const mark =
  (quizId: string, ...others: writes.Write[]): Attempt =>
  (database, me) =>
    database.commit(...others, ...leftBy(me, { quizId }));

describe('who may begin the deletion of a quiz', () => {
  it.each<Decision>([
    ['of an own season', begin('ongoing'), staff],
    ['whose title is empty', begin('ongoing', { title: '' }), staff],
    ['whose title is as long as can be', begin('ongoing', { title: 'x'.repeat(500) }), staff],
    ['of another’s season', deleteQuiz('upcoming', [], 'other'), ['admin']],
    ['that does not exist', begin('none'), []],
    ['that is deleted', begin('gone'), []],
    ['that is deleted with its contents', begin('finished'), []],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));

  it.each([true, false])('that was restored without the rules, finished before: %j', async (finished) => {
    const before = marker('ongoing', 'somebody', { started: start, finished });
    await contest.given(writes.set(at.marker('ongoing'), before));
    await contest.allowsOnly(staff, begin('ongoing'));
  });
});

describe('a quiz that was restored without the rules, beside the marker of its unfinished deletion', () => {
  beforeEach(() =>
    contest.given(writes.set(at.marker('ongoing'), marker('ongoing', 'somebody', { started: start }))),
  );

  it('is deleted by those who run its season', () => contest.allowsOnly(staff, begin('ongoing')));
  it('keeps its questions and results', () =>
    contest.refuses(remove(`${at.ongoing}/questions/q1`), remove(`${at.ongoing}/results/stranger`)));
});

describe('no quiz is deleted without its own marker', () => {
  it.each<[string, Attempt]>([
    ['alone', remove(at.ongoing)],
    ['before it has begun', remove(at.upcoming)],
    ['with its questions', commit(writes.remove(at.upcoming), writes.remove(`${at.upcoming}/questions/q1`))],
    ['with the marker of another', mark('ongoing', writes.remove(at.ongoing), writes.remove(at.upcoming))],
    ['with a marker that is finished at once', begin('ongoing', { finished: true })],
    [
      'with a marker that is finished in the same commit',
      (database, me) =>
        database.commit(
          ...deletionOf(me, { quizId: 'ongoing' }),
          writes.change(at.marker('ongoing'), { finished: true }),
        ),
    ],
    [
      'with a marker that is deleted, too',
      (database, me) =>
        database.commit(...deletionOf(me, { quizId: 'ongoing' }), writes.remove(at.marker('ongoing'))),
    ],
    ['in another’s season', remove(at.othersQuiz)],
  ])('%s', (_title, attempt) => contest.refuses(attempt));

  it('when a finished marker exists already', async () => {
    const finished = marker('ongoing', 'somebody', { started: start, finished: true });
    await contest.given(writes.set(at.marker('ongoing'), finished));
    await contest.refuses(remove(at.ongoing));
  });
});

describe('no one leaves a marker', () => {
  it.each<[string, Attempt]>([
    ['with a title that is too long', begin('ongoing', { title: 'x'.repeat(501) })],
    ['with a title that is no text', begin('ongoing', { title: 7 })],
    ['with the id of another quiz', begin('ongoing', { quiz_id: 'upcoming' })],
    ['in the name of someone else', begin('ongoing', { uid: 'somebody' })],
    ['with a further field', begin('ongoing', { note: 'x' })],
    ...['quiz_id', 'title', 'uid', 'finished', 'entry', 'part'].map((field): [string, Attempt] => [
      `without ${field}`,
      begin('ongoing', { [field]: undefined }),
    ]),
    [
      'without the time',
      (database, me) => {
        const withoutTime = writes.set(at.marker('ongoing'), keptMarker('ongoing', me.uid));
        return database.commit(
          writes.remove(at.ongoing),
          ...leftBy(me, { quizId: 'ongoing' }).slice(0, 2),
          withoutTime,
        );
      },
    ],
    ['of a quiz that still exists', mark('ongoing')],
    ['of a quiz that never was', mark('none')],
    ['of a quiz that is not there, though something is below it', mark('never')],
    ['of a quiz that has one', mark('gone')],
    ['of a quiz that has a finished one', mark('finished')],
    [
      'of a quiz that is written again',
      mark('ongoing', writes.remove(at.ongoing), writes.set(at.ongoing, quiz('ongoing'))),
    ],
  ])('%s', (_title, attempt) => contest.refuses(attempt));
});

describe('who may do what below a deleted quiz', () => {
  it.each<Decision>([
    ['read a document below a deleted quiz', get(`${at.gone}/questions/q1`), staff],
    ['list documents below a deleted quiz', list(`${at.gone}/questions`), staff],
    ['delete a question of a deleted quiz', remove(`${at.gone}/questions/q1`), staff],
    ['delete a result of a deleted quiz', remove(`${at.gone}/results/stranger`), staff],
    ['delete a missing document below a deleted quiz', remove(`${at.gone}/questions/none`), staff],
    ['delete a document added after the deletion', remove(`${at.finished}/results/late`), staff],
    ['delete a question of a missing quiz that was not deleted', remove(`${at.never}/questions/q1`), []],
    ['delete a result of a missing quiz that was not deleted', remove(`${at.never}/results/stranger`), []],
    ['add a question to a deleted quiz', set(`${at.gone}/questions/new`, question('new', 'gone')), []],
    ['change a question of a deleted quiz', change(`${at.gone}/questions/q1`, { question: 'Who?' }), []],
    ['write a result of a deleted quiz', set(`${at.gone}/results/stranger`, { score: 100 }), []],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));
});

describe('a deleted quiz cannot be created again', () => {
  it.each<[string, Attempt]>([
    ['while its deletion is not finished', set(at.gone, quiz('gone'))],
    ['when its deletion is finished', set(at.finished, quiz('finished'))],
    [
      'in the commit that finishes its deletion',
      commit(writes.change(at.marker('gone'), { finished: true }), writes.set(at.gone, quiz('gone'))),
    ],
    [
      'in the commit that deletes its marker',
      commit(writes.remove(at.marker('finished')), writes.set(at.finished, quiz('finished'))),
    ],
    [
      'in the commit that deletes it',
      (database, me) =>
        database.commit(...deletionOf(me, { quizId: 'ongoing' }), writes.set(at.ongoing, quiz('ongoing'))),
    ],
    [
      'with a question',
      commit(
        writes.set(at.finished, quiz('finished')),
        writes.set(`${at.finished}/questions/new`, question('new', 'finished')),
      ),
    ],
  ])('%s', (_title, attempt) => contest.refuses(attempt));

  it('step by step, to change the questions of a finished quiz', async () => {
    const over = 'seasons/own/quizzes/over';
    await contest.given(
      writes.set(over, quiz('over', { status: 'Finished' })),
      writes.set(`${over}/questions/q1`, question('q1', 'over')),
      writes.set(`${over}/results/stranger`, { score: 3 }),
    );
    const steps = [
      (database: Caller, me: Person) =>
        database.commit(
          ...deletionOf(me, { quizId: 'over', quiz: quiz('over', { status: 'Finished' }), kept }),
        ),
      remove(`${over}/results/stranger`),
      change(at.marker('over'), { finished: true }),
      set(over, quiz('over')),
    ];
    const kept = { results: { stranger: { score: 3 } } };
    const { host } = contest.people;
    for (const database of contest.databases) {
      const statuses: number[] = [];
      for (const step of steps) statuses.push(await step(database.as(host.authorization), host));
      expect(statuses).toEqual([200, 200, 200, 403]);
    }
  });
});

describe('who may do what with the markers of deletions', () => {
  it.each<Decision>([
    ['read the marker of a deletion', get(at.marker('gone')), staff],
    ['find that no deletion is under way', get(at.marker('none')), staff],
    ['list the markers of deletions', list('seasons/own/quiz_deletions'), staff],
    [
      'list the deletions that are not finished',
      list('seasons/own/quiz_deletions', ['finished', 'EQUAL', { booleanValue: false }]),
      staff,
    ],
    ['list the markers of another’s season', list('seasons/other/quiz_deletions'), ['admin']],
    ['finish a deletion', change(at.marker('gone'), { finished: true }), staff],
    ['finish a deletion a second time', change(at.marker('finished'), { finished: true }), staff],
    [
      'finish a deletion of another’s season',
      change(at.marker('gone', 'other'), { finished: true }),
      ['admin'],
    ],
    ['finish a deletion that was not started', set(at.marker('none'), { finished: true }), []],
    ['change the marker of a deletion', change(at.marker('gone'), { title: 'Week 2' }), []],
    ['change it while finishing', change(at.marker('gone'), { finished: true, title: 'Week 2' }), []],
    [
      'finish a deletion with a value that is not a boolean',
      change(at.marker('gone'), { finished: 'yes' }),
      [],
    ],
    ['open a deletion that is finished', change(at.marker('finished'), { finished: false }), []],
    ['remove a deletion’s state', commit(writes.drop(at.marker('gone'), 'finished')), []],
    ['delete the marker of a deletion', remove(at.marker('gone')), []],
    ['delete the marker of a finished deletion', remove(at.marker('finished')), []],
    [
      'delete the last document with the marker',
      commit(writes.remove(`${at.gone}/questions/q1`), writes.remove(at.marker('gone'))),
      [],
    ],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));

  it('no one finishes a deletion whose quiz still exists', async () => {
    await contest.given(writes.set(at.marker('ongoing'), marker('ongoing', 'somebody', { started: start })));
    await contest.refuses(change(at.marker('ongoing'), { finished: true }));
  });
});
