import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@console/shared/model';
import { useSessionAccess } from '@console/shared/session';
import { admin, host, manager } from '@console/shared/testing';
import { Page } from '@console/shared/ui';
import { fakeDatabases } from '../testing/fake-databases';
import { permissionOf, renderConsole, type TestModule } from '../testing/render-console';

const seasons: TestModule = {
  title: 'Seasons',
  screens: { [paths.seasonList]: { Screen: () => <Page title="Seasons">…</Page> } },
};

/** A public page that signs a person in from its form, also as another person. */
function RequestScreen() {
  const { session, signIn } = useSessionAccess();
  return (
    <Page title="Account Deletion Request">
      <p>For {session?.person.email ?? 'nobody'}</p>
      <button onClick={() => void signIn({ stayHere: true })}>Use another account</button>
    </Page>
  );
}
const publicPages: TestModule = {
  title: 'Public pages',
  access: 'public',
  screens: { [paths.deletionRequest]: { Screen: RequestScreen } },
};

const documents = { ...permissionOf(admin()), ...permissionOf(manager()) };
const open = (options: Parameters<typeof renderConsole>[0] = {}) =>
  renderConsole({ modules: [seasons, publicPages], documents, ...options });

const bar = () => within(screen.getAllByRole('banner')[0] ?? document.body);
const signInButton = () => screen.findByRole('button', { name: 'Sign In' });
const seasonList = () => screen.findByRole('heading', { level: 1, name: 'Seasons' });
const storedUser = (): unknown => JSON.parse(localStorage.getItem('user') ?? 'null');
const expectErrors = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

describe('Sign In', () => {
  it('opens the seasons, stores the person and the role, and shows both in the bar @1.01 @2.03 @3.14 @3.33 @4.10 @4.11 @4.12 @6.01 @7.17', async () => {
    const { user, authenticator, address } = open();
    authenticator.choose(manager().person);
    await user.click(await signInButton());
    await seasonList();
    expect(address()).toBe('/seasons');
    expect(bar().getAllByText('Manager')).toHaveLength(2);
    expect(bar().getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(bar().queryByRole('button', { name: 'Sign In' })).not.toBeInTheDocument();
    expect(storedUser()).toMatchObject({ uid: 'uid-manager', email: 'manager@example.org' });
    expect(localStorage.getItem('user_role')).toBe('Manager');
  });

  it('ends the notice that the person is signed out', async () => {
    sessionStorage.setItem('left_because', 'ended');
    const { user, authenticator } = open();
    expect(await screen.findByText('You are signed out')).toBeVisible();
    authenticator.choose(host().person);
    await user.click(await signInButton());
    await seasonList();
    await waitFor(() => expect(screen.queryByText('You are signed out')).not.toBeInTheDocument());
  });

  it('has a second button below the picture', async () => {
    const { user, authenticator, address } = open();
    authenticator.choose(host().person);
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    await seasonList();
    expect(address()).toBe('/seasons');
  });

  it('makes a person without a permission record a host @3.14 @6.02', async () => {
    const { user, authenticator } = open();
    authenticator.choose(host().person);
    await user.click(await signInButton());
    await seasonList();
    expect(bar().getAllByText('Host')).toHaveLength(2);
    expect(localStorage.getItem('user_role')).toBe('');
  });

  it('changes nothing and shows nothing when the person closes the window', async () => {
    const { user, authenticator, address } = open();
    authenticator.choose(null);
    await user.click(await signInButton());
    await waitFor(async () => expect(await signInButton()).not.toHaveAttribute('aria-busy'));
    expect(address()).toBe('/');
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByText('Sign-in failed')).not.toBeInTheDocument();
  });

  it('stays on a page that requests it', async () => {
    const { user, authenticator, address } = open({ at: paths.deletionRequest });
    authenticator.choose(host().person);
    await user.click(await screen.findByRole('button', { name: 'Use another account' }));
    expect(await screen.findByText('For host@example.org')).toBeVisible();
    expect(address()).toBe(paths.deletionRequest);
  });

  it.each<[string, (button: HTMLElement) => unknown]>([
    ['the pointer is on the button', (button) => fireEvent.pointerEnter(button)],
    ['a finger is on the button', (button) => fireEvent.pointerDown(button)],
    ['the button gets the focus', (button) => fireEvent.focus(button)],
  ])('is prefetched when %s', async (_what, act) => {
    const { isConsoleLoaded } = open();
    const button = await signInButton();
    expect(isConsoleLoaded()).toBe(false);
    act(button);
    await waitFor(() => expect(isConsoleLoaded()).toBe(true));
  });
});

