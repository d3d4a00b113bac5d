import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { UserFacingError } from '../command';

const program = promisify(execFile);

/**
 * Whether a commit of the branch that is checked out has rules with this text, merges and their sides included. Rules that
 * none has were changed elsewhere, or are newer. @throws UserFacingError with git's words if it cannot read the history
 */
export async function isRulesInGit(text: string, folder: string): Promise<boolean> {
  const args = ['log', '--full-history', '-m', '--format=', '--raw', '--no-abbrev', '--', 'firestore.rules'];
  const log = await program('git', args, { cwd: folder, maxBuffer: 2 ** 26 }).catch((error: unknown) => {
    throw new UserFacingError(
      `Whether a commit has the live rules cannot be read: ${error instanceof Error ? error.message.trim() : String(error)}. To replace them all the same: --replace-rules`,
    );
  });
  return log.stdout.includes(` ${idOf(text)} `);
}

/** The id that git gives a file with this text, as it is formatted here. Google and some systems end its lines in other ways. */
function idOf(text: string): string {
  const lines = `${text.replaceAll('\r\n', '\n').trimEnd()}\n`;
  return createHash('sha1')
    .update(`blob ${Buffer.byteLength(lines)}\0${lines}`)
    .digest('hex');
}
