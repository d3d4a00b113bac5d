import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtShellFolder } from './deployment';
import { filesIn, pruneShell } from './prune-shell';
import { pageWithRegistry } from './registry-link';

export type ShellData = {
  /** Where it is noted since when files are not live any more. */
  readonly record: string;
  readonly config: string;
  readonly remotes: string;
  /** Address of the registry; without one it lies beside the page. */
  readonly registry?: string;
};

/**
 * Puts the built shell into a folder to be uploaded, with what makes it this deployment. Earlier shells' files stay
 * there as long as open tabs may ask for them; `record` keeps account of that.
 */
export async function writeShell(
  folder: string,
  { record, config, remotes, registry }: ShellData,
  built = builtShellFolder,
): Promise<void> {
  await cp(built, folder, { recursive: true });
  const page = await readFile(join(built, 'index.html'), 'utf8');
  await writeFile(join(folder, 'index.html'), pageWithRegistry(page, registry ?? '/remotes.json'));
  await writeFile(join(folder, 'config.json'), config);
  const beside = join(folder, 'remotes.json');
  await (registry ? rm(beside, { force: true }) : writeFile(beside, remotes));
  const live = new Set([...(await filesIn(built)), 'config.json', 'remotes.json']);
  await pruneShell(folder, live, record);
}
