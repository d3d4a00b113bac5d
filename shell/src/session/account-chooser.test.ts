import { chooseAccount, type Choice } from './account-chooser';

const backend = 'http://localhost:9099';
const credential = (idToken: string) => ({ type: 'local-firebase:credential', idToken });

/** A window that this page has opened. */
function openWindow(): Window {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  if (!frame.contentWindow) throw new Error('The frame has no window');
  return frame.contentWindow;
}

function postMessage(data: unknown, { origin = backend, source }: { origin?: string; source: Window }) {
  dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

let popup: Window;
beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
  popup = openWindow();
});
afterEach(() => jest.useRealTimers());

const openerGives = (given: Window | null) => jest.spyOn(window, 'open').mockReturnValue(given);
const close = (closed: Window) => Object.defineProperty(closed, 'closed', { value: true });

/** The outcome of the choice; `undefined` while it is pending. */
function begin(): { ended(): Promise<Choice | undefined> } {
  let choice: Choice | undefined;
  void chooseAccount(backend).then((made) => (choice = made));
  return {
    async ended() {
      await jest.advanceTimersByTimeAsync(0);
      return choice;
    },
  };
}

describe('the account chooser', () => {
  it('opens synchronously at the backend, and sends it the origin to answer', () => {
    const opened = openerGives(popup);
    begin();
    expect(String(opened.mock.calls[0]?.[0])).toBe(
      'http://localhost:9099/auth-popup?origin=http%3A%2F%2Flocalhost',
    );
  });

  it('resolves with the token from its own window', async () => {
    openerGives(popup);
    const choice = begin();
    postMessage(credential('token-1'), { source: popup });
    expect(await choice.ended()).toEqual({ chosen: true, idToken: 'token-1' });
  });

  it.each([
    [
      'from another origin',
      () => postMessage(credential('stolen'), { source: popup, origin: 'http://localhost:9098' }),
    ],
    ['from another window', () => postMessage(credential('stolen'), { source: openWindow() })],
    ['from this page itself', () => postMessage(credential('stolen'), { source: window })],
    ['about something else', () => postMessage({ type: 'resized', idToken: 'stolen' }, { source: popup })],
    [
      'without a token',
      () => postMessage({ type: 'local-firebase:credential', idToken: 7 }, { source: popup }),
    ],
    ['that is no object', () => postMessage('local-firebase:credential', { source: popup })],
  ])('ignores a message %s', async (_what, speak) => {
    openerGives(popup);
    const choice = begin();
    speak();
    expect(await choice.ended()).toBeUndefined();
    postMessage(credential('token-1'), { source: popup });
    expect(await choice.ended()).toEqual({ chosen: true, idToken: 'token-1' });
  });

  it('reports when the browser blocks the window', async () => {
    openerGives(null);
    expect(await begin().ended()).toEqual({ chosen: false, reason: 'blocked' });
  });

  it('is cancelled when the window closes, and removes its listener', async () => {
    openerGives(popup);
    const choice = begin();
    close(popup);
    await jest.advanceTimersByTimeAsync(2000);
    expect(await choice.ended()).toEqual({ chosen: false, reason: 'cancelled' });
    postMessage(credential('late'), { source: popup });
    expect(await choice.ended()).toEqual({ chosen: false, reason: 'cancelled' });
    expect(jest.getTimerCount()).toBe(0);
  });

  it('still accepts a message that the window sent as it closed', async () => {
    openerGives(popup);
    const choice = begin();
    close(popup);
    await jest.advanceTimersByTimeAsync(500);
    postMessage(credential('token-1'), { source: popup });
    expect(await choice.ended()).toEqual({ chosen: true, idToken: 'token-1' });
  });

  it('hands its window over to a later call, and resolves as cancelled', async () => {
    openerGives(popup);
    const earlier = begin();
    const later = begin();
    expect(await earlier.ended()).toEqual({ chosen: false, reason: 'cancelled' });
    postMessage(credential('token-1'), { source: popup });
    expect(await later.ended()).toEqual({ chosen: true, idToken: 'token-1' });
    expect(await earlier.ended()).toEqual({ chosen: false, reason: 'cancelled' });
  });
});
