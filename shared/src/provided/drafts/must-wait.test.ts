import { silentDatabase } from '@console/shared/testing';
import { deleteAllDrafts, mustWait, writeDraft, type Draft } from '.';
import type * as Drafts from '.';

const correction: Draft = {
  ...{ id: 'D1', owner: 'u1', form: 'seasons/S1/quizzes/Q1/questions/A', text: '', updatedAt: Date.now() },
  ...{ address: '/update-question?season=S1&quiz=Q1&question=A', base: {}, values: {}, progress: {} },
  pending: { since: 10, state: 'waiting' },
};
const status = { owner: 'u1', form: 'seasons/S1/quizzes/Q1', address: '/update-quiz?season=S1&quiz=Q1' };

/** Whether the status of the quiz has to wait behind this draft. */
async function waitsBehind(draft: Draft, save: Parameters<typeof mustWait>[0] = status): Promise<boolean> {
  await writeDraft(draft);
  return mustWait(save);
}

beforeEach(() => deleteAllDrafts());

describe('a save that is made now', () => {
  it('waits behind an earlier one of the season that waits', () =>
    expect(waitsBehind(correction)).resolves.toBe(true));

  it.each<[string, Partial<Draft>]>([
    ['that was refused', { pending: { since: 10, state: 'refused' } }],
    ['that is a draft again', { pending: undefined }],
    ['of another person', { owner: 'u2' }],
    ['of another season', { address: '/update-question?season=S2&quiz=Q1&question=A' }],
  ])('does not wait behind one %s', (_, change) =>
    expect(waitsBehind({ ...correction, ...change })).resolves.toBe(false),
  );
});

describe('a save that is made while this page sends an earlier one', () => {
  const sent: Draft = { ...correction, pending: { since: 10, state: 'sending' } };

  it('does not wait if it is that of a form: questions can be added quickly', () =>
    expect(waitsBehind(sent, { ...status, id: 'D2' })).resolves.toBe(false));

  it('goes on once that is stored if it is a status', async () => {
    const answer = waitsBehind(sent);
    await jest.advanceTimersByTimeAsync(1000);
    await deleteAllDrafts();
    await jest.advanceTimersByTimeAsync(500);
    expect(await answer).toBe(false);
  });

  it('waits behind it once that waits', async () => {
    const answer = waitsBehind(sent);
    await jest.advanceTimersByTimeAsync(1000);
    await writeDraft(correction);
    await jest.advanceTimersByTimeAsync(500);
    expect(await answer).toBe(true);
  });

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
});

describe('a save that is made while another tab sends an earlier one', () => {
  const sent: Draft = { ...correction, pending: { since: 10, state: 'sending' } };
  let close = (): void => undefined;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    close();
  });

  /** Two tabs with one database; the other one is sending its save. */
  async function openTabs() {
    const database = silentDatabase();
    database.answer();
    close = database.remove;
    const openTab = (): Promise<typeof Drafts> => {
      jest.resetModules();
      return import('.');
    };
    const [other, here] = [await openTab(), await openTab()];
    await other.writeDraft(sent);
    const answer = jest.fn();
    void here.mustWait(status).then(answer);
    await jest.advanceTimersByTimeAsync(1000);
    expect(answer).not.toHaveBeenCalled();
    return { other, answer };
  }

  it('goes on once that is stored', async () => {
    const { other, answer } = await openTabs();
    await other.deleteDraft(sent.id);
    await jest.advanceTimersByTimeAsync(500);
    expect(answer).toHaveBeenCalledWith(false);
  });

  it('waits behind it once that waits', async () => {
    const { other, answer } = await openTabs();
    await other.writeDraft(correction);
    await jest.advanceTimersByTimeAsync(500);
    expect(answer).toHaveBeenCalledWith(true);
  });

  it('waits behind one that has no answer for five seconds: the tab may be closed', async () => {
    const { answer } = await openTabs();
    await jest.advanceTimersByTimeAsync(5000);
    expect(answer).toHaveBeenCalledWith(true);
  });
});

describe('a save that waits', () => {
  it('waits also behind an earlier one that is being sent', () =>
    expect(
      waitsBehind(
        { ...correction, pending: { since: 10, state: 'sending' } },
        { ...status, pending: { since: 11, state: 'waiting' } },
      ),
    ).resolves.toBe(true));

  it.each([
    [11, true],
    [10, false],
    [9, false],
  ])('since %d has one since 10 before it: %s', (since, expected) =>
    expect(waitsBehind(correction, { ...status, pending: { since, state: 'waiting' } })).resolves.toBe(
      expected,
    ),
  );
});
