import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { builtShellFolder, shellPages } from './deployment';
import { statementFile } from './compare-shell';
import { filesIn, pruneShell } from './prune-shell';

export type ShellData = {
  /** The file with the time since which each file is not live. */
  readonly record: string;
  readonly config: string;
  readonly remotes: string;
  /** Address of the registry; by default it is beside the page. */
  readonly registry?: string;
  /** Folder of the released modules, whose public texts the pages contain. */
  readonly deployment?: string;
  /** What is deployed, for whoever compares another deployment with it. */
  readonly statement?: object;
  /** Withdraws the service worker from the devices that have it. */
  readonly noServiceWorker?: boolean;
};

/**
 * Writes the built shell into a folder for upload, with the configuration of this deployment. Earlier shells' files
 * stay there as long as open tabs may request them; `record` tracks that.
 */
export async function writeShell(
  folder: string,
  { record, config, remotes, registry, deployment, statement, noServiceWorker = false }: ShellData,
  built = builtShellFolder,
): Promise<void> {
  await cp(built, folder, { recursive: true });
  const files = { '/config.json': () => config, '/remotes.json': () => remotes };
  const pages = shellPages(files, { folder: built, registry, deployment });
  for (const [path, page] of Object.entries(pages)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), page);
  }
  // Browsers look for another service worker at its address only.
  if (noServiceWorker) await cp(join(built, 'no-service-worker.js'), join(folder, 'service-worker.js'));
  // The pattern of the public pages, which have been written.
  await rm(join(folder, 'pages/public.html'), { force: true });
  await writeFile(join(folder, 'config.json'), config);
  if (statement) await writeFile(join(folder, statementFile), `${JSON.stringify(statement)}\n`);
  const beside = join(folder, 'remotes.json');
  await (registry ? rm(beside, { force: true }) : writeFile(beside, remotes));
  const written = Object.keys(pages).map((path) => path.slice(1));
  const own = ['config.json', 'remotes.json', statementFile];
  const live = new Set([...(await filesIn(built)), ...written, ...own]);
  await pruneShell(folder, live, record);
}
