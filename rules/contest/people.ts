import { encodeToken } from '@console/local-firebase';

/** A client of the database; without `authorization` it is signed out. */
export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly authorization?: string;
}

/** The season `own` names the manager as its host and the host as its additional host. */
export type PersonName = 'admin' | 'manager' | 'host' | 'stranger' | 'unverified' | 'anonymous' | 'visitor';
export type People = Readonly<Record<PersonName, Person>>;

export const emailOf = (name: string): string => `${name}@example.org`;

/** Signs in as the console's page does: exchanges Google's claims for a token of the project. */
async function signIn(authUrl: string, name: string): Promise<Person> {
  const email = emailOf(name);
  const credential = { sub: name, email, email_verified: true, name };
  const postBody = new URLSearchParams({ providerId: 'google.com', id_token: JSON.stringify(credential) });
  const answer = await fetch(`${authUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ postBody: postBody.toString(), requestUri: 'http://localhost' }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  const { localId, idToken } = (await answer.json()) as { localId: string; idToken: string };
  return { uid: localId, email, authorization: `Bearer ${idToken}` };
}

/** A person with a self-made token: neither backend can verify a signature. */
export function withClaims(project: string, uid: string, claims: object): Person {
  const now = Math.floor(Date.now() / 1000);
  const standard = { iss: `https://securetoken.google.com/${project}`, aud: project, sub: uid, user_id: uid };
  const token = encodeToken({ ...standard, iat: now, exp: now + 3600, ...claims });
  const email = 'email' in claims && typeof claims.email === 'string' ? claims.email : '';
  return { uid, email, authorization: `Bearer ${token}` };
}

export async function everybody(project: string, authUrl: string): Promise<People> {
  const [admin, manager, host, stranger] = await Promise.all([
    signIn(authUrl, 'admin'),
    signIn(authUrl, 'manager'),
    signIn(authUrl, 'host'),
    signIn(authUrl, 'stranger'),
  ]);
  return {
    admin,
    manager,
    host,
    stranger,
    /** Claims the host's e-mail, unverified. */
    unverified: withClaims(project, 'unverified', { email: emailOf('host'), email_verified: false }),
    anonymous: withClaims(project, 'anonymous', { firebase: { sign_in_provider: 'anonymous' } }),
    visitor: { uid: '', email: '' },
  };
}
