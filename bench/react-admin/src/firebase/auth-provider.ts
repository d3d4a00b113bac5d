import { GoogleAuthProvider, signInWithCredential, signOut } from 'firebase/auth';
import type { AuthProvider } from 'react-admin';
import { auth } from './connection';

export const authProvider: AuthProvider = {
  async login({ idToken }: { idToken: string }) {
    await signInWithCredential(auth, GoogleAuthProvider.credential(idToken));
  },
  async logout() {
    await signOut(auth);
  },
  async checkAuth() {
    await auth.authStateReady();
    if (!auth.currentUser) throw new Error('Nobody is signed in');
  },
  async checkError({ code }: { code?: string }) {
    if (code === 'unauthenticated') throw new Error('The sign-in has ended');
  },
  async getIdentity() {
    const { currentUser: user } = auth;
    return { id: user?.uid ?? '', fullName: user?.displayName ?? undefined };
  },
};
