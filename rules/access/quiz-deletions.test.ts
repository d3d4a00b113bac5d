import { at } from '../contest/contest';
import { change, commit, get, list, remove, set } from '../contest/attempts';
import { marker, question, quiz } from '../contest/documents';
import { staff, useContest, type Attempt, type Decision } from '../contest/use-contest';
import { serverTime } from '../protocol/writes';
import * as writes from '../protocol/writes';

const contest = useContest();

/** Deletes a quiz and leaves a marker of it in the own name, sound but for what is given. */
const begin =
  (quizId: string, more: object = {}, seasonId = 'own'): Attempt =>
  (database, { uid }) =>
    database.commit(
      writes.remove(`seasons/${seasonId}/quizzes/${quizId}`),
      writes.set(at.marker(quizId, seasonId), marker(quizId, uid, more), serverTime('started')),
    );

/** Leaves a marker beside other writes of the same commit. */
const mark =
  (quizId: string, ...others: writes.Write[]): Attempt =>
  (database, { uid }) =>
    database.commit(...others, writes.set(at.marker(quizId), marker(quizId, uid), serverTime('started')));

describe('who may begin the deletion of a quiz', () => {
  it.each<Decision>([
    ['of an own season', begin('ongoing'), staff],
    ['whose title is empty', begin('ongoing', { title: '' }), staff],
    ['whose title is as long as can be', begin('ongoing', { title: 'x'.repeat(500) }), staff],
    ['of another’s season', begin('upcoming', {}, 'other'), ['admin']],
    ['that does not exist', begin('none'), []],
    ['that is gone', begin('gone'), []],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));
});

describe('nobody leaves a marker', () => {
  it.each<[string, Attempt]>([
    ['with a title that is too long', begin('ongoing', { title: 'x'.repeat(501) })],
    ['with a title that is no text', begin('ongoing', { title: 7 })],
    ['with the id of another quiz', begin('ongoing', { quiz_id: 'upcoming' })],
    ['in the name of somebody else', begin('ongoing', { uid: 'somebody' })],
    ['with a further field', begin('ongoing', { note: 'x' })],
    [
      'without a title',
      (database, { uid }) =>
        database.commit(
          writes.remove(at.ongoing),
          writes.set(at.marker('ongoing'), { quiz_id: 'ongoing', uid }, serverTime('started')),
        ),
    ],
    ['of a quiz that stands', mark('ongoing')],
    ['of a quiz that never was', mark('none')],
    ['of a quiz that has one', mark('gone')],
    ['of one quiz with the deletion of another', mark('ongoing', writes.remove(at.upcoming))],
    [
      'of a quiz that is written anew',
      mark('ongoing', writes.remove(at.ongoing), writes.set(at.ongoing, quiz('ongoing'))),
    ],
  ])('%s', (_title, attempt) => contest.refuses(attempt));
});

describe('who may do what below a quiz that is gone', () => {
  it.each<Decision>([
    ['read what lies below a quiz that is gone', get(`${at.gone}/questions/q1`), staff],
    ['list what lies below a quiz that is gone', list(`${at.gone}/questions`), staff],
    ['delete a question of a quiz that is gone', remove(`${at.gone}/questions/q1`), staff],
    ['delete a result of a quiz that is gone', remove(`${at.gone}/results/stranger`), staff],
    ['delete what is not there below a quiz that is gone', remove(`${at.gone}/questions/none`), staff],
    ['add a question to a quiz that is gone', set(`${at.gone}/questions/new`, question('new', 'gone')), []],
    ['change a question of a quiz that is gone', change(`${at.gone}/questions/q1`, { question: 'Who?' }), []],
    ['write a result of a quiz that is gone', set(`${at.gone}/results/stranger`, { score: 100 }), []],
    ['create a quiz whose deletion is not finished', set(at.gone, quiz('gone')), []],
    [
      'create a quiz and end its deletion in one commit',
      commit(writes.remove(at.marker('gone')), writes.set(at.gone, quiz('gone'))),
      [],
    ],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));
});

describe('who may do what with the markers of deletions', () => {
  it.each<Decision>([
    ['read the marker of a deletion', get(at.marker('gone')), staff],
    ['find that no deletion is under way', get(at.marker('none')), staff],
    ['list the markers of deletions', list('seasons/own/quiz_deletions'), staff],
    ['list the markers of another’s season', list('seasons/other/quiz_deletions'), ['admin']],
    ['change the marker of a deletion', change(at.marker('gone'), { title: 'Week 2' }), []],
    ['end a deletion', remove(at.marker('gone')), staff],
    ['end a deletion whose quiz stands', remove(at.marker('upcoming')), []],
    ['end a deletion of another’s season', remove(at.marker('gone', 'other')), ['admin']],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));
});
