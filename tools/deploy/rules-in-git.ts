import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { UserFacingError } from '../command';
import { asFormatted } from '../live-database/compare-database';

const program = promisify(execFile);

/**
 * Whether a commit of the branch that is checked out has rules with this text, merges and their sides included. Rules that
 * none has were changed elsewhere, or are newer. @throws UserFacingError with git's words if it cannot read the history
 */
export async function isRulesInGit(text: string, folder: string): Promise<boolean> {
  const args = ['log', '--full-history', '-m', '--format=', '--raw', '--no-abbrev', '--', 'firestore.rules'];
  const log = await program('git', args, { cwd: folder, maxBuffer: 2 ** 26 }).catch((error: unknown) => {
    throw new UserFacingError(
      `Git cannot tell whether a commit has the live rules: ${error instanceof Error ? error.message.trim() : String(error)}. To replace them anyway: --replace-rules`,
    );
  });
  return log.stdout.includes(` ${gitId(text)} `);
}

/** The id that git gives a file with this text. */
function gitId(text: string): string {
  const lines = asFormatted(text);
  return createHash('sha1')
    .update(`blob ${Buffer.byteLength(lines)}\0${lines}`)
    .digest('hex');
}
