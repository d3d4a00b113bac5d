import { useSyncExternalStore } from 'react';
import { useGateway, type DataGateway } from '@console/shared/data';
import type { DeletedQuiz, DeletionOptions, DeletionProgress, LeavingQuiz } from '@console/shared/history';
import { loadHistory } from './load-history';

/** A deletion that runs in this tab. */
export type RunningDeletion = { state: 'running'; progress?: DeletionProgress };

/** By quiz id. A deletion outlives the dialog or notice that began it. */
const running = new WeakMap<DataGateway, ReadonlyMap<string, RunningDeletion>>();
const listeners = new Set<() => void>();

/**
 * Deletes a quiz, or what is left of it, and lets everything on the page that shows it follow the progress.
 * @throws DataError, and what `deleteQuiz` throws
 */
export async function runDeletion(
  gateway: DataGateway,
  quiz: LeavingQuiz,
  options: DeletionOptions,
  onProgress: (progress: DeletionProgress) => void = () => undefined,
): Promise<DeletedQuiz> {
  show(gateway, quiz.quizId, { state: 'running' });
  try {
    const { deleteQuiz, requireSent } = await loadHistory();
    await requireSent(quiz.seasonId);
    const report = (progress: DeletionProgress) => {
      onProgress(progress);
      show(gateway, quiz.quizId, { state: 'running', progress });
    };
    return await deleteQuiz(gateway, quiz, report, options);
  } finally {
    show(gateway, quiz.quizId);
  }
}

/** Shows how far a deletion is; without that, it is over. */
function show(gateway: DataGateway, quizId: string, deletion?: RunningDeletion): void {
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
