import type { Auth } from 'firebase/auth';
import { doc, getDocFromCache, type Firestore } from 'firebase/firestore';
import { readText, storageKeys } from '@console/shared/storage';
import { inTime } from './in-time';
import { releaseInPageCache } from './page-cache';
import type { ReplaceableClient, Replacement } from './replaceable-client';
import { onStorageLost } from './storage-lost';

/** How long, in milliseconds, the storage may take to answer the new client. */
const answerMs = 8000;

/** How long, in milliseconds, forms may take to hear that their save was not answered. */
const resendMs = 1000;

/** Whether the client's storage answers: not, in some browsers, while a page that has gone still holds it. */
const answers = async (database: Firestore): Promise<boolean> => {
  // Asking throws where the client has ended meanwhile.
  const ask = async () => getDocFromCache(doc(database, 'storage/answers'));
  const answered = ask().catch(() => true);
  return (await inTime(answered, answerMs)) !== undefined;
};

/** Otherwise somebody has logged out in another tab, and this page leaves. */
const isSessionStored = async (): Promise<boolean> => readText(storageKeys.user) !== null;

/**
 * Whether the sign-in survived what deleted the client's database. Otherwise its end is noticed within a second, and everything
 * waits for the next one.
 */
const isSignInStored = async (): Promise<boolean> =>
  (await isSessionStored()) &&
  (await indexedDB.databases()).some(({ name }) => name === 'firebaseLocalStorageDb');

type Kept = {
  readonly auth: Auth;
  readonly client: ReplaceableClient;
  /** The subscriptions that go on with the next client. */
  readonly listeners: { pause(): void; resume(): void };
  /** Called with whether a new client keeps what it reads on this device: not if the storage does not answer, or cannot be emptied. */
  readonly noteStored: (isStored: boolean) => void;
};

/**
 * Replaces a client that can work no longer: when its page comes back from the back/forward cache, where the browser has
 * deleted its storage, and where that does not answer: then by one without storage. Begin before the client is used. Resolves,
 * to what ends this, when the stored sign-in is restored: what is asked earlier would be refused.
 */
export async function keepClient({ auth, client, listeners, noteStored }: Kept): Promise<() => void> {
  const replace = async (how: Replacement) => {
    listeners.pause();
    noteStored(await client.replace(how));
    listeners.resume();
  };
  const requireAnswer = () => {
    const { database } = client;
    void answers(database).then((isAnswered) => {
      if (isAnswered || database !== client.database) return;
      void replace({ isKept: false });
    });
  };
  /** How the client is replaced as soon as somebody is signed in. */
  let due: Replacement | undefined;
  const resume = () => {
    if (!due || !auth.currentUser) return;
    void replace(due).then(() => {
      requireAnswer();
      // Forms whose save the last client left unanswered send it again.
      setTimeout(() => dispatchEvent(new Event('online')), resendMs);
    });
    due = undefined;
  };
  let isOver = false;
  const renew = (how: Replacement, stored: () => Promise<boolean>) => {
    if (isOver) return;
    due = how;
    listeners.pause();
    void stored().then((isStored) => isStored && resume());
  };
  releaseInPageCache(
    () => client.disconnect(),
    () => renew({ isClosed: true }, isSessionStored),
  );
  onStorageLost((deletedBy) => renew({ isEmptied: deletedBy === 'browser' }, isSignInStored));
  await auth.authStateReady();
  const stopFollowing = auth.onAuthStateChanged(resume);
  requireAnswer();
  return () => {
    isOver = true;
    stopFollowing();
  };
}
