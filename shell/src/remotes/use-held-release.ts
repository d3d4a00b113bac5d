import { useCallback, useState } from 'react';
import type { RegistryEntry } from '@console/shared/contract';
import { useRefresh, useRegistry } from '../app/registry-context';
import { patience, patienceLeft, withinPatience } from '../app/within-patience';
import { isSameRelease } from '../live/live-releases';
import { entryOf } from './entry-of';
import { forgetModule, loadedModule } from './load-remote';

/** What is shown at a path. */
export type HeldRelease = {
  readonly path: string;
  readonly entry: RegistryEntry;
  /** How often it was begun anew. */
  readonly turn: number;
  /** It is being found out which release is live. */
  readonly isAsking: boolean;
  /** How long, in milliseconds, one still waits for the module. */
  readonly limit: number;
};

/** Of what a person waits for altogether, finding out what is live may take this much. */
const patienceForRegistry = 2000;

const begin = (path: string, entry: RegistryEntry): HeldRelease => ({
  path,
  entry,
  turn: 0,
  isAsking: false,
  limit: patience,
});

/**
 * The release that is shown at a path. A screen keeps the one that it began with until it is left, so that nothing
 * goes that is typed into it; what has not been loaded yet follows the registry.
 */
export function useHeldRelease(path: string) {
  const live = entryOf(useRegistry(), path);
  const refresh = useRefresh();
  const [before, setHeld] = useState(() => live && begin(path, live));
  const isKept = before?.path === path && (before.isAsking || before.entry === live || isLoaded(before));
  const held = isKept ? before : live && begin(path, live);
  if (!isKept && held) setHeld(held);

  const take = useCallback((entry: RegistryEntry) => setHeld(begin(path, entry)), [path]);

  /** Runs the module anew, in whichever release is live by now. */
  async function retry({ entry, turn }: HeldRelease): Promise<void> {
    const next = { ...begin(path, entry), turn: turn + 1 };
    const began = performance.now();
    forgetModule(entry);
    setHeld({ ...next, isAsking: true });
    const registry = await withinPatience(refresh(), patienceForRegistry).catch(() => undefined);
    const found = registry && entryOf(registry, path);
    setHeld((now) =>
      now?.isAsking && now.path === path
        ? { ...next, entry: found ?? entry, limit: patienceLeft(began) }
        : now,
    );
  }

  return {
    held,
    /** A release that is ready to be taken instead. */
    newer: held && live && !isSameRelease(held.entry, live) ? live : undefined,
    take,
    retry,
  };
}

const isLoaded = ({ entry }: HeldRelease): boolean => loadedModule(entry) !== undefined;
