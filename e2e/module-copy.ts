import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { ModuleFacts } from '../tools/modules';

const root = join(__dirname, '..');

/** All that the release of a module reads. */
const needed = ['tools', 'shared', 'package.json', 'package-lock.json', 'tsconfig.base.json'];

/** The sources of one module in a folder of their own, as its team has them on its machine. */
export type ModuleCopy = {
  readonly folder: string;
  /** Writes another text in place of one that stands in a file of the module. */
  edit(file: string, from: string, to: string): Promise<void>;
  remove(): Promise<void>;
};

export async function copyModule({ workspace }: ModuleFacts): Promise<ModuleCopy> {
  const folder = await mkdtemp(join(process.env.CONSOLE_TEMP ?? tmpdir(), 'console-team-'));
  const isSource = (path: string) => !['node_modules', 'dist'].includes(basename(path));
  for (const name of [...needed, workspace])
    await cp(join(root, name), join(folder, name), { recursive: true, filter: isSource });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
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

/** Runs `release`, `rollback` or `releases` as typed in that folder; resolves to what it says. */
export async function command(folder: string, name: string, ...args: string[]): Promise<string> {
  const program = ['--import', 'tsx', `tools/${name}.ts`, ...args];
  return (await promisify(execFile)(process.execPath, program, { cwd: folder })).stdout;
}
