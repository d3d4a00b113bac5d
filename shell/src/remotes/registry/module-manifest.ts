import * as v from 'valibot';
import { integritySchema, type RegistryEntry } from '@console/shared/contract';
import { t } from '@console/shared/i18n';
import { UserFacingError } from '../../lib/user-facing-error';
import { ScriptLoadError } from '../load/script-load-error';

const manifestSchema = v.object({
  metaData: v.object({ remoteEntry: v.object({ path: v.string(), name: v.string() }) }),
  shared: v.array(v.object({ name: v.string(), requiredVersion: v.string() })),
  exposes: v.array(
    v.object({
      path: v.string(),
      assets: v.object({
        js: v.object({
          sync: v.array(v.string()),
          /** Loaded when a part of a screen is opened. */
          async: v.optional(v.array(v.string())),
        }),
      }),
    }),
  ),
  integrity: v.optional(v.record(v.string(), v.string())),
  /** The exports it uses that not every version of its contract's major version provides. */
  newExports: v.optional(v.array(v.object({ library: v.string(), name: v.string(), since: v.string() }))),
});

/** The fields of a module's `mf-manifest.json` that the console reads. */
export type ModuleManifest = v.InferOutput<typeof manifestSchema>;

/** A file of a module, and the hash that the browser must check. */
export type ModuleFile = Readonly<Pick<RegistryEntry, 'entry' | 'integrity'>>;

/**
 * Reads the manifest of a registry entry; rejects when it does not match its hash. With `reload`, it bypasses
 * the browser's cache.
 */
export async function readManifest(
  { entry, integrity }: ModuleFile,
  signal: AbortSignal,
  cache?: RequestCache,
): Promise<ModuleManifest> {
  const request = fetch(entry, { integrity, signal, cache, credentials: 'same-origin' });
  const response = await request.catch((cause: unknown) => {
    throw new ScriptLoadError(`${entry} could not be loaded`, { cause });
  });
  return v.parse(manifestSchema, await response.json());
}

/**
 * The hash of a module's file; `undefined` for one that is not released, on a development server.
 * @throws UserFacingError when a file of a release has no valid hash, since it could be any code or text.
 */
export function hashOf(line: RegistryEntry, manifest: ModuleManifest, file: string): string | undefined {
  const integrity = manifest.integrity?.[file];
  if (line.integrity && !v.is(integritySchema, integrity))
    throw new UserFacingError(t('This part of the console couldn’t be verified and wasn’t loaded.'));
  return integrity;
}

/**
 * The scripts that the module's screens need, its entry first.
 * @throws UserFacingError as `hashOf`.
 */
export function filesOf(line: RegistryEntry, manifest: ModuleManifest): [ModuleFile, ...ModuleFile[]] {
  const { path, name } = manifest.metaData.remoteEntry;
  const exposed = manifest.exposes.find((each) => each.path === './module');
  const withHash = (file: string): ModuleFile => ({
    entry: new URL(file, line.entry).href,
    integrity: hashOf(line, manifest, file),
  });
  return [withHash(`${path}${name}`), ...(exposed?.assets.js.sync ?? []).map(withHash)];
}
