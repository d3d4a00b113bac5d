import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface ServerProcess {
  firestorePort: number;
  /** Kills it as a power cut would, and resolves when it is gone. */
  kill(): Promise<void>;
}

export interface ProcessOptions {
  data: string;
  /** Zero takes any free port. */
  firestorePort?: number;
  /** Milliseconds by which the server's clock is behind. */
  clockBehind?: number;
}

const cli = join(__dirname, '..', 'cli');

/** The server as people run it, in a process of its own; resolves when it answers. */
export async function startProcess(options: ProcessOptions): Promise<ServerProcess> {
  const { data, firestorePort = 0, clockBehind = 0 } = options;
  const script = `const now = Date.now; Date.now = () => now() - ${clockBehind};
    require('tsx/cjs'); require(${JSON.stringify(cli)}).main(process.argv.slice(1));`;
  const ports = ['--firestore-port', String(firestorePort), '--auth-port', '0'];
  const flags = ['--project', 'demo-test', '--data', data, ...ports];
  const child = spawn(process.execPath, ['-e', script, '--', ...flags], { cwd: __dirname });
  const exit = once(child, 'exit');
  let said = '';
  child.stdout.on('data', (text) => (said += String(text)));
  child.stderr.on('data', (text) => (said += String(text)));
  while (!said.includes('Firestore at')) {
    const ended = exit.then(() => true);
    const more = once(child.stdout, 'data').then(() => false);
    if (await Promise.race([ended, more])) throw new Error(`The server did not start: ${said}`);
  }
  return {
    firestorePort: Number(/Firestore at http:\/\/[^:]+:(\d+)/.exec(said)?.[1]),
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
  };
}
