import { at } from '../contest/contest';
import { change, deleteQuiz, firstOf, get, list, remove, set } from '../contest/attempts';
import { question, quiz } from '../contest/documents';
import { staff, useContest, type Decision } from '../contest/use-contest';
import * as writes from '../protocol/writes';

const contest = useContest();
const odd = 'seasons/own/quizzes/odd';

describe('who may do what with quizzes', () => {
  it.each<Decision>([
    ['read a quiz', get(at.upcoming), staff],
    ['find that a quiz does not exist', get('seasons/own/quizzes/none'), staff],
    ['list the quizzes', list('seasons/own/quizzes'), staff],
    ['list the latest quizzes', firstOf('seasons/own/quizzes', 'start'), staff],
    ['list another’s latest quizzes', firstOf('seasons/other/quizzes', 'start'), ['admin']],
    ['list another’s quizzes', list('seasons/other/quizzes'), ['admin']],
    ['create a quiz @6.12', set(at.newQuiz, quiz('new')), staff],
    ['create a quiz in another’s season', set('seasons/other/quizzes/new', quiz('new')), ['admin']],
    ['create a quiz that is under way @4.04', set(at.newQuiz, quiz('new', { status: 'Ongoing' })), []],
    ['create a quiz that lasts half a minute', set(at.newQuiz, quiz('new', { duration: 0.5 })), []],
    ['start a quiz', change(at.upcoming, { status: 'Ongoing' }), staff],
    ['take a quiz back to Upcoming', change(at.ongoing, { status: 'Upcoming' }), staff],
    ['give a quiz an unknown status @3.10', change(at.upcoming, { status: 'Paused' }), []],
    ['delete a quiz @6.12', deleteQuiz('ongoing'), staff],
    ['delete a quiz that leaves no marker', remove(at.ongoing), []],
    ['delete another’s quiz', deleteQuiz('upcoming', [], 'other'), ['admin']],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));

  it('repair or keep a malformed field of another client', async () => {
    await contest.given(writes.set(odd, { title: 7, likes: 3 }));
    await contest.allowsOnly(staff, change(odd, { description: 'Mended' }));
    await contest.allowsOnly(staff, change(odd, { title: 'Mended' }));
  });

  it('keep a malformed description', async () => {
    await contest.given(writes.set(odd, quiz('odd', { description: 7 })));
    await contest.allowsOnly(staff, change(odd, { title: 'Mended' }));
  });

  it('take a Finished quiz back to Upcoming, change an answer and finish it again', async () => {
    const question1 = `${odd}/questions/q1`;
    await contest.given(
      writes.set(odd, quiz('odd', { status: 'Finished' })),
      writes.set(question1, question('q1', 'odd')),
      writes.set(`${odd}/results/stranger`, { score: 3 }),
    );
    await contest.refuses(change(question1, { answer: 'Moses' }));
    const steps = [
      change(odd, { status: 'Upcoming' }),
      change(question1, { answer: 'Moses' }),
      change(odd, { status: 'Finished' }),
    ];
    const { host } = contest.people;
    for (const database of contest.databases) {
      const statuses: number[] = [];
      for (const step of steps) statuses.push(await step(database.as(host.authorization), host));
      expect(statuses).toEqual([200, 200, 200]);
    }
  });

  it('not change a field that only another client uses', async () => {
    await contest.given(writes.set(odd, { title: 7, likes: 3 }));
    await contest.refuses(change(odd, { likes: 4 }));
  });

  it('not set a missing field to null', async () => {
    await contest.given(writes.set(odd, quiz('odd', { description: undefined })));
    await contest.refuses(change(odd, { description: null }));
  });
});
