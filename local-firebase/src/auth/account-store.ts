import { randomBytes } from 'node:crypto';
import type { KeyValueOperation, KeyValueStore } from '../storage';
import {
  isProvider,
  providerOf,
  toAccount,
  uidForEmail,
  type Account,
  type SeededAccount,
  type SignIn,
} from './account';
import { AuthError } from './auth-error';
import { googleSubject, type IdpIdentity } from './tokens';

const accountKey = (uid: string) => `account/${uid}`;
const emailKey = (email: string) => `email/${email}`;
const sessionPrefix = (uid: string) => `refresh/${uid}/`;

/** What is kept with a refresh token. */
export interface RefreshSession {
  account: Account;
  signIn: SignIn;
}

/** Accounts and refresh tokens on disk, so that a restart keeps people signed in. */
export class AccountStore {
  constructor(
    private readonly store: KeyValueStore,
    private readonly now: () => number,
  ) {}

  async find(uid: string): Promise<Account | undefined> {
    return toAccount(await this.store.get(accountKey(uid)));
  }

  async findByEmail(email: string): Promise<Account | undefined> {
    const uid = await this.store.get(emailKey(email));
    return typeof uid === 'string' ? this.find(uid) : undefined;
  }

  /** @throws AuthError USER_NOT_FOUND or USER_DISABLED. */
  async usable(uid: string): Promise<Account> {
    const account = await this.find(uid);
    if (!account) throw new AuthError('USER_NOT_FOUND');
    if (account.disabled) throw new AuthError('USER_DISABLED');
    return account;
  }

  /** All accounts: seeded ones first in the order of their uids, then the last used first. */
  async list(): Promise<Account[]> {
    const accounts: Account[] = [];
    for await (const [, value] of this.store.entries('account/')) {
      const account = toAccount(value);
      if (account) accounts.push(account);
    }
    const rank = (account: Account) => (account.label ? Infinity : account.lastLoginAt);
    return accounts.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)));
  }

  /** Those that a chooser of Google accounts can offer, in the same order. */
  async withGoogle(): Promise<Account[]> {
    return (await this.list()).filter(({ googleSubject }) => googleSubject !== '');
  }

  /** Adds accounts that are not there yet and renews name, label and state of those that are. */
  async seed(seeds: readonly SeededAccount[]): Promise<void> {
    for (const seed of seeds) {
      if (!/^[\w-]{1,128}$/.test(seed.uid)) throw new Error(`Not a usable uid in the seed: ${seed.uid}`);
      const email = seed.email.toLowerCase();
      const known = await this.find(seed.uid);
      await this.save({
        uid: seed.uid,
        email,
        emailVerified: known?.emailVerified ?? true,
        displayName: seed.displayName,
        photoUrl: known?.photoUrl ?? '',
        disabled: seed.disabled ?? false,
        createdAt: known?.createdAt ?? this.now(),
        lastLoginAt: known?.lastLoginAt ?? 0,
        googleSubject: known?.googleSubject || googleSubject(email),
        passwordHash: known?.passwordHash ?? '',
        label: seed.label ?? '',
      });
    }
  }

  /** The account that this identity signs in to; a new one when the e-mail is new. */
  async signIn(identity: IdpIdentity): Promise<{ account: Account; isNewUser: boolean }> {
    const uid = await this.store.get(emailKey(identity.email));
    const known = await this.find(typeof uid === 'string' ? uid : uidForEmail(identity.email));
    if (known?.disabled) throw new AuthError('USER_DISABLED');
    const account: Account = {
      uid: known?.uid ?? uidForEmail(identity.email),
      email: identity.email,
      emailVerified: identity.emailVerified,
      displayName: identity.displayName || (known?.displayName ?? ''),
      photoUrl: identity.photoUrl || (known?.photoUrl ?? ''),
      disabled: false,
      createdAt: known?.createdAt ?? this.now(),
      lastLoginAt: this.now(),
      googleSubject: identity.subject,
      passwordHash: known?.passwordHash ?? '',
      label: known?.label ?? '',
    };
    await this.save(account);
    return { account, isNewUser: !known };
  }

  async save(account: Account): Promise<void> {
    const operations: KeyValueOperation[] = [{ type: 'put', key: accountKey(account.uid), value: account }];
    if (account.email) operations.push({ type: 'put', key: emailKey(account.email), value: account.uid });
    await this.store.batch(operations);
  }

  /** Removes the account and everything that would keep it signed in. */
  async remove(account: Account): Promise<void> {
    const operations: KeyValueOperation[] = [
      { type: 'delete', key: accountKey(account.uid) },
      { type: 'delete', key: emailKey(account.email) },
    ];
    for await (const [key] of this.store.entries(sessionPrefix(account.uid))) {
      operations.push({ type: 'delete', key });
    }
    await this.store.batch(operations);
  }

  /** A new refresh token. It names its account, so that a token of a removed account can be told from nonsense. */
  async openSession(uid: string, signIn: SignIn): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    await this.store.put(sessionPrefix(uid) + secret, signIn);
    return `${uid}.${secret}`;
  }

  /**
   * The session behind a refresh token.
   * @throws AuthError INVALID_REFRESH_TOKEN for nonsense, USER_NOT_FOUND or USER_DISABLED by the account's state,
   * TOKEN_EXPIRED when the account is there but no longer knows the token.
   */
  async resume(refreshToken: string): Promise<RefreshSession> {
    const [uid, secret, ...rest] = refreshToken.split('.');
    if (!uid || !secret || rest.length > 0) throw new AuthError('INVALID_REFRESH_TOKEN');
    const account = await this.usable(uid);
    const stored = await this.store.get(sessionPrefix(uid) + secret);
    const { authTime, provider }: Record<string, unknown> =
      typeof stored === 'object' && stored ? { ...stored } : {};
    if (typeof authTime !== 'number') throw new AuthError('TOKEN_EXPIRED');
    return { account, signIn: { authTime, provider: isProvider(provider) ? provider : providerOf(account) } };
  }
}
