import { useCallback, useState } from 'react';
import type { RegistryEntry } from '@console/shared/contract';
import { useRefresh, useRegistry } from '../../updates/registry-context';
import { withTimeout } from '../../lib/with-timeout';
import { isSameRelease } from '../../updates/same-release';
import { entryOf } from './entry-of';
import { forgetModule, loadedModule } from '../load/load-remote';
import { replaceCopy } from '../load/missing-part';

/** The release that a path shows until the person leaves it or takes a newer one. */
export type PinnedRelease = {
  readonly path: string;
  readonly entry: RegistryEntry;
  /** How many times Retry was pressed. */
  readonly attempt: number;
  /** The registry is being read to find the live release. */
  readonly isAsking: boolean;
};

/** The part of the timeout for reading the registry, in milliseconds. */
const registryTimeoutMs = 2000;

const withRegistryTimeout = <T>(work: Promise<T>) =>
  withTimeout(work, registryTimeoutMs).catch(() => undefined);

const begin = (path: string, entry: RegistryEntry): PinnedRelease => ({
  path,
  entry,
  attempt: 0,
  isAsking: false,
});

/**
 * The release that a path shows. A screen keeps the release it opened with until the person leaves it, so
 * that no input is lost; a module that is not loaded yet uses the live release.
 */
export function usePinnedRelease(path: string) {
  const live = entryOf(useRegistry(), path);
  const refresh = useRefresh();
  const [before, setPinned] = useState(() => live && begin(path, live));
  const isKept = before?.path === path && (before.isAsking || before.entry === live || isLoaded(before));
  const pinned = isKept ? before : live && begin(path, live);
  if (!isKept && pinned) setPinned(pinned);

  const take = useCallback((entry: RegistryEntry) => setPinned(begin(path, entry)), [path]);

  /** Runs the module again, in the live release, without cached chunks that may be damaged. */
  async function retry({ entry, attempt }: PinnedRelease, error: unknown): Promise<void> {
    const next = { ...begin(path, entry), attempt: attempt + 1 };
    forgetModule(entry);
    setPinned({ ...next, isAsking: true });
    const [registry] = await Promise.all([
      withRegistryTimeout(refresh()),
      withRegistryTimeout(replaceCopy(error)),
    ]);
    const found = registry && entryOf(registry, path);
    setPinned((now) => (now?.isAsking && now.path === path ? { ...next, entry: found ?? entry } : now));
  }

  return {
    pinned,
    /** A newer release that is loaded and can replace it. */
    newer: pinned && live && !isSameRelease(pinned.entry, live) ? live : undefined,
    take,
    retry,
  };
}

const isLoaded = ({ entry }: PinnedRelease): boolean => loadedModule(entry) !== undefined;
