import { quizFromDocument } from '@console/shared/data';
import {
  createMemoryGateway,
  questionFields,
  quizFields,
  type MemoryGateway,
  withHistory,
} from '@console/shared/testing';
import { deleteQuiz, QuizChanged } from '..';

const path = 'seasons/S1/quizzes/Q1';
const author = { uid: 'uid-host', email: 'host@example.org', name: 'Esther Rani' };
const question = (id: string) => [`${path}/questions/${id}`, questionFields({ question_id: id })] as const;

describe('a quiz that is being deleted as a dialog has shown it', () => {
  it.each([
    ['small', 3],
    ['large', 130],
  ])('comes back whole, a %s one, when a question is added at the last moment', async (_size, questions) => {
    const ids = Array.from({ length: questions }, (_, index) => `N${index}`);
    const before = { [path]: quizFields(), ...Object.fromEntries(ids.map(question)) };
    const memory = createMemoryGateway(before);
    const late: MemoryGateway = {
      ...memory,
      transact(...call) {
        if (path in memory.documents()) memory.put(`${path}/questions/late`, { question: 'Who?' });
        return memory.transact(...call);
      },
    };
    const quiz = quizFromDocument({ id: 'Q1', path, fields: quizFields() });
    const progress: boolean[] = [];
    const deleted = deleteQuiz(
      withHistory(late, () => author),
      { seasonId: 'S1', quizId: 'Q1', title: 'Sermon', uid: author.uid },
      ({ isQuizGone }) => progress.push(isQuizGone),
      { shown: { quiz, contents: { questions, results: 0 } } },
    );
    await expect(deleted).rejects.toEqual(new QuizChanged(quiz, { questions: questions + 1, results: 0 }));
    expect(memory.documents()).toEqual({ ...before, [`${path}/questions/late`]: { question: 'Who?' } });
    expect(progress.at(-1)).toBe(false);
  });
});
