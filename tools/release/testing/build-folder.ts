import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contractVersion } from '@console/shared/contract';

/** How a build differs from a correct one. */
export type BuildChange = {
  readonly name?: string;
  readonly title?: string;
  readonly contract?: string;
  readonly paths?: readonly string[];
  readonly needs?: Readonly<Record<string, string>>;
  readonly entry?: string;
  readonly chunk?: string;
  readonly exposed?: string;
  /** The exports that it uses, by door of the shell. */
  readonly uses?: Readonly<Record<string, readonly string[]>>;
  /** The markup of its privacy policy. */
  readonly markup?: string;
};

/** A folder that `remove` deletes with its contents. */
export async function temporaryFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

export async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Writes the output of a module's build; `code` makes one build differ from another. */
export async function buildInto(dist: string, code: string, change: BuildChange = {}): Promise<void> {
  const {
    name = 'quizzes_mfe',
    title = 'Quizzes',
    contract = contractVersion,
    paths = ['/home'],
    needs = { react: '^19.0.0' },
  } = change;
  const { entry = 'remoteEntry.1a2b.js', chunk = 'assets/module.1a2b.js', exposed = './module' } = change;
  await rm(dist, { recursive: true, force: true });
  const none = { sync: [], async: [] };
  const manifest = {
    name,
    metaData: { remoteEntry: { path: '', name: entry } },
    shared: Object.entries(needs).map(([library, requiredVersion]) => ({ name: library, requiredVersion })),
    exposes: [{ path: exposed, assets: { js: { ...none, sync: [chunk] }, css: none } }],
  };
  const statement = { name, title, version: '0.1.0', contract, paths, access: 'staff' };
  await put(join(dist, 'mf-manifest.json'), JSON.stringify(manifest));
  const { markup, uses } = change;
  if (uses) await put(join(dist, 'uses.json'), JSON.stringify(uses));
  if (markup !== undefined)
    await put(join(dist, 'pages.json'), JSON.stringify({ '/privacy-policy': { styles: '', markup } }));
  await put(join(dist, 'mf-stats.json'), '{}');
  await put(join(dist, 'module.json'), JSON.stringify(statement));
  await put(join(dist, 'remoteEntry.1a2b.js'), 'entry()');
  await put(join(dist, 'assets/module.1a2b.js'), code);
}
