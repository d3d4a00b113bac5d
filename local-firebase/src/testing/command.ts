import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const bin = join(__dirname, '../../bin/local-firebase.cjs');

export interface Ended {
  code: number | null;
  output: string;
}

export interface Running {
  pid: number;
  firestoreUrl: string;
  authUrl: string;
  /** Ends it by a signal and tells what it has said. */
  end(signal?: NodeJS.Signals): Promise<Ended>;
}

function begin(flags: readonly string[], program: string) {
  const child = spawn(process.execPath, [program, ...flags], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said.text += part.toString()));
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, output: said.text }));
  return { child, said, ended };
}

/** Runs `local-firebase` to its end. */
export const runCommand = (flags: readonly string[], program = bin): Promise<Ended> =>
  begin(flags, program).ended;

/** Runs `local-firebase` on free ports until it serves. Throws with what it has said when it ends before. */
export async function startCommand(flags: readonly string[], program = bin): Promise<Running> {
  const { child, said, ended } = begin(['--firestore-port', '0', '--auth-port', '0', ...flags], program);
  const addresses = () => /Firestore at (\S+), Auth at (\S+),/.exec(said.text);
  while (!addresses()) {
    const early = await Promise.race([once(child.stdout, 'data').then(() => undefined), ended]);
    if (early) throw new Error(early.output);
  }
  const [, firestoreUrl = '', authUrl = ''] = addresses() ?? [];
  return {
    pid: child.pid ?? 0,
    firestoreUrl,
    authUrl,
    end(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}
