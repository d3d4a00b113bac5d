import { federation } from './federation';
import { assertShared, sharedNeeds, type ProvidedVersions } from '../registry/fit-shared';
import type { ModuleFile, ModuleManifest } from '../registry/module-manifest';
import { preloadScript, runScript } from './scripts';

const asked = new Set<string>();
let runs = 0;

/** What a module exposes, after its scripts have come; the first of them is its entry. */
export async function runModule(
  name: string,
  scripts: readonly [ModuleFile, ...ModuleFile[]],
  signal: AbortSignal,
): Promise<unknown> {
  const [entry, ...chunks] = scripts.map(withFreshAddress(scripts[0]));
  if (!entry) return undefined;
  // A name of its own: a failed attempt leaves something behind, and an earlier release goes on loading its chunks,
  // for which the runtime must keep what it knows of it.
  const run = `${name}#${(runs += 1)}`;
  federation.registerRemotes([{ name: run, entryGlobalName: name, entry: entry.entry }]);
  chunks.forEach(preloadScript);
  // The runtime takes an entry that has run already. Its own loading knows no hash and cannot be given up, so it must
  // never come to it.
  Reflect.set(globalThis, name, undefined);
  await runScript(entry, signal);
  if (!Reflect.get(globalThis, name)) throw new Error(`${entry.entry} is not the entry of ${name}`);
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
 * At another address than ever before: a browser that still waits for the last one would only go on waiting, and one
 * that has kept a damaged copy would take that.
 */
function withFreshAddress({ entry }: ModuleFile): (file: ModuleFile) => ModuleFile {
  const attempt = asked.has(entry) ? `?attempt=${Date.now()}` : '';
  asked.add(entry);
  return (file) => ({ ...file, entry: file.entry + attempt });
}
