import type { Compilation } from 'webpack';

/** The address of the built file whose name begins so. */
export function addressOf(compilation: Compilation, beginning: string): string {
  const asset = compilation.getAssets().find(({ name }) => name.startsWith(beginning));
  if (!asset) throw new Error(`The build has no ${beginning}…`);
  return `/${asset.name}`;
}
