import type { RefusedLine, Registry, RegistryEntry } from '@console/shared/contract';

/** Returns the module that the registry names for a path. */
export const entryOf = ({ entries }: Registry, path: string): RegistryEntry | undefined =>
  entries.find(({ paths }) => paths.includes(path));

/** Returns the refused entry that has this path. */
export const refusedOf = ({ refused }: Registry, path: string): RefusedLine | undefined =>
  refused.find(({ paths }) => paths.includes(path));
