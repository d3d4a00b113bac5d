import { waitFor } from '@testing-library/react';
import { quizFromDocument, type DataGateway } from '@console/shared/data';
import { undoEntry } from '@console/shared/history';
import {
  admin,
  createMemoryGateway,
  host,
  quizFields,
  refuseLateParts,
  withHistory,
} from '@console/shared/testing';
import { setQuizStatuses } from './quiz.resource';

const ids = Array.from({ length: 20 }, (_, index) => `Q${index}`);
const pathOf = (id: string) => `seasons/S1/quizzes/${id}`;

const openContest = () =>
  createMemoryGateway(Object.fromEntries(ids.map((id) => [pathOf(id), quizFields({ quiz_id: id })])));

async function startAll(gateway: DataGateway) {
  const quizzes = (await gateway.list({ collection: 'seasons/S1/quizzes' })).map(quizFromDocument);
  const statuses = new Map(quizzes.map((quiz) => [quiz, 'Ongoing']));
  return setQuizStatuses(gateway, 'S1', statuses, () => undefined);
}

it('sets the rest of several quizzes when another person does the same after a tab was closed', async () => {
  const memory = openContest();
  const { transact } = memory;
  const started = () => ids.filter((id) => memory.documents()[pathOf(id)]?.status === 'Ongoing').length;
  memory.transact = async (work, action) =>
    started() < 8 ? transact(work, action) : new Promise(() => undefined);
  void startAll(withHistory(memory, () => host().person));
  await waitFor(() => expect(started()).toBeGreaterThanOrEqual(8));
  expect(started()).toBeLessThan(ids.length);
  memory.transact = transact;
  const { failed } = await startAll(withHistory(memory, () => admin().person));
  expect(failed).toEqual([]);
  expect(started()).toBe(ids.length);
});

it('changes no more of several quizzes once somebody has undone it, and says so of each', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const memory = openContest();
  refuseLateParts(memory);
  const gateway = withHistory(memory, () => host().person);
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
  const { failed } = await startAll(gateway);
  const statuses = ids.map((id) => memory.documents()[pathOf(id)]?.status);
  expect(new Set(statuses)).toEqual(new Set(['Upcoming']));
  expect(new Set(failed.map(({ reason }) => reason))).toEqual(
    new Set(['Someone undid or ended this in the history, so the rest isn’t saved.']),
  );
});
