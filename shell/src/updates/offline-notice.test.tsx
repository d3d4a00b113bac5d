import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { paths } from '@console/shared/model';
import type { Session } from '@console/shared/session';
import { admin, givenWaitingSave, setNow } from '@console/shared/testing';
import { Page } from '@console/shared/ui';
import { noteStored } from '../staff/note-stored';
import { renderConsole, type TestModule } from '../testing/render-console';

const message = /This page may be out of date/;

const screens = (path: string, access: TestModule['access']): TestModule => ({
  title: 'Module',
  access,
  screens: { [path]: { Screen: () => <Page title="Screen">Words</Page> } },
});

async function open(at: string, access: TestModule['access'], session?: Session) {
  renderConsole({ at, session, modules: [screens(at, access)], isReachable: () => isReachable });
  await screen.findByRole('heading', { name: 'Screen' });
}

let isReachable = true;

/** What the browser reports, and whether the host of the console can be reached. */
function connect(isOnline: boolean, hasConnection = isOnline) {
  jest.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(isOnline);
  isReachable = hasConnection;
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
}

afterEach(() => {
  fireEvent(window, new Event('offline'));
  jest.restoreAllMocks();
});

const notice = () => screen.findByText(message);
const noNotice = () => waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());

describe('a lost connection', () => {
  setNow(new Date('2026-11-28T07:05'));

  it('is announced to staff until it is back, with the time, and cannot be closed', async () => {
    await open(paths.seasonList, 'staff', admin());
    await screen.findByRole('region', { name: 'Notices' });
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    connect(false);
    expect((await notice()).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    connect(true);
    await noNotice();
    connect(false);
    expect(await screen.findByText('Offline since 07:05')).toBeVisible();
  });

  it('is shown on a page that begins without one, on public pages, too', async () => {
    connect(false);
    await open(paths.privacyPolicy, 'public', admin());
    expect(await notice()).toBeVisible();
    expect(screen.getByText('Offline')).toBeVisible();
  });

  it('is not announced where only the browser says so, and everything counts as online until the next loss', async () => {
    await open(paths.seasonList, 'staff', admin());
    const back = jest.fn();
    window.addEventListener('online', back, { once: true });
    connect(false, true);
    await waitFor(() => expect(back).toHaveBeenCalled());
    expect(navigator.onLine).toBe(true);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    connect(false);
    expect(navigator.onLine).toBe(false);
    expect(await notice()).toBeVisible();
  });

  it('is announced where the browser said so a moment before it was true', async () => {
    await open(paths.seasonList, 'staff', admin());
    jest.useFakeTimers();
    connect(false, true);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(navigator.onLine).toBe(true);
    isReachable = false;
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    jest.useRealTimers();
    expect(navigator.onLine).toBe(false);
    expect(await notice()).toBeVisible();
  });

  it('says how many changes wait', async () => {
    await open(paths.seasonList, 'staff', admin());
    connect(false);
    await notice();
    await act(() => givenWaitingSave(admin()));
    expect(await screen.findByText(/^1 change is waiting\. This page may be out of date/)).toBeVisible();
  });

  it('shows nothing to a reader of public pages', async () => {
    await open(paths.privacyPolicy, 'public');
    connect(false);
    await screen.findByRole('region', { name: 'Notices' });
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });
});

describe('a browser whose storage does not answer', () => {
  it.each(['before', 'after'])(
    'is said while it is noted, if that was %s the notice has loaded',
    async (when) => {
      if (when === 'before') noteStored(false);
      await open(paths.seasonList, 'staff', admin());
      await screen.findByRole('region', { name: 'Notices' });
      if (when === 'after') act(() => noteStored(false));
      expect(await screen.findByText(/^This browser’s storage doesn’t answer/)).toBeVisible();
      act(() => noteStored(true));
      expect(screen.queryByText(/^This browser’s storage doesn’t answer/)).not.toBeInTheDocument();
    },
  );
});
