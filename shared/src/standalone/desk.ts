import { locations, textOf, type DataGateway } from '@console/shared/data';
import type { Authenticator } from '@console/shared/firebase/auth';
import { paths } from '@console/shared/model';
import type { Person, Session } from '@console/shared/session';
import { clearStorage } from '@console/shared/storage';
import type { Account, Surroundings } from './surroundings';

/** Signs people in and out by a choice, where there is no account window. */
export type Desk = {
  /** Who is signed in as the page opens. Screens for staff are never without somebody. */
  restored(): Promise<Session | null>;
  /** Signs in where nobody was. */
  enter(account: Account): Promise<Session>;
  /** Signs somebody else in, or nobody, and begins the page anew: nothing of the person before is left in it. */
  change(account: Account | undefined): Promise<void>;
};

type DeskOptions = {
  gateway: DataGateway;
  authenticator: Authenticator;
  surroundings: Pick<Surroundings, 'access' | 'accounts'>;
  /** Takes the screens away. */
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
      // The present address may name what is not theirs.
      location.assign(paths.landing);
    },
  };
}
