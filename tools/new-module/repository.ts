import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { paths } from '@console/shared/model';
import { UserFacingError } from '../command';
import { moduleIn, type ModuleFacts } from '../registry/module-facts';
import type { NewModule, Surroundings } from './module-files';

/** Of a repository's `package.json`, the parts that a new module changes or copies. */
export type Manifest = { workspaces?: string[]; dependencies?: Surroundings['dependencies'] };

/** The text of a JSON file. */
export const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The modules of the repository in this folder. */
export async function modulesIn(root: string): Promise<ModuleFacts[]> {
  const { workspaces = [] } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Manifest;
  return workspaces
    .filter((workspace) => workspace.endsWith('-mfe'))
    .map((workspace) => moduleIn(join(root, workspace)));
}

/** Writes files below a folder. Returns their names. */
export async function write(root: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return Object.keys(files);
}

/** Names of other workspaces, sites and ports. */
const reserved = ['shell', 'registry', 'shared', 'auth', 'firestore', 'local', 'firebase'];

/** @throws UserFacingError if the name, title or path of a new module is taken or of another form. */
export function assertFree(
  root: string,
  { name, title, path }: Omit<NewModule, 'port'>,
  others: readonly ModuleFacts[],
): void {
  if (!/^[a-z]{2,30}$/.test(name))
    throw new UserFacingError(`A module's name is 2 to 30 lower-case letters, not '${name}'.`);
  if (existsSync(join(root, `${name}-mfe`)) || reserved.includes(name))
    throw new UserFacingError(`The name '${name}' is taken.`);
  if (!/^[^\\"<>{}\p{Cc}]{1,60}$/u.test(title.trim()))
    throw new UserFacingError(`--title is 1 to 60 characters without quotation marks, not '${title}'.`);
  if (!/^(\/[a-z0-9-]+)+$/.test(path))
    throw new UserFacingError(`--path is a path such as /${name}, not '${path}'.`);
  const owner = others.find((module) => module.paths.includes(path));
  if (owner) throw new UserFacingError(`${path} belongs to ${owner.title}.`);
  const taken: readonly string[] = Object.values(paths);
  if (taken.includes(path)) throw new UserFacingError(`${path} is a path of the console.`);
}
