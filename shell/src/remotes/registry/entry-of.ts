import type { RefusedLine, Registry, RegistryEntry } from '@console/shared/contract';

/** The module that the registry names for a path. */
export const entryOf = ({ entries }: Registry, path: string): RegistryEntry | undefined =>
  entries.find(({ paths }) => paths.includes(path));

/** The refused line that claims a path, which would be a module's otherwise. */
export const refusedOf = ({ refused }: Registry, path: string): RefusedLine | undefined =>
  refused.find(({ paths }) => paths.includes(path));
