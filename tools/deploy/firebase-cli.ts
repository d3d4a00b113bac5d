import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from '../command';
import { root } from '../root';

const program = join(root, 'tools/firebase/node_modules/firebase-tools/lib/bin/firebase.js');

/** Runs a command of the Firebase CLI, which only deployments install, and shows what it prints. @throws UserFacingError if it fails, or is not installed */
export async function runFirebase(args: readonly string[], signal: AbortSignal): Promise<void> {
  if (!existsSync(program))
    throw new UserFacingError(
      'The Firebase CLI is not installed. First: npm ci --ignore-scripts --prefix tools/firebase',
    );
  const code = await new Promise<number | null>((resolve, reject) => {
    const cli = spawn(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit', signal });
    cli.on('error', reject);
    cli.on('exit', resolve);
  });
  if (code !== 0)
    throw new UserFacingError(
      `The Firebase CLI ended with ${code}: what it says is above. What was deployed before stays, and the command can be run again.`,
    );
}
