import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteModule } from '@console/shared/contract';
import { createConsoleStore } from '@console/shared/data';
import { paths } from '@console/shared/model';
import { Link } from '@console/shared/router';
import { useSelection } from '@console/shared/selection';
import { can, useSession, useSessionAccess, type Session } from '@console/shared/session';
import {
  admin,
  createMemoryGateway,
  host,
  quizFields,
  seasonFields,
  testConfig,
} from '@console/shared/testing';
import { AloneApp } from './alone-app';
import type { Surroundings } from './surroundings';

function ListScreen() {
  const { seasonId, quizId } = useSelection();
  return (
    <p>
      {useSession().person.name} in {seasonId}, {quizId} <Link to={paths.settings}>Settings</Link>
    </p>
  );
}

function FormScreen() {
  const { session, signIn } = useSessionAccess();
  return <button onClick={() => void signIn()}>{session?.person.name ?? 'Sign in'}</button>;
}

const quizzes: RemoteModule = {
  contract: '1.0.0',
  screens: {
    [paths.quizList]: { Screen: ListScreen },
    [paths.quizCreate]: { Screen: ListScreen, allows: can.createSeason },
  },
};
const forms: RemoteModule = {
  contract: '1.0.0',
  screens: { [paths.deletionRequest]: { Screen: FormScreen } },
};

const accounts = [admin(), host()].map(({ person, role }) => ({
  email: person.email,
  name: person.name,
  role: role || 'Host',
  idToken: person.uid,
}));
const titles = [
  { title: 'Quizzes', paths: [paths.quizList, paths.quizCreate] },
  { title: 'Settings', paths: [paths.settings] },
];
const staff: Surroundings = {
  title: 'Quizzes',
  access: 'staff',
  paths: [paths.quizList, paths.quizCreate],
  modules: titles,
  accounts,
};
const open: Surroundings = {
  ...staff,
  title: 'Public pages',
  access: 'public',
  paths: [paths.deletionRequest],
};

const documents = {
  'seasons/S1': seasonFields({ season: 'Gospels' }),
  'seasons/S1/quizzes/Q1': quizFields({ title: 'The Sermon' }),
  'seasons/S2': seasonFields({ season: 'Kings', host_email: 'x@example.org', status: 'deactivated' }),
  'seasons/S2/quizzes/Q2': quizFields({ title: 'Saul' }),
  'seasons/S3': seasonFields({
    season: 'Letters',
    host_email: 'x@example.org',
    host_additional_email: 'host@example.org',
    status: 'deactivated',
  }),
};

function runAlone(module: RemoteModule, surroundings: Surroundings, session: Session | null, at = '/') {
  localStorage.clear();
  history.replaceState(null, '', at);
  const gateway = createMemoryGateway(documents);
  const change = jest.fn(async () => undefined);
  const desk = { restored: async () => session, enter: async () => admin(), change };
  render(
    <AloneApp
      {...{ module, surroundings, session, gateway, desk, config: testConfig }}
      store={createConsoleStore(gateway)}
    />,
  );
  return { change, user: userEvent.setup() };
}

const optionsOf = (label: string) =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name: label }).options].map(({ text }) => text);

describe('a standalone module', () => {
  it('starts with its first screen, in the first season that staff can enter', async () => {
    runAlone(quizzes, staff, admin());
    expect(await screen.findByText('Admin in S1, Q1', { exact: false })).toBeVisible();
    expect(location.pathname).toBe(paths.quizList);
    expect(await screen.findByRole('option', { name: 'The Sermon' })).toBeInTheDocument();
    expect(optionsOf('Season')).toEqual(expect.arrayContaining(['Gospels', 'Kings', 'Letters']));
  });

  it('shows another season or quiz when it is selected', async () => {
    const { user } = runAlone(quizzes, staff, admin());
    const kings = await screen.findByRole('option', { name: 'Kings' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Season' }), kings);
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Quiz' }),
      await screen.findByRole('option', { name: 'Saul' }),
    );
    expect(await screen.findByText('Admin in S2, Q2', { exact: false })).toBeVisible();
  });

  it('shows a host the seasons that name them as host or additional host', async () => {
    runAlone(quizzes, staff, host());
    await screen.findByText('Host in S1, Q1', { exact: false });
    expect(optionsOf('Season')).toEqual(['Gospels', 'Letters']);
  });

  it('names the module of a screen that is not available', async () => {
    const { user } = runAlone(quizzes, staff, admin());
    await user.click(await screen.findByRole('link', { name: 'Settings' }));
    expect(screen.getByText('This screen belongs to Settings, which does not run here')).toBeVisible();
    await user.click(screen.getByRole('link', { name: paths.quizList }));
    expect(await screen.findByText('Admin in S1, Q1', { exact: false })).toBeVisible();
  });

  it('keeps a screen closed to roles without access', async () => {
    runAlone(quizzes, staff, host(), paths.quizCreate);
    expect(await screen.findByText('The role of this account does not open this screen')).toBeVisible();
  });

  it('restarts with another account when one is selected; staff modules always have one', async () => {
    const { change, user } = runAlone(quizzes, staff, admin());
    const account = await screen.findByRole('combobox', { name: 'Signed in as' });
    expect(optionsOf('Signed in as')).toEqual(['Admin, Admin', 'Host, Host']);
    await user.selectOptions(account, 'Host, Host');
    expect(change).toHaveBeenCalledWith(accounts[1]);
  });

  it('can be public: then no one is signed in until the screen requires it', async () => {
    const { user } = runAlone(forms, open, null);
    expect(await screen.findByRole('combobox', { name: 'Signed in as' })).toHaveDisplayValue('nobody');
    expect(screen.queryByRole('combobox', { name: 'Season' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('button', { name: 'Admin' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Signed in as' })).toHaveDisplayValue('Admin, Admin');
  });
});
