import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

/** A bundled script, and the files that it is made of. */
export type Bundle = { readonly text: string; readonly files: readonly string[] };

/** Bundles a script that has no part of webpack's runtime, with the values that the build defines. */
export function bundleScript(entry: string, define: Readonly<Record<string, string>>): Bundle {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    target: 'es2022',
    write: false,
    metafile: true,
    define,
  });
  const files = Object.keys(metafile.inputs).map((file) => resolve(file));
  return { text: outputFiles[0]?.text.trim() ?? '', files };
}
