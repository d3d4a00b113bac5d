import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { siteBuilds } from './builds';
import { PlainError, runCommand } from './command';
import { findOfficialEmulator } from './official-emulator';
import { runBuilds } from './run-builds';
import { findBrowser } from './test-browser';

const root = resolve(__dirname, '..');

const help = `npm run e2e [-- options]
  Plays the flows of e2e/*.flow.ts in a real browser on the production build, on ports and data of their own.

  --only <word>        the flow files whose name contains the word
  --headed             show the browser
  --backend official   Firestore from the official emulator, when it is installed`;

runCommand(help, async ({ log, signal, onEnd }) => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      headed: { type: 'boolean', default: false },
      backend: { type: 'string', default: 'local' },
    },
  });
  const files = (await readdir(join(root, 'e2e'))).filter(
    (name) => name.endsWith('.flow.ts') && name.includes(values.only),
  );
  if (files.length === 0) throw new PlainError(`No file e2e/*.flow.ts has '${values.only}' in its name.`);
  if (values.backend === 'official' && !findOfficialEmulator()) {
    log('The official Firestore emulator is not on this machine: nothing was compared with it.');
    return 0;
  }
  await runBuilds(siteBuilds, { root, log, signal });
  const temporary = await mkdtemp(join(tmpdir(), 'console-e2e-'));
  onEnd(() => rm(temporary, { recursive: true, force: true }));

  // Each file runs a browser, six servers and a database: about two cores.
  const concurrency = Math.max(1, Math.floor(availableParallelism() / 2));
  // The runner's limit is for a whole file; one flow's own is in e2e/support.ts.
  const options = [`--test-concurrency=${concurrency}`, '--test-reporter=spec', '--test-timeout=900000'];
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--test', ...options, ...files.map((name) => join('e2e', name))],
    {
      cwd: root,
      stdio: 'inherit',
      detached: true,
      env: {
        ...process.env,
        CONSOLE_BROWSER: findBrowser(log),
        CONSOLE_BACKEND: values.backend,
        CONSOLE_TEMP: temporary,
        ...(values.headed ? { CONSOLE_HEADED: '1' } : {}),
      },
    },
  );
  const ended = new Promise<number>((resolveCode, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolveCode(code ?? 1));
  });
  onEnd(() => interruptAll(child, ended));
  return ended;
});

/** The runner leaves its test processes behind when it is ended; asked as one group they end too, browsers included. */
async function interruptAll(child: ChildProcess, ended: Promise<number>): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGINT');
  await ended;
}
