import { federation } from './federation';
import { assertShared, sharedNeeds, type ProvidedVersions } from '../registry/fit-shared';
import type { ModuleFile, ModuleManifest } from '../registry/module-manifest';
import { preloadScript, runScript } from './scripts';

const requested = new Set<string>();
let runs = 0;

/**
 * Runs a module's scripts, the first of which is its entry, and returns what it exposes. Its own code runs when its
 * `messages` are loaded.
 */
export async function runModule(
  name: string,
  scripts: readonly [ModuleFile, ...ModuleFile[]],
  messages: Promise<void>,
  signal: AbortSignal,
): Promise<unknown> {
  const [entry, ...chunks] = scripts.map(withFreshAddress(scripts[0]));
  if (!entry) return undefined;
  // A unique name: a failed attempt leaves state behind, and an earlier release continues to load its chunks,
  // which needs its state in the runtime.
  const run = `${name}#${(runs += 1)}`;
  federation.registerRemotes([{ name: run, entryGlobalName: run, entry: entry.entry }]);
  chunks.forEach(preloadScript);
  // The runtime accepts an entry that has already run. Its own loading checks no hash and cannot be aborted,
  // so it must never start.
  Reflect.set(globalThis, name, undefined);
  await runScript(entry, signal);
  const container: unknown = Reflect.get(globalThis, name);
  if (!container) throw new Error(`${entry.entry} is not the entry of ${name}`);
  // Another release of it may run while this one waits for its messages.
  Reflect.set(globalThis, run, container);
  await messages;
  return federation.loadRemote(`${run}/module`);
}

/** The versions that this console has of each library it shares with modules. */
export function providedVersions(): ProvidedVersions {
  const shared = Object.entries(federation.options.shared);
  return Object.fromEntries(
    shared.map(([name, copies]) => [name, copies.map(({ version }) => version)] as const),
  );
}

/** @throws UserFacingError that names what the module needs in other versions than this console has. */
export const assertLibraries = (manifest: ModuleManifest): void =>
  assertShared(sharedNeeds(manifest, providedVersions()));

/**
 * Adds a new query to the URL after the first attempt: a browser that still waits for the last request would
 * reuse it, and one that has cached a damaged copy would return that.
 */
function withFreshAddress({ entry }: ModuleFile): (file: ModuleFile) => ModuleFile {
  const attempt = requested.has(entry) ? `?attempt=${Date.now()}` : '';
  requested.add(entry);
  return (file) => ({ ...file, entry: file.entry + attempt });
}
