import { at } from '../contest/contest';
import { change, commit, deleteQuiz, firstOf, get, list, remove, set } from '../contest/attempts';
import { question, quiz } from '../contest/documents';
import { staff, useContest, type Decision } from '../contest/use-contest';
import * as writes from '../protocol/writes';

const contest = useContest();

describe('who may do what with questions', () => {
  it.each<Decision>([
    ['list the questions', list(`${at.upcoming}/questions`), staff],
    ['list the first questions', firstOf(`${at.upcoming}/questions`), staff],
    ['list another’s first questions', firstOf(`${at.othersQuiz}/questions`), ['admin']],
    ['list the questions of a quiz under way', list(`${at.ongoing}/questions`), staff],
    ['list another’s questions', list(`${at.othersQuiz}/questions`), ['admin']],
    ['add a question @6.12', set(`${at.upcoming}/questions/new`, question('new', 'upcoming')), staff],
    [
      'add a question to a quiz under way',
      set(`${at.ongoing}/questions/new`, question('new', 'ongoing')),
      [],
    ],
    [
      'add a question whose answer is no option @3.13',
      set(`${at.upcoming}/questions/new`, question('new', 'upcoming', { answer: 'Eve' })),
      [],
    ],
    ['change a question @6.12', change(`${at.upcoming}/questions/q1`, { question: 'Who built it?' }), staff],
    [
      'change the option that is the answer',
      change(`${at.upcoming}/questions/q1`, { option_1: 'Enoch' }),
      [],
    ],
    [
      'change the option that is the answer, and the answer',
      change(`${at.upcoming}/questions/q1`, { option_1: 'Enoch', answer: 'Enoch' }),
      staff,
    ],
    ['change a question of a quiz under way', change(`${at.ongoing}/questions/q1`, { question: 'Who?' }), []],
    ['delete a question @6.12', remove(`${at.upcoming}/questions/q1`), staff],
    ['delete a question of a quiz under way', remove(`${at.ongoing}/questions/q1`), []],
    [
      'delete a question with its quiz',
      deleteQuiz('ongoing', [writes.remove(`${at.ongoing}/questions/q1`)], 'own', {
        questions: { q1: question('q1', 'ongoing') },
      }),
      staff,
    ],
    [
      'delete a question with the marker of another deleted quiz',
      deleteQuiz('upcoming', [writes.remove(`${at.ongoing}/questions/q1`)], 'own', {
        questions: { q1: question('q1', 'ongoing') },
      }),
      [],
    ],
    [
      'delete a question in a commit that recreates its quiz',
      commit(
        writes.remove(at.ongoing),
        writes.remove(`${at.ongoing}/questions/q1`),
        writes.set(at.ongoing, quiz('ongoing', { status: 'Ongoing' })),
      ),
      [],
    ],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));
});

/** Moves a question as the console does: writes it under a new id and deletes the old one, in one commit. */
const move = (from: string, to: string, fields: object, ...more: writes.Write[]) =>
  commit(writes.set(to, { ...fields }), writes.remove(from), ...more);

describe('who may move a question', () => {
  const [here, there] = [`${at.upcoming}/questions/q1`, `${at.upcoming}/questions/q2`];
  it.each<Decision>([
    ['to another id of its quiz', move(here, there, question('q2', 'upcoming')), staff],
    ['under the id that it had', move(here, there, question('q1', 'upcoming')), []],
    [
      'with one that makes room for it',
      move(here, there, question('q2', 'upcoming'), writes.set(here, question('q1', 'upcoming'))),
      staff,
    ],
    ['with a field that no question has', move(here, there, question('q2', 'upcoming', { position: 2 })), []],
    [
      'with an answer that is no option',
      move(here, there, question('q2', 'upcoming', { answer: 'Eve' })),
      [],
    ],
    [
      'of a quiz under way',
      move(`${at.ongoing}/questions/q1`, `${at.ongoing}/questions/q2`, question('q2', 'ongoing')),
      [],
    ],
    ['out of a quiz under way', move(`${at.ongoing}/questions/q1`, there, question('q2', 'upcoming')), []],
    [
      'in the commit in which its quiz begins',
      move(here, there, question('q2', 'upcoming'), writes.change(at.upcoming, { status: 'Ongoing' })),
      [],
    ],
    [
      'with a result of its quiz',
      move(here, there, question('q2', 'upcoming'), writes.remove(`${at.upcoming}/results/stranger`)),
      [],
    ],
    [
      'of another’s quiz',
      move(`${at.othersQuiz}/questions/q1`, `${at.othersQuiz}/questions/q2`, question('q2', 'upcoming')),
      ['admin'],
    ],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));
});

describe('an answer stays one of the options', () => {
  it.each([1, 2, 3, 4])('also when it is option %i that changes', async (number) => {
    const option = `option_${number}`;
    const answered = question('q1', 'upcoming', { [option]: 'Enoch', answer: 'Enoch' });
    await contest.given(writes.set(`${at.upcoming}/questions/q1`, answered));
    await contest.refuses(change(`${at.upcoming}/questions/q1`, { [option]: 'Seth' }));
  });

  it('but a question of another client whose answer is none of them can be edited', async () => {
    const stored = question('q1', 'upcoming', { answer: 'Eve' });
    await contest.given(writes.set(`${at.upcoming}/questions/q1`, stored));
    await contest.allowsOnly(staff, change(`${at.upcoming}/questions/q1`, { question: 'Who was it?' }));
    await contest.refuses(change(`${at.upcoming}/questions/q1`, { option_2: 'Seth' }));
  });
});

describe('who may do what with results', () => {
  it.each<Decision>([
    ['read a result', get(`${at.ongoing}/results/stranger`), staff],
    ['list the results', list(`${at.ongoing}/results`), staff],
    ['write a result', set(`${at.ongoing}/results/stranger`, { score: 100 }), []],
    ['change a result', change(`${at.ongoing}/results/stranger`, { score: 100 }), []],
    ['delete a result', remove(`${at.ongoing}/results/stranger`), []],
    [
      'delete a result with its quiz',
      deleteQuiz('ongoing', [writes.remove(`${at.ongoing}/results/stranger`)], 'own', {
        results: { stranger: { score: 3 } },
      }),
      staff,
    ],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));
});
