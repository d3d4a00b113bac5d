import type { BrowserContext, Page } from 'playwright-core';
import { connect } from './browser';

/** What one listener of a page was told. */
interface Seen {
  /** Of the last snapshot that came from the server and has no pending writes. */
  ids: string | undefined;
  /** Each change of each snapshot, as `added a`. */
  changes: string[];
  error: string;
}

declare global {
  var seen: Record<string, Seen>;
}

export type Watched =
  /** In the order of the field n with a limit; without one in that of the ids. */
  | { collection: string; limit?: number }
  /** A query of a bundle that was loaded. */
  | { named: string };

/** One page with the SDK, connected, and what people do in it. */
export interface Tab {
  page: Page;
  /** Starts a listener of this name. */
  watch(name: string, watched: Watched): Promise<void>;
  /** Waits until the listener shows exactly these ids, as the server has them. */
  sees(name: string, ids: readonly string[]): Promise<void>;
  /** Waits until the listener has failed, and returns the code. */
  fails(name: string): Promise<string>;
  /** What snapshots have changed so far, after waiting for this change when it is given. */
  changes(name: string, awaited?: string): Promise<string[]>;
  /** Signs in with Google, as the person with this e-mail. */
  signIn(authUrl: string, email: string): Promise<void>;
  /** Resolves when the server has answered: `ok`, or the code of the refusal. */
  set(path: string, data?: object): Promise<string>;
  close(): Promise<void>;
}

export interface TabOptions {
  url: string;
  port: number;
  persistent?: boolean;
}

export async function openTab(context: BrowserContext, { url, port, persistent }: TabOptions): Promise<Tab> {
  const page = await context.newPage();
  await page.goto(url);
  await connect(page, port, persistent ?? false);
  return tabOf(page);
}

function tabOf(page: Page): Tab {
  // A tab in the background draws no frames, so time decides when to look.
  const look = { polling: 50 };
  return {
    page,
    watch: (name, watched) => page.evaluate(watchInPage, { name, watched }),
    async sees(name, ids) {
      await page.waitForFunction(
        ([which, wanted]) => seen[which]?.ids === wanted,
        [name, ids.join()] as const,
        look,
      );
    },
    async fails(name) {
      await page.waitForFunction((which) => seen[which]?.error, name, look);
      return page.evaluate((which) => seen[which]?.error ?? '', name);
    },
    async changes(name, awaited) {
      if (awaited !== undefined)
        await page.waitForFunction(
          ([which, wanted]) => seen[which]?.changes.includes(wanted),
          [name, awaited] as const,
          look,
        );
      return page.evaluate((which) => seen[which]?.changes ?? [], name);
    },
    signIn: (authUrl, email) => page.evaluate(signInInPage, { authUrl, email }),
    set: (path, data = {}) =>
      page.evaluate(
        ([where, what]) =>
          sdk.setDoc(sdk.doc(sdk.db, where), what).then(
            () => 'ok',
            (error: { code: string }) => error.code,
          ),
        [path, data] as const,
      ),
    close: () => page.close(),
  };
}

async function signInInPage({ authUrl, email }: { authUrl: string; email: string }): Promise<void> {
  const auth = sdk.initializeAuth(sdk.getApp(), { persistence: sdk.inMemoryPersistence });
  sdk.connectAuthEmulator(auth, authUrl, { disableWarnings: true });
  const claims = JSON.stringify({ sub: email, email, email_verified: true });
  await sdk.signInWithCredential(auth, sdk.GoogleAuthProvider.credential(claims));
}

async function watchInPage({ name, watched }: { name: string; watched: Watched }): Promise<void> {
  const { query, collection, orderBy, limit, namedQuery, onSnapshot, db } = sdk;
  const queryOf = async () => {
    if ('named' in watched) return namedQuery(db, watched.named);
    const all = collection(db, watched.collection);
    return watched.limit === undefined ? all : query(all, orderBy('n'), limit(watched.limit));
  };
  const target = await queryOf();
  if (!target) throw new Error(`There is no query ${name}.`);
  const state: Seen = { ids: undefined, changes: [], error: '' };
  globalThis.seen = { ...globalThis.seen, [name]: state };
  onSnapshot(
    target,
    { includeMetadataChanges: true },
    (snapshot) => {
      for (const { type, doc } of snapshot.docChanges()) state.changes.push(`${type} ${doc.id}`);
      const { fromCache, hasPendingWrites } = snapshot.metadata;
      if (!fromCache && !hasPendingWrites) state.ids = snapshot.docs.map(({ id }) => id).join();
    },
    (error) => {
      state.error = error.code;
    },
  );
}
