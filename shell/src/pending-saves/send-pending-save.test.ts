import { DataError } from '@console/shared/data';
import {
  deleteAllDrafts,
  deleteDraft,
  readDrafts,
  writeDraft,
  type PendingSave,
} from '@console/shared/drafts';
import { SaveRefused } from '@console/shared/forms';
import { admin, createMemoryGateway, host } from '@console/shared/testing';
import type { SendDraft } from '@console/shared/contract';
import { storeSession } from '@console/shared/session';
import type { Toast } from '@console/shared/ui';
import { sendPendingSave } from './send-pending-save';

const saved = { title: 'Quiz created', message: '“Finals” was created.' };
const unavailable = new DataError('unavailable', 'The database is away');

/** A save that waits. */
const givenDraft = (state: PendingSave['state'] = 'sending') =>
  writeDraft({
    ...{ id: 'D1', owner: admin().person.uid, form: 'seasons/S1/quizzes', address: '/create-quiz?season=S1' },
    ...{ updatedAt: 1, text: 'Title: Finals', base: { title: '' }, values: { title: 'Finals' } },
    ...{ progress: { creation: { id: 'Q1', sent: [] } }, pending: { since: 1, state } },
  });

const send = (sendDraft?: SendDraft) =>
  sendPendingSave('D1', {
    gateway: createMemoryGateway(),
    session: admin(),
    load: async () => sendDraft,
  });

const pending = async () => (await readDrafts()).map((draft) => draft.pending?.state);
const online = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await deleteAllDrafts();
  storeSession(admin());
});

