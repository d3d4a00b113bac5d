import { silentDatabase } from '@console/shared/testing';
import { lockDraft } from '.';
import type * as Drafts from '.';

const [owner, form, address] = ['u1', 'seasons/S1/quizzes/Q1', '/update-quiz?season=S1&quiz=Q1'];
const draft = (id: string, change: Partial<Drafts.Draft> = {}): Drafts.Draft => ({
  ...{ id, owner, form, address, text: '', updatedAt: Date.now(), base: {}, values: {}, progress: {} },
  ...change,
});
const claim = { owners: [owner], form, skipPending: false };

let leave = async () => {};

/** A page whose database does not answer, and what ends as its time is over. */
async function openPage(stored: readonly Drafts.Draft[] = []) {
  const database = silentDatabase(stored);
  jest.resetModules();
  const drafts: typeof Drafts = await import('.');
  leave = async () => {
    database.remove();
    await drafts.deleteAllDrafts();
  };
  const inTime = async <T>(work: Promise<T>): Promise<T> => {
    await jest.advanceTimersByTimeAsync(2000);
    return work;
  };
  return { ...drafts, ...database, inTime };
}

const promptsBeforeUnload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

function usePage(): void {
  beforeEach(() => jest.useFakeTimers());
  afterEach(async () => {
    jest.useRealTimers();
    await leave();
  });
}

describe('a browser whose IndexedDB does not answer', () => {
  usePage();

  it('holds no save', async () => {
    const { inTime, mustWait } = await openPage();
    expect(await inTime(mustWait({ owner, form, address }))).toBe(false);
  });

  it('keeps drafts in memory, lists them, and prompts before the page is closed', async () => {
    const { inTime, readDrafts, writeDraft } = await openPage();
    const written = writeDraft(draft('D1'));
    expect(promptsBeforeUnload()).toBe(false);
    await inTime(written);
    expect(promptsBeforeUnload()).toBe(true);
    expect(await inTime(readDrafts())).toMatchObject([{ id: 'D1' }]);
  });

  it('knows a save that waits', async () => {
    const { inTime, mustWait, writeDraft } = await openPage();
    void writeDraft(draft('D1', { pending: { since: 10, state: 'waiting' } }));
    expect(await inTime(mustWait({ owner, form: 'other', address }))).toBe(true);
  });

  it('restores from memory', async () => {
    const { inTime, claimDraft, writeDraft } = await openPage();
    void writeDraft(draft('D1'));
    const claimed = await inTime(claimDraft(claim, new AbortController().signal));
    expect(claimed).toMatchObject({ draft: { id: 'D1' } });
  });

  it('deletes drafts', async () => {
    const { inTime, deleteAllDrafts, deleteDraft, readDrafts, writeDraft } = await openPage();
    for (const id of ['D1', 'D2', 'D3']) void writeDraft(draft(id));
    await inTime(deleteDraft('D1'));
    expect(await inTime(readDrafts())).toHaveLength(2);
    await inTime(deleteAllDrafts());
    expect(await inTime(readDrafts())).toEqual([]);
  });
});

describe('a browser whose IndexedDB answers late', () => {
  usePage();

  it('stores then what was written, the latest as it is', async () => {
    const { answer, inTime, readDrafts, rows, writeDraft } = await openPage();
    await inTime(writeDraft(draft('D1', { text: 'first' })));
    void writeDraft(draft('D1', { text: 'second' }));
    answer();
    expect(await inTime(readDrafts())).toMatchObject([{ id: 'D1', text: 'second' }]);
    expect(rows()).toMatchObject([{ id: 'D1', text: 'second' }]);
    expect(promptsBeforeUnload()).toBe(false);
  });

  it('still restores what it has', async () => {
    const { answer, claimDraft, inTime } = await openPage([draft('D1')]);
    const claiming = claimDraft(claim, new AbortController().signal);
    await inTime(Promise.resolve());
    answer();
    expect(await claiming).toMatchObject({ draft: { id: 'D1' } });
  });
});

describe('a lock that the browser refuses', () => {
  it('counts as that of another tab', async () => {
    const request = () => Promise.reject(new Error('The page is in a window that opens'));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    expect(await lockDraft('D1')).toBeUndefined();
    Reflect.deleteProperty(navigator, 'locks');
  });
});

describe('a browser that deletes its databases', () => {
  usePage();

  it('has again what is being typed, and nothing else', async () => {
    const { answer, empty, inTime, rows, writeDraft, useUnsavedForm } = await openPage();
    // Of the same React as the page.
    const { renderHook } = await import('@testing-library/react/pure');
    answer();
    renderHook(() => useUnsavedForm('D1', true));
    await inTime(Promise.all([writeDraft(draft('D1')), writeDraft(draft('D2'))]));
    empty();
    expect(rows()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(rows()).toMatchObject([{ id: 'D1' }]);
  });
});
