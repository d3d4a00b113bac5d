import { buildSync } from 'esbuild';

/** Bundles a script that has no part of webpack's runtime, with the values that the build defines. */
export function bundleScript(entry: string, define: Readonly<Record<string, string>>): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    target: 'es2022',
    write: false,
    define,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
