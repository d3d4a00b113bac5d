import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const keyLength = 32;

/** A password as it is stored: a random salt and what scrypt makes of both, never the password itself. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${scryptSync(password, salt, keyLength).toString('base64url')}`;
}

/** Whether a stored hash is that of this password; never for an account without one. */
export function isPassword(password: string, hash: string): boolean {
  const [salt, key] = hash.split('.');
  if (!salt || !key) return false;
  const made = scryptSync(password, Buffer.from(salt, 'base64url'), keyLength);
  const stored = Buffer.from(key, 'base64url');
  return stored.length === made.length && timingSafeEqual(stored, made);
}
