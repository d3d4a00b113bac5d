import { admin, anonymous, type AuthContext } from '../auth-context';
import { StatusError } from '../status';
import type { Account, SignIn } from './account';
import { AuthError } from './auth-error';
import { decodeToken, encodeToken, TOKEN_LIFETIME_SECONDS, type Claims } from './tokens';

const issuerOf = (project: string) => `https://securetoken.google.com/${project}`;

/** The token that an application sends with its calls; all of it is `request.auth.token` in rules. */
export function issueIdentityToken(
  project: string,
  account: Account,
  { authTime, provider }: SignIn,
  nowMs: number,
): string {
  const iat = Math.floor(nowMs / 1000);
  return encodeToken({
    ...(account.displayName && { name: account.displayName }),
    ...(account.photoUrl && { picture: account.photoUrl }),
    iss: issuerOf(project),
    aud: project,
    auth_time: authTime,
    user_id: account.uid,
    sub: account.uid,
    iat,
    exp: iat + TOKEN_LIFETIME_SECONDS,
    ...(account.email
      ? { email: account.email, email_verified: account.emailVerified }
      : { provider_id: 'anonymous' }),
    firebase: {
      identities: {
        ...(account.googleSubject && { 'google.com': [account.googleSubject] }),
        ...(account.email && { email: [account.email] }),
      },
      sign_in_provider: provider,
    },
  });
}

type Verdict = { uid: string; token: Record<string, unknown> } | { refusal: string };

/**
 * Whether the SDK's `createMockUserToken` made it, which tests of rules use: it is dated 1970 unless told otherwise
 * (https://github.com/firebase/firebase-js-sdk/blob/main/packages/util/src/emulator.ts), so it has no lifetime.
 */
const isMock = ({ iat }: Claims): boolean => iat === 0;

/** Checks shape, issuer, audience and expiry; there is no signature to check. */
function judge(project: string, token: string, nowMs: number): Verdict {
  const claims = decodeToken(token);
  if (!claims) return { refusal: 'The identity token is not a JWT.' };
  if (claims.iss !== issuerOf(project) || claims.aud !== project) {
    return { refusal: `The identity token is for another project than ${project}.` };
  }
  if (!isMock(claims) && (typeof claims.exp !== 'number' || claims.exp * 1000 <= nowMs)) {
    return { refusal: 'The identity token has expired.' };
  }
  const uid = claims.user_id ?? claims.sub;
  if (typeof uid !== 'string' || !uid) return { refusal: 'The identity token names no user.' };
  return { uid, token: { ...claims } };
}

/** The uid in an identity token sent in a request's body. @throws AuthError INVALID_ID_TOKEN. */
export function uidOfToken(project: string, token: unknown, nowMs: number): string {
  const verdict = typeof token === 'string' ? judge(project, token, nowMs) : { refusal: 'missing' };
  if ('refusal' in verdict) throw new AuthError('INVALID_ID_TOKEN');
  return verdict.uid;
}

/**
 * Who sends this `Authorization` header. Unlike the official emulator it checks expiry, issuer and audience.
 * @throws StatusError UNAUTHENTICATED with the reason in words.
 */
export function verifyAuthorization(project: string, header: string | undefined, nowMs: number): AuthContext {
  if (!header) return anonymous;
  const token = /^bearer +(\S+)$/i.exec(header.trim())?.[1];
  if (!token) throw new StatusError('UNAUTHENTICATED', 'The Authorization header is not a bearer token.');
  if (token.toLowerCase() === 'owner') return admin;
  const verdict = judge(project, token, nowMs);
  if ('refusal' in verdict) throw new StatusError('UNAUTHENTICATED', verdict.refusal);
  return { kind: 'user', ...verdict };
}
