import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { paths } from '@console/shared/model';
import type { Session } from '@console/shared/session';
import { admin, givenWaitingSave, setNow } from '@console/shared/testing';
import { Page } from '@console/shared/ui';
import { renderConsole, type TestModule } from '../testing/render-console';

const message = /This page may be out of date/;

const screens = (path: string, access: TestModule['access']): TestModule => ({
  title: 'Module',
  access,
  screens: { [path]: { Screen: () => <Page title="Screen">Words</Page> } },
});

async function open(at: string, access: TestModule['access'], session?: Session) {
  renderConsole({ at, session, modules: [screens(at, access)] });
  await screen.findByRole('heading', { name: 'Screen' });
}

function connect(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
}

afterEach(() => void jest.restoreAllMocks());

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
    expect(screen.getByText('Offline since 07:05')).toBeVisible();
  });

  it('is shown on a page that begins without one, on public pages, too', async () => {
    connect(false);
    await open(paths.privacyPolicy, 'public', admin());
    expect(await notice()).toBeVisible();
    expect(screen.getByText('Offline')).toBeVisible();
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
