import { storeSession } from '@console/shared/session';
import { beginLogout, isLogoutPending } from '@console/shared/storage';
import { admin, memoryCaches } from '@console/shared/testing';
import { fakeDatabases } from '../testing/fake-databases';
import { clearDevice, clearForNextPerson, holdDevice } from './clear-device';

const firestore = 'firestore/[DEFAULT]/demo-quiz/main';
const auth = 'firebaseLocalStorageDb';
const all = [firestore, auth, 'firebase-heartbeat-database', 'drafts', 'another-page'];

let databases: ReturnType<typeof fakeDatabases>;
beforeEach(() => {
  sessionStorage.clear();
  databases = fakeDatabases(all);
});
afterEach(() => databases.remove());

describe('clearing the device', () => {
  it('deletes the sign-in, the Firestore cache and cached lists, and keeps drafts and fonts', async () => {
    for (const key of ['firestore_zombie_1', 'persisted/seasons', 'fonts']) localStorage.setItem(key, 'x');
    expect(await clearDevice()).toBe(true);
    expect(databases.filled()).toEqual(['drafts', 'another-page']);
    expect(Object.keys(localStorage)).toEqual(['fonts']);
  });

  it('also deletes the drafts after an interrupted logout, once', async () => {
    localStorage.setItem('user', 'x');
    beginLogout();
    expect(await clearDevice()).toBe(true);
    expect(databases.filled()).toEqual(['another-page']);
    expect(localStorage).toHaveLength(0);
  });

  it('keeps what another app has shared for the next sign-in, and deletes it after a logout', async () => {
    const { caches, stored } = memoryCaches();
    Object.assign(globalThis, { caches });
    stored.set('/shared', new Response('Who built the ark?'));
    await clearDevice();
    expect(stored.size).toBe(1);
    beginLogout();
    await clearDevice();
    expect(stored.size).toBe(0);
    Reflect.deleteProperty(globalThis, 'caches');
  });

  it('deletes nothing while a session is stored', async () => {
    storeSession(admin());
    expect(await clearDevice()).toBe(true);
    expect(databases.filled()).toEqual(all);
  });

  it('deletes nothing of a session that begins while a slow browser still lists the databases', async () => {
    const list = indexedDB.databases.bind(indexedDB);
    jest.spyOn(indexedDB, 'databases').mockImplementation(async () => {
      storeSession(admin());
      return list();
    });
    beginLogout();
    expect(await clearDevice()).toBe(true);
    expect(databases.filled()).toEqual(all);
  });

  it('keeps the sign-in of the next person, and deletes the cache before they read', async () => {
    await clearForNextPerson();
    expect(databases.filled()).not.toContain(firestore);
    expect(databases.filled()).toContain(auth);
  });

  it('keeps the sign-in of the next person where Auth stores it in local storage', async () => {
    for (const key of ['firebase:authUser:key:[DEFAULT]', 'persisted/seasons'])
      localStorage.setItem(key, 'x');
    await clearForNextPerson();
    expect(Object.keys(localStorage)).toEqual(['firebase:authUser:key:[DEFAULT]']);
    await clearDevice();
    expect(localStorage).toHaveLength(0);
  });

  it('reports a deletion that hangs, and is still due at the next start', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    databases = fakeDatabases(all, [firestore]);
    beginLogout();
    jest.useFakeTimers();
    const isCleared = clearDevice();
    await jest.advanceTimersByTimeAsync(5000);
    jest.useRealTimers();
    expect(await isCleared).toBe(false);
    expect(databases.filled()).not.toContain(auth);
    expect(isLogoutPending()).toBe(true);
  });

  it('requests its lock again when the browser refuses it because a window opens', async () => {
    const request = jest
      .fn<Promise<void>, [name: string, options: LockOptions, work: () => Promise<void>]>()
      .mockRejectedValueOnce(new Error('The provided callback is no longer runnable.'))
      .mockImplementation((_name, _options, work) => work());
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    expect(await clearDevice()).toBe(true);
    expect(databases.filled()).toEqual(['drafts', 'another-page']);
    Reflect.deleteProperty(navigator, 'locks');
  });
});

describe('a sign-in', () => {
  it('goes on where the browser never answers for its locks', async () => {
    const value = { request: () => new Promise(() => undefined) };
    Object.defineProperty(navigator, 'locks', { configurable: true, value });
    jest.useFakeTimers();
    const { held } = holdDevice();
    await jest.advanceTimersByTimeAsync(6000);
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'locks');
    await expect(held).resolves.toBeUndefined();
  });
});
