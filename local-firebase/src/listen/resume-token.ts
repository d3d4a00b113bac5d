import type { Database } from '../database/database';

/** Where a listener stands: which data, and up to which version it has seen it. */
export const resumeToken = (database: Database, version = database.version): string =>
  Buffer.from(`${database.id} ${version}`).toString('base64');

/**
 * The version behind a token, when all that happened since is known: it must be of this data and not older than what
 * is remembered of deletions.
 */
export function resumableVersion(database: Database, token: string): string | undefined {
  const [id, version = ''] = Buffer.from(token, 'base64').toString().split(' ');
  const known = id === database.id && version >= database.tombstones.since && version <= database.version;
  return known ? version : undefined;
}
