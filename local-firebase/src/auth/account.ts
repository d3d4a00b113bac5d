import { createHash } from 'node:crypto';

/** A person who can sign in. Times are milliseconds since 1970. */
export interface Account {
  uid: string;
  /** Empty for an anonymous account. */
  email: string;
  emailVerified: boolean;
  displayName: string;
  photoUrl: string;
  disabled: boolean;
  createdAt: number;
  lastLoginAt: number;
  /** The account's subject at Google; empty for one that signs in otherwise. */
  googleSubject: string;
  /** See `password.ts`; empty for an account without a password. */
  passwordHash: string;
  /** What the chooser says about a seeded account, for example `Manager`. */
  label: string;
}

/** An account that exists from the start. */
export interface SeededAccount {
  uid: string;
  email: string;
  displayName: string;
  label?: string;
  disabled?: boolean;
}

/** Reads what the store holds; undefined when it is no account. Missing properties get their defaults. */
export function toAccount(value: unknown): Account | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const stored = value as Partial<Account>;
  if (typeof stored.uid !== 'string' || typeof stored.email !== 'string') return undefined;
  return {
    uid: stored.uid,
    email: stored.email,
    emailVerified: stored.emailVerified === true,
    displayName: stored.displayName ?? '',
    photoUrl: stored.photoUrl ?? '',
    disabled: stored.disabled === true,
    createdAt: stored.createdAt ?? 0,
    lastLoginAt: stored.lastLoginAt ?? 0,
    googleSubject: stored.googleSubject ?? '',
    passwordHash: stored.passwordHash ?? '',
    label: stored.label ?? '',
  };
}

/** An account that nobody knew before, with what is known of it. */
export const newAccount = (known: { uid: string } & Partial<Account>, now: number): Account => ({
  email: '',
  emailVerified: false,
  displayName: '',
  photoUrl: '',
  disabled: false,
  createdAt: now,
  lastLoginAt: now,
  googleSubject: '',
  passwordHash: '',
  label: '',
  ...known,
});

const providers = ['google.com', 'password', 'anonymous'] as const;

/** How a person signed in, as their tokens say. */
export type Provider = (typeof providers)[number];

/** Whether a stored value names a provider. */
export const isProvider = (value: unknown): value is Provider => providers.some((each) => each === value);

/** When (seconds) and how a person signed in. */
export interface SignIn {
  authTime: number;
  provider: Provider;
}

/** How the person of a session signed in that does not say it, as one of an earlier version. */
export function providerOf({ googleSubject, passwordHash }: Account): Provider {
  if (googleSubject) return 'google.com';
  return passwordHash ? 'password' : 'anonymous';
}

/**
 * The uid of an account that was not seeded: 28 characters that follow from the e-mail. So two first sign-ins
 * at once make one account, and data that belongs to a person survives a reset of the accounts.
 */
export function uidForEmail(email: string): string {
  const digest = createHash('sha256').update(`uid:${email}`).digest('base64');
  return digest.replace(/[^A-Za-z0-9]/g, '').slice(0, 28);
}
