import { UserFacingError } from '../command';
import {
  differencesOf,
  isSameText,
  liveRules,
  type Database,
  type Intended,
  type ReadGoogle,
} from '../live-database/compare-database';

/** The rules and indexes that are deployed, and what they replace. */
export type DeployedRules = {
  readonly database: Database;
  readonly intended: Intended;
  readonly read: ReadGoogle;
  /** Whether a commit of the branch that is checked out has rules with this text. */
  readonly isKnown: (text: string) => Promise<boolean>;
  readonly log: (line: string) => void;
};

/**
 * Says how the live rules and indexes differ. @throws UserFacingError if the live rules are unknown here: newer than this
 * copy of the repository, or changed by hand
 */
export async function assertMayReplaceRules({
  database,
  intended,
  read,
  isKnown,
  log,
}: DeployedRules): Promise<void> {
  const live = await liveRules(database, read);
  const isKept = live === undefined || isSameText(live.text, intended.rules);
  if (!isKept && !(await isKnown(live.text)))
    throw new UserFacingError(
      `The rules that are live since ${live.since} are in no commit of the branch that is checked out: they are newer, were changed by hand, or belong to another app. Get the newest commits (git pull, of a shallow clone git fetch --unshallow), and read the live rules in the Firebase console. To replace them anyway: --replace-rules`,
    );
  const differences = await differencesOf(database, intended, read, Promise.resolve(live));
  for (const { text } of differences) log(`Before: ${text}`);
}

/** Says what the database is still building. @throws UserFacingError if other rules or indexes are live than those that were deployed */
export async function assertRulesLive({ database, intended, read, log }: DeployedRules): Promise<void> {
  const differences = await differencesOf(database, intended, read);
  const faults = differences.filter(({ isPending }) => !isPending);
  if (faults.length > 0)
    throw new UserFacingError(
      `After the upload: ${faults.map(({ text }) => text).join(' ')} Look again: npm run check-database`,
    );
  if (differences.length === 0)
    log(
      'The rules, indexes and TTL policies of this repository are live. Rules take a few minutes to apply everywhere.',
    );
  for (const { text } of differences) log(`${text} That may take minutes: npm run check-database`);
}
