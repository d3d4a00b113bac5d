import { createHash } from 'node:crypto';
import { AuthError } from './auth-error';

/** JSON claims of a token, unknown until each one is looked at. */
export type Claims = Readonly<Record<string, unknown>>;

export const TOKEN_LIFETIME_SECONDS = 3600;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** An unsigned JWT (`alg: none`): header, payload and an empty signature, as the official emulator issues. */
export function encodeToken(claims: Claims): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

function parseObject(json: string): Claims | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Claims)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The claims of a JWT, or undefined when it is not three segments of which two are JSON objects. */
export function decodeToken(token: string): Claims | undefined {
  const [header, payload, signature, ...rest] = token.split('.');
  if (!header || !payload || signature === undefined || rest.length > 0) return undefined;
  if (!parseObject(Buffer.from(header, 'base64url').toString())) return undefined;
  return parseObject(Buffer.from(payload, 'base64url').toString());
}

/** A Google account's stable subject: 21 digits that follow from the e-mail, as Google's do from the account. */
export function googleSubject(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return BigInt(`0x${digest}`).toString().slice(0, 21);
}

/** What the account chooser hands to the application, shaped like Google's own id token. */
export function googleIdToken(person: { email: string; name: string }, nowMs: number): string {
  const iat = Math.floor(nowMs / 1000);
  return encodeToken({
    iss: 'https://accounts.google.com',
    aud: 'local-firebase',
    sub: googleSubject(person.email),
    email: person.email,
    email_verified: true,
    name: person.name,
    iat,
    exp: iat + TOKEN_LIFETIME_SECONDS,
  });
}

export interface IdpIdentity {
  subject: string;
  email: string;
  emailVerified: boolean;
  displayName: string;
  photoUrl: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Reads the identity out of a Google credential: a JWT, or bare JSON claims as the official Auth emulator accepts.
 * @throws AuthError INVALID_IDP_RESPONSE when there is no subject or e-mail, or the token has expired.
 */
export function readGoogleCredential(credential: string, nowMs: number): IdpIdentity {
  const claims = credential.startsWith('{') ? parseObject(credential) : decodeToken(credential);
  const subject = text(claims?.sub);
  const email = text(claims?.email).trim().toLowerCase();
  if (!claims || !subject || !email)
    throw new AuthError('INVALID_IDP_RESPONSE : Unable to parse Google id_token.');
  if (typeof claims.exp === 'number' && claims.exp * 1000 <= nowMs) {
    throw new AuthError('INVALID_IDP_RESPONSE : The Google id_token has expired.');
  }
  return {
    subject,
    email,
    emailVerified: claims.email_verified === true,
    displayName: text(claims.name),
    photoUrl: text(claims.picture),
  };
}
