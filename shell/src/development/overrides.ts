import { parseRegistry, type Registry, type RegistryEntry } from '@console/shared/contract';

/** The key of the overrides in local storage. */
export const overridesKey = 'console-development-overrides';

/**
 * Reads the entries that override the registry's, with the same validation. Logging out clears the storage:
 * overrides that are missing there, but were not cleared, are restored from the tab.
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

/** Replaces all stored overrides. */
export const storeOverrides = (remotes: readonly RegistryEntry[]): void =>
  keep(JSON.stringify({ schemaVersion: 1, remotes }));

function keep(text: string): void {
  localStorage.setItem(overridesKey, text);
  sessionStorage.setItem(overridesKey, text);
}

/**
 * Returns the registry with the overrides: they come first, so that no other entry has their names or paths.
 */
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
