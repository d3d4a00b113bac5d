import { waitFor } from '@testing-library/react';
import type { RegistryEntry, SendDraft } from '@console/shared/contract';
import { DataError } from '@console/shared/data';
import { deleteAllDrafts, deleteDraft, readDrafts, writeDraft, type Draft } from '@console/shared/drafts';
import { storeSession } from '@console/shared/session';
import { admin, renderScreen } from '@console/shared/testing';
import { RegistryProvider } from '../updates/registry-context';
import { loadRemoteModule } from '../remotes/load/load-remote';
import { LiveReleases } from '../updates/live-releases';
import { SendPendingSaves } from './send-pending-saves';

jest.mock('../remotes/load/load-remote');

const away: SendDraft = () => Promise.reject(new DataError('unavailable', 'The database is away'));
const stores: SendDraft = async () => ({ title: 'Saved', message: 'It was saved.' });

const entry: RegistryEntry = {
  ...{ name: 'quizzes', title: 'Quizzes', access: 'staff', host: 'https://quizzes.example.org' },
  ...{ paths: ['/update-quiz', '/update-question', '/delete-account'], version: '1.0.0', contract: 2 },
} as unknown as RegistryEntry;
const registry = new LiveReleases({ entries: [entry], refused: [], problems: [] });

/** A save that waits, saved at this time. */
function given(id: string, address: string, since: number): Draft {
  return {
    ...{ id, owner: admin().person.uid, form: id, address, updatedAt: since, text: id },
    ...{ base: {}, values: {}, progress: {}, pending: { since, state: 'waiting' } },
  };
}

const question = given('question', '/update-question?season=S1&quiz=Q1&question=A', 1);
const status = given('status', '/update-quiz?season=S1&quiz=Q1', 2);
const otherSeason = given('other season', '/update-quiz?season=S2&quiz=Q9', 3);
const request = given('request', '/delete-account', 4);

/** Sends these saves; those of `answers` by their answers, all others are stored. @returns the ids of those attempted, in order */
async function sendAll(drafts: readonly Draft[], answers: Record<string, SendDraft>): Promise<string[]> {
  const attempted: string[] = [];
  const sendDraft: SendDraft = (draft, context) => {
    attempted.push(draft.id);
    return (answers[draft.id] ?? stores)(draft, context);
  };
  jest
    .mocked(loadRemoteModule)
    .mockResolvedValue({ sendDraft: async () => sendDraft } as unknown as Awaited<
      ReturnType<typeof loadRemoteModule>
    >);
  for (const draft of drafts) await writeDraft(draft);
  renderScreen(
    <RegistryProvider value={registry}>
      <SendPendingSaves drafts={drafts} />
    </RegistryProvider>,
  );
  await waitFor(() => expect(attempted).toContain(drafts.at(-1)?.id));
  return attempted;
}

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await deleteAllDrafts();
  storeSession(admin());
});

describe('the saves that wait', () => {
  it('are sent in the order in which they were saved', async () => {
    expect(await sendAll([status, question, otherSeason, request], {})).toEqual([
      'question',
      'status',
      'other season',
      'request',
    ]);
  });

  it('of a season wait behind one that cannot be sent: no quiz begins with a question that is still wrong', async () => {
    expect(await sendAll([question, status, otherSeason, request], { question: away })).toEqual([
      'question',
      'other season',
      'request',
    ]);
    await waitFor(async () =>
      expect((await readDrafts()).map(({ id }) => id).sort()).toEqual(['question', 'status']),
    );
  });

  it('wait behind one that is open in a form on this page, and are sent soon after it', async () => {
    await writeDraft(question);
    const sent = sendAll([status, otherSeason], {});
    expect(await sent).toEqual(['other season']);
    await deleteDraft('question');
    await waitFor(async () => expect(await readDrafts()).toEqual([]));
    expect(await sent).toEqual(['other season', 'status']);
  });

  it('are sent soon after another tab has released the first one, and leave the others to it meanwhile', async () => {
    const locked: string[] = [];
    let isReleased = false;
    const request = async (name: string, _options: LockOptions, work: (lock: object | null) => unknown) => {
      locked.push(name);
      if (locked.length > 2) isReleased = true;
      return work(isReleased ? {} : null);
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    expect(await sendAll([question, status], {})).toEqual(['question', 'status']);
    expect(locked.slice(0, 3)).toEqual(['draft/question', 'draft/question', 'draft/question']);
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('are tried again at once when the connection comes back while they are being sent', async () => {
    let isConnected = false;
    const early = given('early', '/update-quiz?season=S2&quiz=Q9', 0);
    const connects: SendDraft = async (draft, context) => {
      isConnected = true;
      dispatchEvent(new Event('online'));
      return stores(draft, context);
    };
    const returns: SendDraft = (draft, context) => (isConnected ? stores : away)(draft, context);
    const attempted = await sendAll([early, question], { early: returns, question: connects });
    await waitFor(() => expect(attempted).toEqual(['early', 'question', 'early']));
  });

  it('of another season are not tried more often because a form holds the first one of a season', async () => {
    let asked = 0;
    const request = async (name: string, _options: LockOptions, work: (lock: object | null) => unknown) => {
      const isHeld = name === 'draft/question' && (asked += 1) < 4;
      return work(isHeld ? null : {});
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    const attempted = await sendAll([question, otherSeason, status], { 'other season': away });
    expect(attempted).toEqual(['other season', 'question', 'status']);
    Reflect.deleteProperty(navigator, 'locks');
  });
});
