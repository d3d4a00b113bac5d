import { FirebaseError } from 'firebase/app';
import { GoogleAuthProvider, signOut } from 'firebase/auth';
import { createAuthenticator, SignInCancelled } from '@console/shared/firebase/auth';

/** The provider's window: how the person leaves it. */
const mockPopup = jest.fn<Promise<unknown>, unknown[]>();

jest.mock('firebase/auth', () => ({
  initializeAuth: () => ({ name: 'the page’s Auth' }),
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

describe('signing in at the identity provider', () => {
  it('opens its popup, lets the person choose an account and tells who it is', async () => {
    const user = { uid: 'u1', email: 'ruth@example.org', displayName: 'Ruth', photoURL: 'x' };
    mockPopup.mockResolvedValueOnce({ user });
    expect(await open()).toEqual({ uid: 'u1', email: 'ruth@example.org', name: 'Ruth' });
    const [, provider] = mockPopup.mock.lastCall ?? [];
    expect(provider).toBeInstanceOf(GoogleAuthProvider);
    expect(provider).toMatchObject({ parameters: { prompt: 'select_account' } });
  });

  it.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])(
    'tells a change of mind from a fault: %s',
    async (code) => {
      mockPopup.mockRejectedValueOnce(new FirebaseError(code, ''));
      await expect(open()).rejects.toBeInstanceOf(SignInCancelled);
    },
  );

  it('hands on what went wrong', async () => {
    const blocked = new FirebaseError('auth/popup-blocked', 'The browser blocked it');
    mockPopup.mockRejectedValueOnce(blocked);
    await expect(open()).rejects.toBe(blocked);
  });

  it('ends with signing out there', async () => {
    await createAuthenticator(config).signOut();
    expect(signOut).toHaveBeenCalledWith(expect.objectContaining({ name: 'the page’s Auth' }));
  });
});
