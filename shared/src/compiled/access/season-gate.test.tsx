import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from '@console/shared/router';
import { admin, host, renderScreen, seasonFields, type RenderOptions } from '@console/shared/testing';
import { Page } from '@console/shared/ui';
import { SeasonGate } from './season-gate';

function Screen() {
  const id = useSearchParams()[0].get('season');
  return (
    <SeasonGate
      seasonId={id}
      frame={(state) => <Page title="Quizzes">{state}</Page>}
      missing="Leads elsewhere"
    >
      {({ name }) => <Page title={name}>Create Quiz</Page>}
    </SeasonGate>
  );
}

const path = 'seasons/S1';
const foreign = seasonFields({ season: 'Youth Camp', host_email: 'priya@example.org' });

function open(options: RenderOptions = {}) {
  const page = renderScreen(<Screen />, {
    session: host(),
    documents: { [path]: seasonFields() },
    at: '/home?season=S1',
    ...options,
  });
  return { ...page, user: userEvent.setup() };
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const noAccess = () => title('This season isn’t yours');
const checkAgain = () => screen.findByRole('button', { name: 'Check again' });

describe('a season that the database refuses', () => {
  let errors: jest.SpyInstance;
  beforeEach(() => (errors = jest.spyOn(console, 'error').mockImplementation(() => {})));

  function openForeign() {
    const page = open();
    page.gateway.breakDown('denied');
    return page;
  }

  it('says that the user has no access, why, and what to do', async () => {
    openForeign();
    expect(await noAccess()).toBeVisible();
    expect(screen.getByText('host@example.org isn’t a host of this season.')).toBeVisible();
    expect(screen.getByText(/add your email as Host Additional Email/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'support@example.org' })).toHaveAttribute(
      'href',
      'mailto:support@example.org',
    );
    expect(screen.getByRole('link', { name: 'Go to seasons' })).toHaveAttribute('href', '/seasons');
    expect(errors).toHaveBeenCalled();
  });

  it('shows none of its contents, and no Retry', async () => {
    openForeign();
    await noAccess();
    expect(screen.queryByText('Create Quiz')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stays closed while access is checked again, and says that nothing has changed', async () => {
    const { user } = openForeign();
    await user.click(await checkAgain());
    expect(await screen.findByText(/^Checked at \d\d:\d\d: you still have no access\.$/)).toBeVisible();
    expect(await checkAgain()).toHaveFocus();
  });

  it('opens once the season names the person', async () => {
    const { user, gateway } = openForeign();
    await noAccess();
    gateway.heal();
    await user.click(await checkAgain());
    await waitFor(async () => expect(await title('Gospels 2026')).toHaveFocus());
  });
});

describe('a cached season of other people', () => {
  it('is closed, and its name is not shown', async () => {
    open({ documents: { [path]: foreign } });
    expect(await noAccess()).toBeVisible();
    expect(screen.queryByText(/Youth Camp/)).not.toBeInTheDocument();
  });

  it('is open to an Admin', async () => {
    open({ session: admin(), documents: { [path]: foreign } });
    expect(await title('Youth Camp')).toBeVisible();
  });
});

describe('other reasons why a season is not shown', () => {
  it('redirects when the season does not exist', async () => {
    open({ documents: {} });
    expect(await screen.findByText('Leads elsewhere')).toBeVisible();
  });

  it('shows an error when the season cannot be loaded, and Retry loads it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway, user } = open();
    gateway.breakDown('unavailable');
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the season');
    gateway.heal();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await title('Gospels 2026')).toBeVisible();
  });

  it('covers an open season, under its name, when access is removed', async () => {
    const { gateway } = open();
    await title('Gospels 2026');
    act(() =>
      gateway.put(path, { ...foreign, season: 'Gospels 2026', host_additional_email: 'x@example.org' }),
    );
    expect(await title('No access to this season')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('You no longer have access to Gospels 2026');
  });
});
