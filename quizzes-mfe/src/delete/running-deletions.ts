import { useSyncExternalStore } from 'react';
import { useGateway, type DataGateway } from '@console/shared/data';
import type { DeletionProgress } from '@console/shared/history';

/** A deletion that runs in this tab. */
export type RunningDeletion = { state: 'running'; progress?: DeletionProgress };

/** By quiz id. A deletion outlives the dialog or notice that began it. */
const running = new WeakMap<DataGateway, ReadonlyMap<string, RunningDeletion>>();
const listeners = new Set<() => void>();

/** Sets the progress of a deletion; without one, the deletion is over. */
export function setRunningDeletion(gateway: DataGateway, quizId: string, deletion?: RunningDeletion): void {
  const next = new Map(running.get(gateway));
  if (deletion) next.set(quizId, deletion);
  else next.delete(quizId);
  running.set(gateway, next);
  for (const notify of listeners) notify();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Subscribes to all deletions in this tab, by quiz id. */
export function useRunningDeletions(): ReadonlyMap<string, RunningDeletion> | undefined {
  const gateway = useGateway();
  return useSyncExternalStore(subscribe, () => running.get(gateway));
}

/** Subscribes to the deletion of a quiz in this tab, wherever on the page it was started. */
export function useRunningDeletion(quizId: string): RunningDeletion | undefined {
  const gateway = useGateway();
  return useSyncExternalStore(subscribe, () => running.get(gateway)?.get(quizId));
}
