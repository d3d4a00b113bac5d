import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from 'esbuild';

const home = join(__dirname, '../../..');
const program = join(home, '.cache/crash/cli.js');

/** The server as users start it, in a process of its own. */
export interface Program {
  url: string;
  /** Ends it as a power switch does: nothing is finished, nothing is said. */
  kill(): Promise<void>;
}

/** Builds the program from its sources. */
export const buildProgram = () =>
  build({
    stdin: { contents: `require('./src/cli').main(process.argv.slice(2));`, resolveDir: home },
    bundle: true,
    platform: 'node',
    external: ['classic-level'],
    outfile: program,
    logLevel: 'warning',
  });

/** Starts it on a data folder and resolves when it answers; rejects with its words when it ends instead. */
export async function startProgram(folder: string, project: string): Promise<Program> {
  const ports = ['--firestore-port=0', '--auth-port=0'];
  const child = spawn(process.execPath, [program, `--data=${folder}`, `--project=${project}`, ...ports]);
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const exited = once(child, 'exit').then(() => process.off('exit', killWithUs));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    const listen = (part: Buffer) => {
      said += part.toString();
      const [found] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void exited.then(() => reject(new Error(`The server ended: ${said}`)));
  });
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
