import { parseRegistry, type Registry, type RegistryEntry } from '@console/shared/contract';

/** Where the overrides are in the browser's storage. */
export const overridesKey = 'console-development-overrides';

/**
 * The lines that stand in place of the registry's, read like the registry itself. Logging out empties the storage:
 * what is missing there, unlike what was cleared, the tab still knows.
 */
export function readOverrides(): Registry {
  const text = localStorage.getItem(overridesKey) ?? sessionStorage.getItem(overridesKey);
  if (!text) return { entries: [], refused: [], problems: [] };
  keep(text);
  try {
    return parseRegistry(JSON.parse(text), location.href);
  } catch {
    return parseRegistry(undefined);
  }
}

/** In place of all that were there before. */
export const storeOverrides = (remotes: readonly RegistryEntry[]): void =>
  keep(JSON.stringify({ schemaVersion: 1, remotes }));

function keep(text: string): void {
  localStorage.setItem(overridesKey, text);
  sessionStorage.setItem(overridesKey, text);
}

/** The registry with the overrides in it: they come first, so that no other line has their names or paths. */
export function overridden(registry: Registry): Registry {
  const own = readOverrides();
  const others = registry.entries.filter(({ name }) => !own.entries.some((line) => line.name === name));
  const read = parseRegistry({ schemaVersion: 1, remotes: [...own.entries, ...others] });
  return {
    entries: read.entries,
    refused: [...registry.refused, ...own.refused, ...read.refused],
    problems: [...registry.problems, ...own.problems, ...read.problems],
  };
}
