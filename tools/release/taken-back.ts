import { UserFacingError } from '../command';
import type { ReleaseSwitch } from './release-log';

/**
 * The rollback that replaced this release while it was live, or the withdrawal of its module; `undefined` if there was
 * none, or if the release was live again since. `switches` has the latest first.
 */
export function takenBack(switches: readonly ReleaseSwitch[], id: string): ReleaseSwitch | undefined {
  const isEnd = ({ action, from }: ReleaseSwitch) =>
    from === id && (action === 'rollback' || action === 'withdraw');
  const last = switches.find((line) => isEnd(line) || (line.to === id && line.action !== 'canary'));
  return last && isEnd(last) ? last : undefined;
}

/**
 * @throws UserFacingError for a release that somebody took back on purpose, unless `again` says why it may be live again:
 * otherwise the next build of the same sources would undo that unnoticed. Returns `again` if it was needed.
 */
export function assertNotTakenBack(
  switches: readonly ReleaseSwitch[],
  id: string,
  { title, workspace, again }: { title: string; workspace: string; again?: string },
): string | undefined {
  const end = takenBack(switches, id);
  if (!end) return undefined;
  if (again) return again;
  const when = `${end.time.slice(0, 16).replace('T', ' ')} UTC`;
  const what = end.action === 'rollback' ? 'rolled back' : 'withdrawn';
  throw new UserFacingError(
    `${title} ${id} was ${what} by ${end.who} on ${when} (${end.why ?? 'without a reason'}), so it stays unreleased: to make it live again, run npm run release -- ${workspace.replace('-mfe', '')} --again "why", or start its workflow by hand with that reason.`,
  );
}
