import type { Registry, RegistryEntry } from '@console/shared/contract';

/** The module that the registry names for a path. */
export const entryOf = ({ entries }: Registry, path: string): RegistryEntry | undefined =>
  entries.find(({ paths }) => paths.includes(path));
