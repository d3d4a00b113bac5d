import { workerCaches } from './caches';

/** The scripts that a page of the shell names, in its markup and in its inline script. */
const scriptsOf = (page: string): string[] => [...new Set(page.match(/\/assets\/[\w.-]+\.js/g))];

/** The page's scripts with messages, in the languages of which the device has those of a page before. */
function messagesOf(page: string, cached: readonly string[]): string[] {
  const [, beginning, end] = /"(\/assets\/language\.)","(\.\w+\.js)"/.exec(page) ?? [];
  if (beginning === undefined || end === undefined) return [];
  const used = cached.filter((path) => path.startsWith(beginning));
  return [...new Set(used.map((path) => path.replace(/\.\w+\.js$/, end)))];
}

/**
 * Caches the scripts that a page names, in the languages that the device uses, and removes the files of earlier releases. Files that the page does not name are
 * cached when they are used. @throws if a script cannot be fetched; then no other has been removed.
 */
export async function keepAssetsOf(page: string): Promise<void> {
  const assets = await caches.open(workerCaches.assets);
  const cached = (await assets.keys()).map(({ url }) => new URL(url).pathname);
  const named = [...scriptsOf(page), ...messagesOf(page, cached)];
  const missing = named.filter((path) => !cached.includes(path));
  if (missing.length === 0) return;
  await assets.addAll(missing);
  await Promise.all(cached.filter((path) => !named.includes(path)).map((path) => assets.delete(path)));
}
