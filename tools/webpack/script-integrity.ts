import { createHash } from 'node:crypto';
import {
  runtime,
  RuntimeGlobals,
  RuntimeModule,
  sources,
  Template,
  Compilation,
  type Chunk,
  type Compiler,
  type WebpackPluginInstance,
} from 'webpack';

const manifestFile = 'mf-manifest.json';
const name = 'script-integrity';

/**
 * The hash of a remote's manifest covers all its scripts and messages: the manifest contains the hashes of those that the
 * console loads, and the entry, which is one of them, that of each chunk that it loads.
 */
export const scriptIntegrity = (): WebpackPluginInstance => ({
  apply({ hooks }: Compiler) {
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap(name, (chunk) => {
        compilation.addRuntimeModule(chunk, new EntryQuery());
      });
      const { createScript } = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(name, (source, chunk) =>
        Template.asString([source, ...askWithHash(compilation, chunk)]),
      );

      const { processAssets } = compilation.hooks;
      // After this stage no chunk changes; the names in the entry are final as well.
      const chunksDone = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      processAssets.tap({ name, stage: chunksDone }, () => writeChunkHashes(compilation));
      processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () =>
        writeManifest(compilation),
      );
    });
  },
});

/** The query of the entry's address, which differs on each retry. */
class EntryQuery extends RuntimeModule {
  constructor() {
    super('query of the entry');
  }

  override generate(): string {
    return `${RuntimeGlobals.require}.entryQuery = new URL(document.currentScript.src).search;`;
  }
}

/**
 * Code that the entry runs before it loads a chunk. A retry must not wait for a pending earlier attempt, so it uses
 * neither its address nor its script element.
 */
function askWithHash({ chunkGraph }: Compilation, chunk: Chunk): string[] {
  const isScript = (each: Chunk) => chunkGraph.getChunkModulesIterableBySourceType(each, 'javascript');
  const chunks = [...chunk.getAllAsyncChunks()]
    .filter(isScript)
    .map((each) => [each.id, placeholderOf(each)]);
  return [
    `script.integrity = ${JSON.stringify(Object.fromEntries(chunks))}[chunkId];`,
    `script.src = url + ${RuntimeGlobals.require}.entryQuery;`,
    'script.removeAttribute("data-webpack");',
  ];
}

/** As long as the final hash, so that source maps stay valid. */
const placeholderOf = (chunk: Chunk): string => `sha384-of-chunk-${chunk.id}-`.padEnd(71, '#');

function writeChunkHashes(compilation: Compilation): void {
  const hashes = [...compilation.chunks].flatMap((chunk) =>
    scriptsOf([...chunk.files]).map(
      (file) => [placeholderOf(chunk), integrityOf(compilation, file)] as const,
    ),
  );
  for (const file of scriptsOf(Object.keys(compilation.assets))) {
    compilation.updateAsset(file, (source) => {
      const replaced = new sources.ReplaceSource(source);
      const text = String(source.source());
      for (const [placeholder, hash] of hashes) {
        const start = text.indexOf(placeholder);
        if (start >= 0) replaced.replace(start, start + placeholder.length - 1, hash);
      }
      return replaced;
    });
    if (/sha384-of-chunk-/.test(String(compilation.getAsset(file)?.source.source())))
      throw new Error(`${file} loads a chunk whose hash is not known`);
  }
}

/** What the console and the release read of the manifest that the federation plugin writes. */
type Manifest = {
  readonly name: string;
  readonly metaData: { readonly remoteEntry: { readonly path: string; readonly name: string } };
  readonly shared: readonly { readonly name: string; readonly requiredVersion: string }[];
  readonly exposes: readonly { readonly assets: { readonly js: { readonly sync: readonly string[] } } }[];
  readonly newExports?: readonly object[];
};

/** Adds the hashes to the manifest and drops unused fields: the first load of each screen waits for it. */
function writeManifest(compilation: Compilation): void {
  const messages = Object.keys(compilation.assets).filter((file) => /^assets\/locales\//.test(file));
  compilation.updateAsset(manifestFile, (source) => {
    const { name, metaData, shared, exposes, newExports } = JSON.parse(String(source.source())) as Manifest;
    const { remoteEntry } = metaData;
    const first = [
      `${remoteEntry.path}${remoteEntry.name}`,
      ...exposes.flatMap(({ assets }) => assets.js.sync),
      ...messages,
    ];
    const manifest: Manifest & { integrity: Record<string, string> } = {
      name,
      metaData: { remoteEntry },
      shared: shared.map(({ name: library, requiredVersion }) => ({ name: library, requiredVersion })),
      exposes,
      newExports,
      integrity: Object.fromEntries(first.map((file) => [file, integrityOf(compilation, file)])),
    };
    return new sources.RawSource(JSON.stringify(manifest));
  });
}

const scriptsOf = (files: readonly string[]): string[] => files.filter((file) => file.endsWith('.js')).sort();

/** In the format of Subresource Integrity: https://www.w3.org/TR/sri/ */
const integrityOf = (compilation: Compilation, file: string): string =>
  `sha384-${createHash('sha384')
    .update(compilation.getAsset(file)?.source.buffer() ?? '')
    .digest('base64')}`;
