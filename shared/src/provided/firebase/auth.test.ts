import { inspect } from 'node:util';
import { FirebaseError } from 'firebase/app';
import { GoogleAuthProvider, signOut } from 'firebase/auth';
import { createAuthenticator, SignInCancelled } from '@console/shared/firebase/auth';

/** The provider's window, and how the user closes it. */
const mockPopup = jest.fn<Promise<unknown>, unknown[]>();

const mockInitialize = jest.fn<object, [app: unknown, options: object]>(() => ({ name: 'the page’s Auth' }));

jest.mock('firebase/auth', () => ({
  browserPopupRedirectResolver: 'resolver',
  initializeAuth: (app: unknown, options: object) => mockInitialize(app, options),
  signInWithPopup: (...given: unknown[]) => mockPopup(...given),
  signOut: jest.fn(async () => undefined),
  GoogleAuthProvider: class {
    parameters: object = {};
    setCustomParameters(parameters: object) {
      this.parameters = parameters;
    }
  },
}));

const config = {
  firebase: { apiKey: 'k', authDomain: 'quiz.example.org', projectId: 'demo-quiz' },
  brand: 'Bible Quiz',
  supportEmail: 'support@example.org',
  publicHost: 'https://quiz.example.org',
};
const open = () => createAuthenticator(config).signInWithPopup();

describe('sign-in at the identity provider', () => {
  it('opens the popup, lets the user choose an account and returns who signed in @1.01 @4.09 @7.23', async () => {
    const user = { uid: 'u1', email: 'ruth@example.org', displayName: 'Ruth', photoURL: 'x' };
    mockPopup.mockResolvedValueOnce({ user });
    expect(await open()).toEqual({ uid: 'u1', email: 'ruth@example.org', name: 'Ruth' });
    const [, provider] = mockPopup.mock.lastCall ?? [];
    expect(provider).toBeInstanceOf(GoogleAuthProvider);
    expect(provider).toMatchObject({ parameters: { prompt: 'select_account' } });
  });

  it.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])(
    'distinguishes a cancellation from a failure: %s',
    async (code) => {
      mockPopup.mockRejectedValueOnce(new FirebaseError(code, ''));
      await expect(open()).rejects.toBeInstanceOf(SignInCancelled);
    },
  );

  it('passes the code and message of a failure on, without the person’s e-mail and tokens', async () => {
    const code = 'auth/account-exists-with-different-credential';
    mockPopup.mockRejectedValueOnce(
      new FirebaseError(code, 'Another provider', {
        email: 'ruth@example.org',
        _tokenResponse: { oauthIdToken: 'eyJhbGciOi', oauthAccessToken: 'ya29.access' },
      }),
    );
    const failure: unknown = await open().catch((error: unknown) => error);
    const logged = inspect(failure, { depth: null, showHidden: true });
    expect(logged).toContain(`${code}: Another provider`);
    expect(logged).not.toMatch(/ruth@|eyJ|ya29/);
  });

  it('passes other failures on as they are', async () => {
    const failure = new Error('No storage');
    mockPopup.mockRejectedValueOnce(failure);
    await expect(open()).rejects.toBe(failure);
  });

  it.each([
    ['loads the provider’s helper before the click', false, 'resolver'],
    ['does not make a stored sign-in wait for that helper', true, undefined],
  ])('%s', (_promise, isRestoring, popupRedirectResolver) => {
    jest.isolateModules(() => {
      const { createAuthenticator: create } = jest.requireActual<{
        createAuthenticator: typeof createAuthenticator;
      }>('./auth');
      create(config, isRestoring);
    });
    expect(mockInitialize.mock.lastCall?.[1]).toMatchObject({ popupRedirectResolver });
  });

  it('signs out at the provider, too @7.24', async () => {
    await createAuthenticator(config).signOut();
    expect(signOut).toHaveBeenCalledWith(expect.objectContaining({ name: 'the page’s Auth' }));
  });
});
