import type { Account, Provider, SignIn } from './account';
import { issueIdentityToken } from './identity-token';
import type { AuthRealm } from './realm';
import { TOKEN_LIFETIME_SECONDS } from './tokens';

/** What every way to sign in ends with: the account's tokens, as the SDK reads them. */
export async function startSession(
  { project, accounts, now }: AuthRealm,
  account: Account,
  provider: Provider,
) {
  const signIn: SignIn = { authTime: Math.floor(now() / 1000), provider };
  return {
    localId: account.uid,
    idToken: issueIdentityToken(project, account, signIn, now()),
    refreshToken: await accounts.openSession(account.uid, signIn),
    expiresIn: String(TOKEN_LIFETIME_SECONDS),
  };
}