describe('Sign In that fails', () => {
  it('shows a message when the role cannot be read, signs out again, and works the next time @8.11', async () => {
    const logged = expectErrors();
    const { user, authenticator, gateway, address } = open();
    authenticator.choose(admin().person);
    gateway.breakDown('unavailable');
    await user.click(await signInButton());
    expect(await screen.findByText(/Couldn’t load your role/)).toBeVisible();
    expect(logged).toHaveBeenCalledWith('Reading the role failed', expect.anything());
    expect(authenticator.person()).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(address()).toBe('/');

    gateway.heal();
    await user.click(await signInButton());
    await seasonList();
    expect(localStorage.getItem('user_role')).toBe('Admin');
  });

  it('says that the database is closed where it refuses even the own role', async () => {
    expectErrors();
    const { user, authenticator, gateway } = open();
    authenticator.choose(admin().person);
    gateway.breakDown('denied');
    await user.click(await signInButton());
    expect(
      await screen.findByText(
        'The database is closed, perhaps for maintenance. Try again later. If it stays closed, ask an Admin.',
      ),
    ).toBeVisible();
  });

  it('clears what a session has left when the person is not signed in', async () => {
    expectErrors();
    const { user, authenticator } = open();
    jest.spyOn(authenticator, 'signInWithPopup').mockRejectedValue(new Error('auth/network-request-failed'));
    await signInButton();
    const databases = fakeDatabases(['firestore/[DEFAULT]/demo-quiz/main', 'firebaseLocalStorageDb']);
    await user.click(await signInButton());
    await waitFor(() => expect(databases.filled()).toEqual([]));
    databases.remove();
  });

  it('shows a message when the provider cannot be reached @8.11 @8.12', async () => {
    const logged = expectErrors();
    const { user, authenticator } = open();
    jest.spyOn(authenticator, 'signInWithPopup').mockRejectedValue(new Error('auth/network-request-failed'));
    await user.click(await signInButton());
    expect(await screen.findByText('Sign-in failed')).toBeVisible();
    expect(screen.getByText(/Check your connection/)).toBeVisible();
    expect(logged).toHaveBeenCalledWith('Signing in failed', expect.anything());
    expect(await signInButton()).not.toHaveAttribute('aria-busy');
  });

  it('prompts for another click when it has loaded for so long that the browser would block its window', async () => {
    const { user, authenticator } = open({ config: { local: undefined } });
    authenticator.choose(admin().person);
    const userActivation = { isActive: false };
    Object.defineProperty(navigator, 'userActivation', { value: userActivation, configurable: true });
    try {
      await user.click(await signInButton());
      expect(await screen.findByText(/^Sign-in is ready\. Select Sign In again\./)).toBeVisible();
      expect(authenticator.person()).toBeNull();
      userActivation.isActive = true;
      await user.click(await signInButton());
      await seasonList();
    } finally {
      Reflect.deleteProperty(navigator, 'userActivation');
    }
  });

  it('shows a message when the browser blocks the local account chooser', async () => {
    const local = { firestore: 'http://localhost:8080', auth: 'http://localhost:9099' };
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = open({ config: { local } });
    await user.click(await signInButton());
    expect(await screen.findByText(/The browser blocked the sign-in window/)).toBeVisible();
  });
});

describe('another sign-in on the same page', () => {
  it("starts with that person's role, and leaves nothing of the previous session", async () => {
    const databases = fakeDatabases(['firestore/[DEFAULT]/demo-quiz/main']);
    const { user, authenticator } = open({ at: paths.deletionRequest, session: admin() });
    localStorage.setItem('selected_season', 'S1');
    authenticator.choose(host().person);
    await user.click(await screen.findByRole('button', { name: 'Use another account' }));
    expect(await screen.findByText('For host@example.org')).toBeVisible();
    expect(bar().getAllByText('Host')).toHaveLength(2);
    expect(storedUser()).toMatchObject({ uid: 'uid-host' });
    expect(localStorage.getItem('selected_season')).toBeNull();
    expect(databases.filled()).toEqual([]);
    databases.remove();
  });

  it('of the same person loses nothing', async () => {
    const { user, authenticator } = open({ at: paths.deletionRequest, session: admin() });
    localStorage.setItem('selected_season', 'S1');
    authenticator.choose(admin().person);
    const signedIn = jest.spyOn(authenticator, 'signInWithPopup');
    await user.click(await screen.findByRole('button', { name: 'Use another account' }));
    await waitFor(() => expect(signedIn).toHaveReturned());
    expect(await screen.findByText('For admin@example.org')).toBeVisible();
    expect(localStorage.getItem('selected_season')).toBe('S1');
  });

  it('with an unreadable role leaves no one signed in', async () => {
    expectErrors();
    const { user, authenticator, gateway } = open({ at: paths.deletionRequest, session: admin() });
    authenticator.choose(host().person);
    gateway.breakDown('unavailable');
    await user.click(await screen.findByRole('button', { name: 'Use another account' }));
    expect(await screen.findByText('For nobody')).toBeVisible();
    await waitFor(() => expect(authenticator.person()).toBeNull());
    expect(localStorage).toHaveLength(0);
  });
});
