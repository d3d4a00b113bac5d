import { act, screen, waitFor } from '@testing-library/react';
import { DraftNotice, noErrors, useConsoleForm } from '@console/shared/forms';
import { paths } from '@console/shared/model';
import { Link } from '@console/shared/router';
import { admin } from '@console/shared/testing';
import { Page, TextField } from '@console/shared/ui';
import { renderConsole, type TestModule } from '../testing/render-console';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const update = () => screen.findByRole('button', { name: 'Update' });
const noNotice = () => expect(screen.queryByText(/A newer version/)).not.toBeInTheDocument();

/** A list with a link to the form; its text names the release. */
const seasons = (release: string): TestModule => ({
  title: 'Seasons',
  screens: {
    [paths.seasonList]: {
      Screen: () => (
        <Page title={`Seasons of ${release}`}>
          <Link to={paths.seasonCreate}>Create Season</Link> <Link to={paths.quizList}>View Quizzes</Link>
        </Page>
      ),
    },
    [paths.seasonCreate]: { Screen: () => <Form title={`Create Season of ${release}`} /> },
  },
});

const quizzes = (release: string): TestModule => ({
  title: 'Quizzes',
  screens: {
    [paths.quizList]: {
      Screen: () => (
        <Page title={`Quizzes of ${release}`}>
          <Link to={paths.seasonList}>Go Back</Link>
        </Page>
      ),
    },
  },
});

function Form({ title }: { title: string }) {
  const form = useConsoleForm({
    initial: { name: '' },
    validate: () => noErrors,
    save: async () => undefined,
    draftKey: 'seasons',
  });
  return (
    <Page title={title}>
      <DraftNotice form={form} />
      <TextField label="Season" {...form.field('name')} />
      <Link to={paths.seasonList}>Go Back</Link>
    </Page>
  );
}

/** The tab becomes visible or hidden. */
async function setVisibility(state: DocumentVisibilityState): Promise<void> {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
}
const showTab = () => setVisibility('visible');

async function open(at: string = paths.seasonList) {
  const page = renderConsole({ at, session: admin(), modules: [seasons('old'), quizzes('old')] });
  const clickLink = async (name: string) => page.user.click(await screen.findByRole('link', { name }));
  await heading(at === paths.seasonList ? 'Seasons of old' : 'Create Season of old');
  return { ...page, clickLink };
}

describe('a release of the module on the screen', () => {
  it('is offered and replaces the old one in place, without a reload', async () => {
    const { release, user, pages } = await open();
    release(seasons('new'));
    noNotice();
    await showTab();
    expect(await screen.findByText('A newer version of Seasons is ready.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Seasons of old');
    (await update()).focus();
    await user.keyboard('{Enter}');
    expect(await heading('Seasons of new')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(pages).toEqual([]);
    noNotice();
  });

  it('keeps unsaved input: it waits while the tab is hidden, and Update restores the draft', async () => {
    const { release, user } = await open(paths.seasonCreate);
    await user.type(screen.getByLabelText('Season'), 'Gospels');
    release(seasons('new'));
    await showTab();
    await update();
    await setVisibility('hidden');
    await showTab();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create Season of old');

    await user.click(await update());
    expect(await heading('Create Season of new')).toBeVisible();
    expect(await screen.findByText(/^Draft restored/)).toBeVisible();
    expect(screen.getByLabelText('Season')).toHaveValue('Gospels');
    noNotice();
  });

  it('is applied while the tab is hidden, when there is no unsaved input', async () => {
    const { release } = await open(paths.seasonCreate);
    release(seasons('new'));
    await showTab();
    await update();
    await setVisibility('hidden');
    expect(await heading('Create Season of new')).toBeVisible();
    noNotice();
  });

  it('is no longer offered, or is replaced in the same way, after a rollback', async () => {
    const { release, user } = await open();
    const rollBack = release(seasons('broken'));
    await showTab();
    await update();
    rollBack();
    await showTab();
    await waitFor(noNotice);

    release(seasons('broken again'));
    await showTab();
    await user.click(await update());
    await heading('Seasons of broken again');
    rollBack();
    await showTab();
    await user.click(await update());
    expect(await heading('Seasons of old')).toBeVisible();
  });

  it('is not offered and changes nothing when it cannot run here', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { release, clickLink } = await open();
    release({ ...seasons('new'), contract: '2.0.0' });
    await showTab();
    await waitFor(() => expect(warned).toHaveBeenCalled());
    noNotice();
    await clickLink('Create Season');
    expect(await heading('Create Season of old')).toBeVisible();
  });
});

describe('a release of another module', () => {
  it('is opened by the next visit, without changing input elsewhere', async () => {
    const { release, user, clickLink } = await open();
    await clickLink('View Quizzes');
    await heading('Quizzes of old');
    await clickLink('Go Back');
    await clickLink('Create Season');
    await user.type(await screen.findByLabelText('Season'), 'Gospels');
    release(quizzes('new'));
    await showTab();
    noNotice();
    expect(screen.getByLabelText('Season')).toHaveValue('Gospels');
    await clickLink('Go Back');
    await clickLink('View Quizzes');
    expect(await heading('Quizzes of new')).toBeVisible();
  });
});

describe('the live releases', () => {
  it('stay the same while the registry cannot be read', async () => {
    const { release, files, clickLink } = await open();
    release(seasons('new'));
    files.set('/remotes.json', () => '<!doctype html>');
    await showTab();
    noNotice();
    await clickLink('View Quizzes');
    expect(await heading('Quizzes of old')).toBeVisible();
  });

  it('are requested on another screen, on focus and regularly, each at most once a minute', async () => {
    const { files, clickLink } = await open();
    const requested = jest.fn(files.get('/remotes.json'));
    files.set('/remotes.json', requested);
    const now = jest.spyOn(Date, 'now');
    const advanceMinutes = (minutes: number) => now.mockReturnValue(Date.now() + minutes * 60_000);

    await clickLink('View Quizzes');
    await heading('Quizzes of old');
    expect(requested).not.toHaveBeenCalled();
    advanceMinutes(1.1);
    await clickLink('Go Back');
    await heading('Seasons of old');
    expect(requested).toHaveBeenCalledTimes(1);
    await act(async () => window.dispatchEvent(new Event('focus')));
    expect(requested).toHaveBeenCalledTimes(1);
    advanceMinutes(1.1);
    await act(async () => window.dispatchEvent(new Event('focus')));
    expect(requested).toHaveBeenCalledTimes(2);
  });
});

describe('a release of the shell', () => {
  const page = (script: string) => `<!doctype html><script defer src="/assets/${script}"></script>`;
  const running = document.createElement('script');
  running.setAttribute('defer', '');
  afterEach(() => running.remove());

  async function openOn(script: string) {
    running.setAttribute('src', `/assets/${script}`);
    document.head.append(running);
    return open();
  }

  it('is shown with a link to load it', async () => {
    const { files } = await openOn('shell.1.js');
    files.set('/', () => page('shell.1.js'));
    await showTab();
    noNotice();
    files.set('/', () => page('shell.2.js'));
    await showTab();
    expect(await screen.findByText('A newer version of the console is ready.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    files.set('/', () => page('shell.1.js'));
    await showTab();
    await waitFor(noNotice);
  });
});
