import { at } from '../contest/contest';
import { commit, deleteQuiz } from '../contest/attempts';
import { question, quiz } from '../contest/documents';
import { staff, useContest } from '../contest/use-contest';
import { change, remove, set, type Write } from '../protocol/writes';

const contest = useContest();

const questionWrites = (quizPath: string, quizId: string): [string, Write][] => [
  ['adds a question', set(`${quizPath}/questions/new`, question('new', quizId))],
  ['changes a question', change(`${quizPath}/questions/q1`, { question: 'Who?' })],
  ['changes an answer', change(`${quizPath}/questions/q1`, { answer: 'Moses' })],
  ['overwrites a question', set(`${quizPath}/questions/q1`, question('q1', quizId, { option_2: 'Enoch' }))],
  ['deletes a question', remove(`${quizPath}/questions/q1`)],
];

describe.each(['Ongoing', 'Finished', 'upcoming', '', 'Paused', null, true, 7])(
  'when the quiz is %j',
  (status) => {
    it.each(questionWrites(at.upcoming, 'upcoming'))('no one %s', async (_title, write) => {
      await contest.given(set(at.upcoming, quiz('upcoming', { status })));
      await contest.refuses(commit(write));
    });
  },
);

describe('in the commit in which the quiz begins', () => {
  it.each(questionWrites(at.upcoming, 'upcoming'))('no one %s', (_title, write) =>
    contest.refuses(
      commit(change(at.upcoming, { status: 'Ongoing' }), write),
      commit(write, change(at.upcoming, { status: 'Ongoing' })),
      commit(write, change(at.upcoming, { status: 'Finished' })),
    ),
  );
});

describe('in the commit in which the quiz is taken back to Upcoming', () => {
  it.each(questionWrites(at.ongoing, 'ongoing'))('no one %s', (_title, write) =>
    contest.refuses(
      commit(change(at.ongoing, { status: 'Upcoming' }), write),
      commit(write, change(at.ongoing, { status: 'Upcoming' })),
    ),
  );
});

describe('when the quiz is deleted', () => {
  it.each(questionWrites(at.gone, 'gone').slice(0, 4))('no one %s', (_title, write) =>
    contest.refuses(commit(write)),
  );
});

describe('the questions of a quiz that has begun', () => {
  it('cannot be deleted one by one', () =>
    contest.refuses(
      commit(remove(`${at.ongoing}/questions/q1`)),
      commit(remove(`${at.ongoing}/questions/q2`)),
    ));
  it('cannot be deleted together', () =>
    contest.refuses(commit(remove(`${at.ongoing}/questions/q1`), remove(`${at.ongoing}/questions/q2`))));
  it('cannot be deleted with those of an Upcoming quiz', () =>
    contest.refuses(commit(remove(`${at.upcoming}/questions/q1`), remove(`${at.ongoing}/questions/q1`))));
  it('cannot be deleted with the season’s other documents', () =>
    contest.refuses(
      deleteQuiz('upcoming', [remove(`${at.ongoing}/questions/q1`)]),
      deleteQuiz('upcoming', [remove(`${at.ongoing}/questions/q1`)], 'other'),
    ));
  it('cannot be deleted with their quiz without a marker', () =>
    contest.refuses(commit(remove(at.ongoing), remove(`${at.ongoing}/questions/q1`))));
  it('cannot be moved to another quiz', () =>
    contest.refuses(
      commit(
        remove(`${at.ongoing}/questions/q2`),
        set(`${at.upcoming}/questions/q2`, question('q2', 'upcoming')),
      ),
    ));
  it('are deleted with their quiz', () =>
    contest.allowsOnly(
      staff,
      deleteQuiz(
        'ongoing',
        [remove(`${at.ongoing}/questions/q1`), remove(`${at.ongoing}/questions/q2`)],
        'own',
        { questions: { q1: question('q1', 'ongoing'), q2: question('q2', 'ongoing') } },
      ),
    ));
});
