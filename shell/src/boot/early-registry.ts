import type { RegistryEntry } from '@console/shared/contract';
import { preload } from './preload';
import { pathHere } from './path-here';

declare global {
  interface Window {
    /** The registry on its way, asked for before the shell's own script has come; the shell takes it from here. */
    earlyRegistry?: Promise<Response>;
  }
}

/** What the registry says of a module, before the shell has judged it. */
type Line = Partial<RegistryEntry>;

const address = () => document.getElementById('registry')?.getAttribute('href') ?? '/remotes.json';

/** Asks for the registry, for the shell as well. @returns the line of the module that has this path. */
export async function lineHere(): Promise<Line | undefined> {
  const asked = fetch(address(), { credentials: 'same-origin' });
  window.earlyRegistry = asked;
  const answer = await asked;
  const path = pathHere();
  const { remotes } = (await answer.clone().json()) as { remotes: Line[] };
  return remotes.find(({ paths }) => paths?.includes(path));
}

/** Asks for the files of a module; the loader takes them with the same mode and hashes. */
export function askAheadForModule({ entry = '', integrity, scripts = [] }: Line): void {
  // A module without hashes is served from its sources, where nothing is sure to stay the same.
  if (!integrity) return;
  const manifest = new URL(entry, new URL(address(), location.href));
  // Its hash is checked when it is used: browsers know none for a file that is fetched ahead.
  preload({ as: 'fetch', href: manifest.href, crossOrigin: 'anonymous' });
  for (const { file, integrity: hash } of scripts)
    preload({ as: 'script', href: new URL(file, manifest).href, crossOrigin: 'anonymous', integrity: hash });
}
