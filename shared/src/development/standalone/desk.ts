import { locations, textOf, type DataGateway } from '@console/shared/data';
import type { Authenticator } from '@console/shared/firebase/auth';
import { paths } from '@console/shared/model';
import type { Person, Session } from '@console/shared/session';
import { clearStorage } from '@console/shared/storage';
import type { Account, Surroundings } from './surroundings';

/** Signs in with a chosen demo account, without an account window. */
export type Desk = {
  /** The account when the page opens. Staff screens always have one. */
  restored(): Promise<Session | null>;
  /** Signs in when no one was signed in. */
  enter(account: Account): Promise<Session>;
  /**
   * Signs in with another account, or signs out, and reloads the page so that no state of the previous account is
   * left.
   */
  change(account: Account | undefined): Promise<void>;
};

type DeskOptions = {
  gateway: DataGateway;
  authenticator: Authenticator;
  surroundings: Pick<Surroundings, 'access' | 'accounts'>;
  /** Unmounts the screens. */
  leave(): void;
};

export function createDesk({ gateway, authenticator, surroundings, leave }: DeskOptions): Desk {
  const { access, accounts } = surroundings;

  async function sessionOf(person: Person): Promise<Session> {
    const permission = await gateway.get(locations.permission(person.uid));
    return { person, role: permission ? textOf(permission.fields, 'role') : '' };
  }

  const enter = async (account: Account) => sessionOf(await authenticator.signInWithIdToken(account.idToken));

  return {
    enter,
    async restored() {
      const person = await authenticator.restored();
      if (person) return sessionOf(person);
      const [first] = accounts;
      return access === 'staff' && first ? enter(first) : null;
    },
    async change(account) {
      leave();
      await gateway.close();
      clearStorage();
      await (account ? authenticator.signInWithIdToken(account.idToken) : authenticator.signOut());
      // The current URL may contain ids that the new account may not access.
      location.assign(paths.landing);
    },
  };
}
