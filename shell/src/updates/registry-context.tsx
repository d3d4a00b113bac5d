import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ReadRegistry } from '../boot/read-registry';
import { LiveReleases } from './live-releases';

const RegistryContext = createContext(new LiveReleases({ entries: [], refused: [], problems: [] }));

export const RegistryProvider = RegistryContext.Provider;

/** Requests which releases are live; see {@link LiveReleases.refresh}. */
export const useRefresh = (): (() => Promise<ReadRegistry>) => useContext(RegistryContext).refresh;

/** Says whether the database is closed; see {@link LiveReleases.reportDatabase}. */
export const useReportDatabase = (): ((isClosed: boolean) => boolean) =>
  useContext(RegistryContext).reportDatabase;

function useLive() {
  const live = useContext(RegistryContext);
  return useSyncExternalStore(live.subscribe, live.current);
}

/** Subscribes to the modules of this deployment. */
export const useRegistry = (): ReadRegistry => useLive().registry;

/** Whether a reload would load another release of the shell. */
export const useIsShellReplaced = (): boolean => useLive().isShellReplaced;
