import { useCallback, useState } from 'react';
import type { RegistryEntry } from '@console/shared/contract';
import { useRefresh, useRegistry } from '../app/registry-context';
import { withinPatience } from '../app/within-patience';
import { isSameRelease } from '../live/live-releases';
import { entryOf } from './entry-of';
import { forgetModule, loadedModule } from './load-remote';
import { replaceCopy } from './missing-part';

/** What is shown at a path. */
export type HeldRelease = {
  readonly path: string;
  readonly entry: RegistryEntry;
  /** How often it was begun anew. */
  readonly turn: number;
  /** It is being found out which release is live. */
  readonly isAsking: boolean;
};

/** Of what a person waits for altogether, finding out what is live may take this much, in milliseconds. */
const soon = <T>(work: Promise<T>) => withinPatience(work, 2000).catch(() => undefined);

const begin = (path: string, entry: RegistryEntry): HeldRelease => ({
  path,
  entry,
  turn: 0,
  isAsking: false,
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

  /** Runs the module anew, in whichever release is live by now, and without a part that may be damaged. */
  async function retry({ entry, turn }: HeldRelease, error: unknown): Promise<void> {
    const next = { ...begin(path, entry), turn: turn + 1 };
    forgetModule(entry);
    setHeld({ ...next, isAsking: true });
    const [registry] = await Promise.all([soon(refresh()), soon(replaceCopy(error))]);
    const found = registry && entryOf(registry, path);
    setHeld((now) => (now?.isAsking && now.path === path ? { ...next, entry: found ?? entry } : now));
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