describe('sending a save that waits', () => {
  it('deletes the draft when it is stored', async () => {
    await givenDraft();
    expect(await send(async () => saved)).toBe('done');
    expect(await readDrafts()).toEqual([]);
  });

  it('stores the progress before the attempt, so that the next one knows of it', async () => {
    await givenDraft();
    const failing: SendDraft = async (_draft, { remember }) => {
      await remember({ sent: ['first'] });
      throw unavailable;
    };
    expect(await send(failing)).toBe('delayed');
    expect(await readDrafts()).toMatchObject([
      { progress: { sent: ['first'] }, pending: { state: 'waiting' } },
    ]);
  });

  it('waits while the database cannot be reached, and is sent when it can be', async () => {
    await givenDraft();
    const away: SendDraft = () => Promise.reject(unavailable);
    expect([await send(away), await send(away)]).toEqual(['delayed', 'waiting']);
    expect(await pending()).toEqual(['waiting']);
    expect(await send(async () => saved)).toBe('done');
    expect(await readDrafts()).toEqual([]);
  });

  it('is listed as waiting after five seconds without an answer, and deleted when it is stored', async () => {
    await givenDraft();
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'Date'] });
    let answer: (stored: Toast) => void = () => undefined;
    const sending = send(() => new Promise((resolve) => (answer = resolve)));
    await jest.advanceTimersByTimeAsync(4900);
    expect(await pending()).toEqual(['sending']);
    await jest.advanceTimersByTimeAsync(200);
    expect(await pending()).toEqual(['waiting']);
    jest.useRealTimers();
    answer(saved);
    expect(await sending).toBe('done');
    expect(await readDrafts()).toEqual([]);
  });

  it('is not attempted without a connection', async () => {
    await givenDraft();
    online(false);
    const sendDraft = jest.fn(async () => saved);
    expect(await send(sendDraft)).toBe('delayed');
    expect(sendDraft).not.toHaveBeenCalled();
  });

  it('waits for its form where its module cannot send it', async () => {
    await givenDraft();
    expect(await send(undefined)).toBe('delayed');
  });

  it('is kept with the reason when it is refused, and not sent again', async () => {
    await givenDraft();
    const refuse = jest.fn(() => Promise.reject(new SaveRefused('The quiz has begun.')));
    expect(await send(refuse)).toBe('done');
    expect(await readDrafts()).toMatchObject([
      { pending: { state: 'refused', reason: 'The quiz has begun.' }, progress: { creation: { id: 'Q1' } } },
    ]);
    expect(await send(refuse)).toBe('done');
    expect(refuse).toHaveBeenCalledTimes(1);
  });

  it('does not come back when it was discarded meanwhile', async () => {
    await givenDraft();
    const discarded: SendDraft = async () => {
      await deleteDraft('D1');
      throw unavailable;
    };
    await send(discarded);
    expect(await readDrafts()).toEqual([]);
  });

  it('does nothing while a form or another tab has the draft', async () => {
    await givenDraft();
    const locks = {
      request: async (_name: string, _options: object, run: (lock: null) => unknown) => run(null),
    };
    Object.assign(navigator, { locks });
    const sendDraft = jest.fn(async () => saved);
    expect(await send(sendDraft)).toBe('busy');
    Reflect.deleteProperty(navigator, 'locks');
    expect(sendDraft).not.toHaveBeenCalled();
  });

  it('does not wait for a browser that never answers for its locks, and takes no lock that is granted late', async () => {
    await givenDraft();
    let grant: (lock: object) => unknown = () => undefined;
    const request = (_name: string, _options: object, run: (lock: object) => unknown) => {
      grant = run;
      return new Promise(() => undefined);
    };
    Object.assign(navigator, { locks: { request } });
    const sendDraft = jest.fn(async () => saved);
    jest.useFakeTimers();
    const outcome = send(sendDraft);
    await jest.advanceTimersByTimeAsync(5000);
    jest.useRealTimers();
    expect(await outcome).toBe('busy');
    await grant({});
    Reflect.deleteProperty(navigator, 'locks');
    expect(sendDraft).not.toHaveBeenCalled();
  });

  it('is sent in the session of its owner only, also when that ends while its module loads', async () => {
    await givenDraft();
    const sendDraft = jest.fn(async () => saved);
    storeSession(host());
    expect(await send(sendDraft)).toBe('waiting');
    storeSession(admin());
    const load = async () => {
      localStorage.clear();
      return sendDraft;
    };
    expect(await sendPendingSave('D1', { gateway: createMemoryGateway(), session: admin(), load })).toBe(
      'waiting',
    );
    expect(sendDraft).not.toHaveBeenCalled();
    expect(await pending()).toEqual(['sending']);
  });

  it('waits when it is refused because its owner was signed out meanwhile', async () => {
    await givenDraft();
    const signedOut: SendDraft = () => {
      localStorage.clear();
      return Promise.reject(new SaveRefused('Your account isn’t allowed to do it.'));
    };
    expect(await send(signedOut)).toBe('waiting');
    expect(await pending()).toEqual(['sending']);
  });

  it('is not attempted while an earlier one must be sent', async () => {
    await givenDraft();
    const [draft] = await readDrafts();
    if (draft) await writeDraft({ ...draft, id: 'D0', pending: { since: 0, state: 'waiting' } });
    const sendDraft = jest.fn(async () => saved);
    expect(await send(sendDraft)).toBe('delayed');
    expect(sendDraft).not.toHaveBeenCalled();
  });

  it('leaves what the person chose while it was sent, as a change of what is stored now', async () => {
    await givenDraft('waiting');
    const choosesAgain: SendDraft = async (_draft, { remember }) => {
      const [stored] = await readDrafts();
      if (stored) await writeDraft({ ...stored, updatedAt: 2, values: { title: 'Semi-final' } });
      await remember({ sent: ['first'] });
      return saved;
    };
    expect(await send(choosesAgain)).toBe('done');
    expect(await readDrafts()).toMatchObject([
      { base: { title: 'Finals' }, values: { title: 'Semi-final' }, pending: { state: 'waiting' } },
    ]);
  });

  it('is not refused with what was chosen before', async () => {
    await givenDraft('waiting');
    const choosesAgain: SendDraft = async () => {
      const [stored] = await readDrafts();
      if (stored) await writeDraft({ ...stored, updatedAt: 2, values: { title: 'Semi-final' } });
      throw new SaveRefused('The quiz has begun.');
    };
    expect(await send(choosesAgain)).toBe('waiting');
    expect(await readDrafts()).toMatchObject([
      { values: { title: 'Semi-final' }, pending: { state: 'waiting' } },
    ]);
  });

  it('does nothing for a draft that another tab has sent', async () => {
    expect(await send(async () => saved)).toBe('done');
  });
});
