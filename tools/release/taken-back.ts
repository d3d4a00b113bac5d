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
 * The release that was live before the live one first was, and that nobody took back: a rollback leads there unless
 * another is named. @throws UserFacingError if there is none. `switches` has the latest first.
 */
export function releaseBefore(
  switches: readonly ReleaseSwitch[],
  live: readonly (string | undefined)[],
): string {
  const [only, ...others] = live;
  const since = others.length > 0 ? -1 : switches.findLastIndex(({ to }) => to !== undefined && to === only);
  const earlier = since < 0 ? [] : switches.slice(since + 1).filter(({ action }) => action !== 'canary');
  const found = earlier.flatMap(({ to }) => to ?? []).find((id) => id !== only && !takenBack(switches, id));
  if (found) return found;
  throw new UserFacingError(
    'Say with --to which release shall be live again: the log does not name the one before. If there is none: npm run withdraw.',
  );
}

/**
 * @throws UserFacingError for a release that somebody took back on purpose, unless `again` says why it may be live again:
 * otherwise the next build of the same sources would undo that unnoticed. Returns `again` if it was needed.
 */
export function assertNotTakenBack(
  switches: readonly ReleaseSwitch[],
  id: string,
  { title, again }: { title: string; again?: string },
): string | undefined {
  const end = takenBack(switches, id);
  if (!end) return undefined;
  if (again) return again;
  const when = `${end.time.slice(0, 16).replace('T', ' ')} UTC`;
  const what = end.action === 'rollback' ? 'rolled back' : 'withdrawn';
  throw new UserFacingError(
    `${title} ${id} was ${what} by ${end.who} on ${when} (${end.why ?? 'without a reason'}), so it stays unreleased: to make it live again, add --again "why" to the command, or start its workflow by hand with that reason.`,
  );
}
