import { keepSignIn } from './keep-sign-in';
import { partsOf, type Part, type ShellParts } from './needed-parts';
import { pageAt } from './page-at';
import { watchShell } from './shell-watch';

declare global {
  interface Window {
    /** The registry on its way, asked for before the shell's own script has come; the shell takes it from here. */
    earlyRegistry?: Promise<Response>;
  }
}

/** Put here by the build: the files of the shell's parts, the address of the landing page's picture. */
declare const shellParts: ShellParts;
declare const picture: string;
declare const storageKeys: { readonly user: string };

type Hint = { href: string; as: 'script' | 'fetch' | 'image' } & Partial<
  Pick<HTMLLinkElement, 'crossOrigin' | 'integrity' | 'fetchPriority'>
>;

const preload = (hint: Hint) =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload' }, hint));

const preloadParts = (parts: readonly Part[]) => {
  for (const { file, low } of parts)
    preload({ as: 'script', href: file, ...(low ? { fetchPriority: 'low' } : {}) });
};

const isSignedIn = (): boolean => {
  try {
    return localStorage.getItem(storageKeys.user) !== null;
  } catch {
    return false;
  }
};

type Line = {
  paths?: string[];
  entry?: string;
  integrity?: string;
  access?: string;
  scripts?: { file: string; integrity: string }[];
};

/** Asks for the files of the module that has this path; the loader takes them with the same mode and hashes. */
function preloadModule(line: Line, registry: string): void {
  const { entry = '', integrity, scripts = [] } = line;
  // A module without hashes is served from its sources, where nothing is sure to stay the same.
  if (!integrity) return;
  const manifest = new URL(entry, registry);
  // Its hash is checked when it is used: browsers know none for a file that is fetched ahead.
  preload({ as: 'fetch', href: manifest.href, crossOrigin: 'anonymous' });
  for (const { file, integrity: hash } of scripts)
    preload({ as: 'script', href: new URL(file, manifest).href, crossOrigin: 'anonymous', integrity: hash });
}

async function begin(): Promise<void> {
  watchShell();
  const address = document.getElementById('registry')?.getAttribute('href') ?? '/remotes.json';
  const registry = fetch(address, { credentials: 'same-origin' });
  window.earlyRegistry = registry;

  const signedIn = isSignedIn();
  const page = pageAt(signedIn);
  if (page === 'landing') preload({ as: 'image', href: picture, fetchPriority: 'high' });
  const { first, next } = partsOf(page, signedIn, shellParts);
  preloadParts(first);
  keepSignIn(() => shellParts.staff.forEach((href) => preload({ as: 'script', href })));

  const answer = await registry;
  preloadParts(next);
  const path = location.pathname.replace(/\/+$/, '');
  const { remotes } = (await answer.clone().json()) as { remotes: Line[] };
  const line = remotes.find(({ paths }) => paths?.includes(path));
  if (line && (line.access === 'public' || signedIn))
    preloadModule(line, new URL(address, location.href).href);
}

// Whatever is wrong with the registry, the shell says it.
void begin().catch(() => undefined);
