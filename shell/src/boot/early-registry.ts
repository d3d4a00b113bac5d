import {
  contractVersion,
  isServedContract,
  messagesAddress,
  type RegistryEntry,
} from '@console/shared/contract';
import { preload } from './preload';
import { pathHere } from './path-here';

declare global {
  interface Window {
    /** The response of the registry, requested before the shell's own script is loaded; the shell uses it. */
    earlyRegistry?: Promise<Response>;
  }
}

/** A module's entry in the registry, before the shell has validated it. */
type PartialEntry = Partial<RegistryEntry>;

const address = () => document.getElementById('registry')?.getAttribute('href') ?? '/remotes.json';

/** Requests the registry, for the shell as well. @returns the entry of the module with this path that
 * this shell runs. */
export async function entryOfThisPage(): Promise<PartialEntry | undefined> {
  const request = fetch(address(), { credentials: 'same-origin' });
  window.earlyRegistry = request;
  const answer = await request;
  const path = pathHere();
  const { remotes } = (await answer.clone().json()) as { remotes: PartialEntry[] };
  return remotes.find(
    ({ paths, contract, needsContract }) =>
      paths?.includes(path) && contract && isServedContract(contract, contractVersion, needsContract),
  );
}

/** Preloads the files of a module, with the mode and hashes that the loader uses. */
export function preloadModule({ entry = '', integrity, scripts = [], languages = [] }: PartialEntry): void {
  // A module without hashes is served by a development server, whose files may change.
  if (!integrity) return;
  const manifest = new URL(entry, new URL(address(), location.href));
  const { lang } = document.documentElement;
  const data = [manifest.href, ...(languages.includes(lang) ? [messagesAddress(manifest.href, lang)] : [])];

  // Their hashes are checked when they are used: browsers do not check one for a preloaded fetch.
  for (const href of data) preload({ as: 'fetch', href, crossOrigin: 'anonymous' });
  for (const { file, integrity: hash } of scripts)
    preload({ as: 'script', href: new URL(file, manifest).href, crossOrigin: 'anonymous', integrity: hash });
}
