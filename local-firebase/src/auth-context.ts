/** Who is asking: nobody signed in, the administrator (`Bearer owner`, rules skipped), or a signed-in user. */
export type AuthContext =
  | { kind: 'anonymous' }
  | { kind: 'admin' }
  | {
      kind: 'user';
      uid: string;
      /** The claims of the identity token, as rules see them in `request.auth.token`. */
      token: Record<string, unknown>;
    };

export const anonymous: AuthContext = { kind: 'anonymous' };
export const admin: AuthContext = { kind: 'admin' };
