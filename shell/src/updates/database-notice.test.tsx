import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '@console/shared/model';
import { admin, testConfig } from '@console/shared/testing';
import { Link } from '@console/shared/router';
import { Page } from '@console/shared/ui';
import { permissionOf, renderConsole } from '../testing/render-console';

const Seasons = () => (
  <Page title="Seasons">
    <Link to={paths.privacyPolicy}>To the policy</Link>
    <Link to={paths.moduleStatus}>To the modules</Link>
  </Page>
);
const Policy = () => (
  <Page title="Privacy Policy">
    <Link to={paths.seasonList}>Back</Link>
  </Page>
);
const seasons = { title: 'Seasons', screens: { [paths.seasonList]: { Screen: Seasons } } };
const legal = {
  title: 'Legal',
  access: 'public' as const,
  screens: { [paths.privacyPolicy]: { Screen: Policy } },
};

const notice = () => screen.findByText('The console’s data has moved.');
const noNotice = () => expect(screen.queryByText(/data has moved/)).not.toBeInTheDocument();

/** The live configuration with this database. */
const config = (database?: string) => ({ ...testConfig, firebase: { ...testConfig.firebase, database } });

const showTab = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));

async function open() {
  const console = renderConsole({ at: paths.seasonList, session: admin(), modules: [seasons] });
  await screen.findByRole('heading', { level: 1, name: 'Seasons' });
  /** Deploys this configuration, and returns whether the page has asked for it. */
  const deploy = (answer: () => object | string | Promise<never>) => {
    const asked = jest.fn(answer);
    console.files.set('/config.json', asked);
    return asked;
  };
  return { ...console, deploy };
}

const closedTitle = 'The database is closed.';
const closedNotice = () => screen.findByText(closedTitle);
const noClosedNotice = () => waitFor(() => expect(screen.queryByText(closedTitle)).not.toBeInTheDocument());

/** Follows a link to the screen with this heading. */
async function go(link: string, heading: string) {
  act(() => screen.getByRole('link', { name: link }).click());
  await screen.findByRole('heading', { level: 1, name: heading });
}

/** A list on a database that refuses everything. */
function openClosed() {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const shown = renderConsole({
    at: paths.seasonList,
    session: admin(),
    modules: [seasons, legal],
    documents: permissionOf(admin()),
  });
  shown.files.set('/config.json', () => config());
  shown.gateway.breakDown('denied');
  return shown;
}

describe('a database that refuses everything', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is called closed until it answers again', async () => {
    const { gateway } = openClosed();
    expect(await closedNotice()).toBeVisible();
    gateway.heal();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    await noClosedNotice();
  });

  it('is not called closed any more when it answered again while a public page was shown', async () => {
    const { gateway } = openClosed();
    await closedNotice();
    gateway.heal();
    await go('To the policy', 'Privacy Policy');
    await go('Back', 'Seasons');
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    await noClosedNotice();
  });

  it('is not called closed any more when it answered again while the page changed', async () => {
    const { gateway } = openClosed();
    await closedNotice();
    gateway.heal();
    await go('To the modules', 'Modules');
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    await noClosedNotice();
  });

  it('is not called closed any more although the registry does not answer', async () => {
    const { gateway, files } = openClosed();
    await closedNotice();
    files.set('/remotes.json', () => new Promise<never>(() => undefined));
    await act(() => jest.advanceTimersByTimeAsync(8000));
    await showTab();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    gateway.heal();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    await noClosedNotice();
  });
});

describe('another database in the live configuration', () => {
  it('is shown with a button that loads it, until the page’s own is live again', async () => {
    const { deploy } = await open();
    deploy(() => config('quiz-restored'));
    noNotice();
    await showTab();
    expect(await notice()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    deploy(() => config('(default)'));
    await showTab();
    await waitFor(noNotice);
  });

  it('is also asked for when the page’s own database refuses even the role', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { gateway, files } = renderConsole({ at: paths.seasonList, session: admin(), modules: [seasons] });
    files.set('/config.json', () => config('quiz-restored'));
    gateway.breakDown('denied');
    expect(await notice()).toBeVisible();
  });

  it('is not asked for when the role cannot be read for another reason', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { gateway, files } = renderConsole({ at: paths.seasonList, session: admin(), modules: [seasons] });
    const asked = jest.fn(() => config());
    files.set('/config.json', asked);
    gateway.breakDown('unavailable');
    await waitFor(() =>
      expect(warned).toHaveBeenCalledWith('The role is not followed for the moment', expect.anything()),
    );
    await act(async () => undefined);
    expect(asked).not.toHaveBeenCalled();
  });

  it('takes the place of the notice that the page’s own is closed', async () => {
    const { gateway, files } = openClosed();
    expect(await closedNotice()).toBeVisible();
    files.set('/config.json', () => config('quiz-restored'));
    await showTab();
    expect(await notice()).toBeVisible();
    expect(screen.queryByText(closedTitle)).not.toBeInTheDocument();
    gateway.heal();
  });

  it.each<[string, () => object | string | Promise<never>]>([
    ['is the same', () => config()],
    ['is no configuration', () => ({ firebase: { database: 'quiz-restored' } })],
    ['is an error page', () => '<!doctype html>'],
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is not shown where the live file %s', async (_title, answer) => {
    const { deploy } = await open();
    const asked = deploy(answer);
    await showTab();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await act(async () => undefined);
    noNotice();
  });
});
