import { createMemoryGateway, questionFields, type Documents } from '@console/shared/testing';
import { contest, questionPath } from '../../testing/open-questions';
import { closeFinished } from './interrupted.resource';

const quizKey = { seasonId: 'S1', quizId: 'Q1' };
const entryPath = 'seasons/S1/history/E1';

const started = (ids: readonly string[]): Documents => ({
  ...contest(),
  [entryPath]: {
    kind: 'questions_imported',
    complete: false,
    about: ['quizzes/Q1'],
    audience: 'staff',
    total: 5,
  },
  [`${entryPath}/parts/A`]: {
    expires: new Date(),
    changes: ids.map((id) => ({ path: questionPath(id), before: null, after: questionFields() })),
  },
});

/** Whether an import that stored these is complete after one whose rows were found to be those. */
async function isClosed(ids: readonly string[], known: readonly string[]): Promise<unknown> {
  const gateway = createMemoryGateway(started(ids));
  await closeFinished(gateway, quizKey, new Set(known));
  return (await gateway.get(entryPath))?.fields.complete;
}

describe('an import that was interrupted is finished by another one', () => {
  it('that has all that is stored of it', async () => {
    expect(await isClosed(['N1', 'N2'], ['N0', 'N1', 'N2'])).toBe(true);
  });

  it('but not by one of another source', async () => {
    expect(await isClosed(['N1', 'N2'], ['N1'])).toBe(false);
  });

  it('but not if nothing is stored of it yet: it may just have begun', async () => {
    expect(await isClosed([], ['N1'])).toBe(false);
  });
});
