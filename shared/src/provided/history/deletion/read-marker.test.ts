import { createMemoryGateway, questionFields, withHistory } from '@console/shared/testing';
import { deleteQuiz } from '..';

const marker = 'seasons/S1/quiz_deletions/Q1';
const expired = { quiz_id: 'Q1', title: 'Sermon', started: new Date(0), uid: 'u1', entry: 'E1', part: 'P1' };
const author = { uid: 'u1', email: 'host@example.org', name: 'Esther Rani' };

it.each<[string, object]>([
  ['a pointer', { returns: 'E2' }],
  ['another entry', { kind: 'quiz_changed', time: new Date(1), changes: [], complete: true }],
])('a deletion goes on without its expired entry when %s has its id', async (_title, entry) => {
  const gateway = createMemoryGateway({
    'seasons/S1/quizzes/Q1/questions/N1': questionFields(),
    [marker]: { ...expired, finished: false },
    'seasons/S1/history/E1': { ...entry },
  });
  await deleteQuiz(
    withHistory(gateway, () => author),
    { seasonId: 'S1', quizId: 'Q1', title: 'Sermon', uid: 'u1' },
    () => undefined,
  );
  expect(gateway.documents()).toEqual({ [marker]: { ...expired, finished: true } });
  expect(gateway.history()).toEqual([entry]);
});
