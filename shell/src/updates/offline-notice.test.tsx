import { fireEvent, screen } from '@testing-library/react';
import { paths } from '@console/shared/model';
import type { Session } from '@console/shared/session';
import { admin } from '@console/shared/testing';
import { Page } from '@console/shared/ui';
import { renderConsole, type TestModule } from '../testing/render-console';

const message = /You’re offline\. This page may be out of date/;

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

describe('a lost connection', () => {
  it('is announced to staff until it is back', async () => {
    await open(paths.seasonList, 'staff', admin());
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    connect(false);
    expect(screen.getByText(message).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    connect(true);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('shows nothing to a reader of public pages', async () => {
    await open(paths.privacyPolicy, 'public');
    connect(false);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });
});
