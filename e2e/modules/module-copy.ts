import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copySources } from '../../tools/gitignore';
import { modules } from '../../tools/registry/modules';

const root = join(__dirname, '../..');

/** Everything that the release of a module reads. */
const needed = [
  'tools',
  'shared',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  ...modules.map(({ workspace }) => `${workspace}/package.json`),
];

/** The sources of one module in a separate folder, as the module's team has them. */
export type ModuleCopy = {
  readonly folder: string;
  /** Replaces a text in a file of the module. */
  edit(file: string, from: string, to: string): Promise<void>;
  remove(): Promise<void>;
};

/** Copies the sources of a module, or of the shell, and other given parts of this tree. */
export async function copyModule(
  { workspace }: { workspace: string },
  beside: readonly string[] = [],
): Promise<ModuleCopy> {
  const folder = await mkdtemp(join(process.env.CONSOLE_TEMP ?? tmpdir(), 'console-team-'));
  for (const name of [...needed, workspace, ...beside]) await copySources(root, name, folder);
  await linkPackages(folder);
  return {
    folder,
    remove: () => rm(folder, { recursive: true, force: true }),
    async edit(name, from, to) {
      const file = join(folder, workspace, name);
      const text = await readFile(file, 'utf8');
      if (!text.includes(from)) throw new Error(`${name} does not contain '${from}'`);
      await writeFile(file, text.replaceAll(from, to));
    },
  };
}

/** All installed packages, with those of this repository from the copy, where it has them. */
async function linkPackages(folder: string): Promise<void> {
  const packages = join(folder, 'node_modules');
  await mkdir(join(packages, '@console'), { recursive: true });
  for (const name of ['shared', 'local-firebase']) {
    const own = join(folder, name);
    await symlink(existsSync(own) ? own : join(root, name), join(packages, '@console', name), 'junction');
  }
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@console')
      await symlink(join(root, 'node_modules', name), join(packages, name), 'junction');
}

/** Runs `release`, `rollback` or `releases` in that folder. Resolves to its output. */
export async function command(folder: string, name: string, ...args: string[]): Promise<string> {
  const program = ['--import', 'tsx', `tools/${name}.ts`, ...args];
  return (await promisify(execFile)(process.execPath, program, { cwd: folder })).stdout;
}
