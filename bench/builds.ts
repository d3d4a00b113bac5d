import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readsOfWhole, siteBuilds, type Build } from '../tools/build/builds';
import type { Command } from '../tools/command';
import { compressBuild } from '../tools/build/compress';
import { modules } from '../tools/registry/modules';
import { runBuilds } from '../tools/build/run-builds';

const root = join(__dirname, '..');

export const singleBundleFolder = join(root, 'bench/single-bundle/dist');
export const reactAdminFolder = join(root, 'bench/react-admin/dist');

const contender = (workspace: string, reads: readonly string[]): Build => ({
  workspace,
  reads: [...readsOfWhole(workspace), ...reads],
  writes: `${workspace}/dist/index.html`,
  command: [process.execPath, '--import', 'tsx', '../../tools/build/build.ts'],
  finish: (folder) => compressBuild(join(folder, 'dist')),
});

const contenders = [
  contender('bench/single-bundle', ['shell', ...modules.map(({ workspace }) => workspace)]),
  contender('bench/react-admin', ['bench/define-react-admin.ts', 'shell/src/session']),
];

/** Builds the console and the applications it is compared with. Installs react-admin only for this. */
export async function buildAll({ log, signal }: Pick<Command, 'log' | 'signal'>): Promise<void> {
  await installReactAdmin(log);
  await runBuilds([...siteBuilds, ...contenders], { root, log, signal });
}

async function installReactAdmin(log: (line: string) => void): Promise<void> {
  const folder = join(root, 'bench/react-admin');
  const lock = await readFile(join(folder, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  const record = join(folder, 'node_modules/.installed');
  if ((await readFile(record, 'utf8').catch(() => '')) === wanted) return;
  log('Installing react-admin into bench/react-admin');
  const options = { cwd: folder, shell: process.platform === 'win32' };
  await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund'], options);
  await writeFile(record, wanted);
}
