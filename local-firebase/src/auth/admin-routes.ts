import { Hono, type Context } from 'hono';
import { AuthError } from './auth-error';
import { describeAccount, readBody } from './identity-toolkit';
import { verifyAuthorization } from './identity-token';
import type { AuthRealm, Body } from './realm';

const isText = (value: unknown): value is string => typeof value === 'string';

/** `accounts:lookup`: the accounts with these uids and e-mails; `users` is missing when there are none. */
async function lookup({ accounts }: AuthRealm, { localId, email }: Body): Promise<object> {
  const uids = Array.isArray(localId) ? localId.filter(isText) : [];
  const emails = Array.isArray(email) ? email.filter(isText) : [];
  const found = await Promise.all([
    ...uids.map((uid) => accounts.find(uid)),
    ...emails.map((address) => accounts.findByEmail(address.toLowerCase())),
  ]);
  const users = found.flatMap((account) => (account ? [describeAccount(account)] : []));
  return { kind: 'identitytoolkit#GetAccountInfoResponse', ...(users.length > 0 && { users }) };
}

/** `accounts:delete`. @throws AuthError USER_NOT_FOUND. */
async function remove({ accounts }: AuthRealm, { localId }: Body): Promise<object> {
  if (!isText(localId) || localId === '') throw new AuthError('MISSING_LOCAL_ID');
  const account = await accounts.find(localId);
  if (!account) throw new AuthError('USER_NOT_FOUND');
  await accounts.remove(account);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
}

const actions: ReadonlyMap<string, (realm: AuthRealm, body: Body) => Promise<object>> = new Map([
  ['lookup', lookup],
  ['delete', remove],
]);

function checkAdministrator({ project, now }: AuthRealm, c: Context): void {
  if (c.req.param('project') !== project) throw new AuthError('PROJECT_NOT_FOUND', 404);
  if (verifyAuthorization(project, c.req.header('authorization'), now()).kind !== 'admin')
    throw new AuthError('INSUFFICIENT_PERMISSION', 403);
}

/** The part of Identity Toolkit that firebase-admin calls to find and delete accounts, for `Bearer owner` only. */
export function adminRoutes(realm: AuthRealm): Hono {
  return new Hono().post(
    '/identitytoolkit.googleapis.com/v1/projects/:project/:action{accounts:[A-Za-z]+}',
    async (c) => {
      checkAdministrator(realm, c);
      const name = c.req.param('action').slice('accounts:'.length);
      const action = actions.get(name);
      if (!action)
        throw new AuthError(`NOT_IMPLEMENTED : accounts:${name} is not part of the local backend.`, 404);
      return c.json(await action(realm, await readBody(c)));
    },
  );
}
