import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import { integritySchema, parseStatement, type ModuleStatement } from '@console/shared/contract';
import { UserFacingError } from '../command';
import { pagesSchema, type Pages } from './page-markup';
import { readBuiltFiles } from './release-files';

const assets = v.object({ sync: v.array(v.string()), async: v.array(v.string()) });

/** The fields of a module's `mf-manifest.json` that the tools read. */
export const manifestSchema = v.object({
  name: v.string(),
  metaData: v.object({ remoteEntry: v.object({ path: v.string(), name: v.string() }) }),
  shared: v.array(v.object({ name: v.string(), requiredVersion: v.string() })),
  exposes: v.array(v.object({ path: v.string(), assets: v.object({ js: assets, css: assets }) })),
  integrity: v.optional(v.record(v.string(), integritySchema)),
});

const usesSchema = v.record(v.string(), v.array(v.string()));

/** The files of one module in a build or a release. */
export type ModuleBuild = {
  readonly folder: string;
  /** Name of the release: a hash of its files. */
  readonly id: string;
  readonly statement: ModuleStatement;
  readonly manifest: v.InferOutput<typeof manifestSchema>;
  /** The exports that it uses of each door of the shell. */
  readonly uses: Readonly<Record<string, readonly string[]>>;
  /** The hash of `mf-manifest.json`, in the format of Subresource Integrity. */
  readonly integrity: string;
  /** The prerendered screens; only a public module has any. */
  readonly pages: Pages;
  /** Paths below the folder, with slashes. */
  readonly files: readonly string[];
};

/** Reads every file of a built module. @throws UserFacingError if a file that a module needs is missing. */
export async function readBuild(folder: string): Promise<ModuleBuild> {
  const { id, bodies } = await readBuiltFiles(folder);
  const read = <Parsed>(name: string, parse: (input: unknown) => Parsed): Parsed => {
    try {
      return parse(JSON.parse(String(bodies.get(name) ?? '')));
    } catch (error) {
      throw new UserFacingError(`${join(folder, name)} is not as a module needs it: ${String(error)}`);
    }
  };
  return {
    folder,
    files: [...bodies.keys()],
    id,
    statement: read('module.json', parseStatement),
    manifest: read('mf-manifest.json', (input) => v.parse(manifestSchema, input)),
    uses: bodies.has('uses.json') ? read('uses.json', (input) => v.parse(usesSchema, input)) : {},
    pages: bodies.has('pages.json') ? read('pages.json', (input) => v.parse(pagesSchema, input)) : {},
    integrity: integrityOf(bodies.get('mf-manifest.json') ?? ''),
  };
}

/** The hash of a file, in the format of Subresource Integrity. */
export const integrityOf = (body: Buffer | string): string =>
  `sha384-${createHash('sha384').update(body).digest('base64')}`;

/** The scripts that every screen of the module needs, its entry first, if the manifest has their hashes. */
export function firstScripts({
  manifest,
}: Pick<ModuleBuild, 'manifest'>): { file: string; integrity: string }[] {
  const { path, name } = manifest.metaData.remoteEntry;
  const exposed = manifest.exposes.find((each) => each.path === './module');
  return [`${path}${name}`, ...(exposed?.assets.js.sync ?? [])].flatMap((file) => {
    const integrity = manifest.integrity?.[file];
    return integrity ? [{ file, integrity }] : [];
  });
}
