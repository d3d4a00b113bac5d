import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';

const program = promisify(execFile);

/**
 * Whether the history of this clone has rules with this text: somebody committed them. Rules that it does not know were
 * changed elsewhere, or are newer. `false` without git.
 */
export async function isRulesInGit(text: string, folder: string): Promise<boolean> {
  const args = ['log', '--format=', '--raw', '--no-abbrev', '--', 'firestore.rules'];
  const log = await program('git', args, { cwd: folder, maxBuffer: 2 ** 26 }).catch(() => undefined);
  return log?.stdout.includes(` ${idOf(text)} `) ?? false;
}

/** The id that git gives a file with this text. Google and some systems end its lines in other ways. */
function idOf(text: string): string {
  const lines = `${text.replaceAll('\r\n', '\n').trimEnd()}\n`;
  return createHash('sha1')
    .update(`blob ${Buffer.byteLength(lines)}\0${lines}`)
    .digest('hex');
}
