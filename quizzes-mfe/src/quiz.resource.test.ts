import { quizFromDocument } from '@console/shared/data';
import { undoEntry } from '@console/shared/history';
import { createMemoryGateway, host, quizFields, refuseLateParts, withHistory } from '@console/shared/testing';
import { setQuizStatuses } from './quiz.resource';

const ids = Array.from({ length: 20 }, (_, index) => `Q${index}`);
const pathOf = (id: string) => `seasons/S1/quizzes/${id}`;

it('changes no more of several quizzes once somebody has undone it, and says so of each', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const memory = createMemoryGateway(
    Object.fromEntries(ids.map((id) => [pathOf(id), quizFields({ quiz_id: id })])),
  );
  refuseLateParts(memory);
  const gateway = withHistory(memory, () => host().person);
  const quizzes = (await gateway.list({ collection: 'seasons/S1/quizzes' })).map(quizFromDocument);
  let undone: Promise<unknown> | undefined;
  const { transact } = memory;
  memory.transact = async (work, action) => {
    const isHalf = ids.filter((id) => memory.documents()[pathOf(id)]?.status === 'Ongoing').length >= 10;
    if (isHalf && !undone) {
      memory.transact = transact;
      const [entry] = await gateway.list({ collection: 'seasons/S1/history' });
      undone = undoEntry(gateway, { seasonId: 'S1', entryId: entry?.id ?? '' });
      await undone;
    }
    return transact(work, action);
  };
  const { failed } = await setQuizStatuses(
    gateway,
    'S1',
    new Map(quizzes.map((quiz) => [quiz, 'Ongoing'])),
    () => undefined,
  );
  const statuses = ids.map((id) => memory.documents()[pathOf(id)]?.status);
  expect(new Set(statuses)).toEqual(new Set(['Upcoming']));
  expect(new Set(failed.map(({ reason }) => reason))).toEqual(
    new Set(['Someone undid or ended this in the history, so the rest isn’t saved.']),
  );
});
