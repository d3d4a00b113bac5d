import { randomBytes } from 'node:crypto';
import { newAccount, uidForEmail, type Account } from './account';
import { AuthError } from './auth-error';
import type { Body, AuthRealm } from './realm';
import { hashPassword, isPassword } from './password';
import { startSession } from './start-session';

const shortestPassword = 6;

/** `accounts:signUp`: an account with an e-mail and a password; without both, one of nobody in particular. */
export async function signUp(realm: AuthRealm, body: Body): Promise<object> {
  if (body.idToken !== undefined)
    throw new AuthError('OPERATION_NOT_ALLOWED : Adding a way to sign in to an account is not offered here.');
  const isAnonymous = body.email === undefined && body.password === undefined;
  const account = isAnonymous
    ? newAccount({ uid: randomBytes(21).toString('base64url') }, realm.now())
    : await accountWithPassword(realm, emailIn(body), body.password);
  await realm.accounts.save(account);
  return {
    ...(account.email && { email: account.email }),
    ...(await startSession(realm, account, isAnonymous ? 'anonymous' : 'password')),
  };
}

/** `accounts:signInWithPassword`. Like the cloud it does not tell an unknown e-mail from a wrong password. */
export async function signInWithPassword(realm: AuthRealm, body: Body): Promise<object> {
  const email = emailIn(body);
  if (typeof body.password !== 'string' || body.password === '') throw new AuthError('MISSING_PASSWORD');
  const known = await realm.accounts.findByEmail(email);
  if (!known || !isPassword(body.password, known.passwordHash))
    throw new AuthError('INVALID_LOGIN_CREDENTIALS');
  const account = { ...(await realm.accounts.usable(known.uid)), lastLoginAt: realm.now() };
  await realm.accounts.save(account);
  return { registered: true, email, ...(await startSession(realm, account, 'password')) };
}

async function accountWithPassword(
  { accounts, now }: AuthRealm,
  email: string,
  password: unknown,
): Promise<Account> {
  if (typeof password !== 'string' || password === '') throw new AuthError('MISSING_PASSWORD');
  if (password.length < shortestPassword)
    throw new AuthError(`WEAK_PASSWORD : Password should be at least ${shortestPassword} characters`);
  if (await accounts.findByEmail(email)) throw new AuthError('EMAIL_EXISTS');
  return newAccount({ uid: uidForEmail(email), email, passwordHash: hashPassword(password) }, now());
}

function emailIn({ email }: Body): string {
  if (typeof email !== 'string' || email === '') throw new AuthError('MISSING_EMAIL');
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new AuthError('INVALID_EMAIL');
  return email.toLowerCase();
}
