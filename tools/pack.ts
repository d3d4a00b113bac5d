import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { runCommand } from './command';
import { copySources } from './gitignore';
import { writeKit } from './kit/kit-package';

const repository = resolve(__dirname, '..');

const help = `npm run pack [-- <folder>]
  Packs what a module in another repository is made with, as files for npm install: @console/shared, the local
  backend and the commands. Default folder: packages.`;

runCommand(help, async ({ log, signal, onEnd }) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const target = resolve(positionals[0] ?? 'packages');
  await mkdir(target, { recursive: true });
  const copies = await mkdtemp(join(tmpdir(), 'console-packages-'));
  onEnd(() => rm(copies, { recursive: true, force: true }));
  const kit = join(copies, 'kit');
  await writeKit(repository, kit);
  // npm would pack what editors leave among the sources.
  await copySources(repository, 'shared', copies);
  for (const folder of [join(copies, 'shared'), join(repository, 'local-firebase'), kit]) {
    const { stdout } = await promisify(execFile)('npm', ['pack', '--silent', '--pack-destination', target], {
      cwd: folder,
      signal,
      shell: process.platform === 'win32',
    });
    log(join(target, stdout.trim().split('\n').at(-1) ?? ''));
  }
  return 0;
});
