import { useEffect, useEffectEvent } from 'react';
import type { QuizKey } from '@console/shared/data';
import { deleteIfShared } from '../source/shared-source';
import type { Review } from '../use-review';
import { useUnfinished } from './unfinished';
import type { useImport } from './use-import';

/**
 * Whether all that was read has been stored: there is nothing left to review. It is to be reviewed again when the import is
 * taken back on this screen, and forgotten when the person leaves it.
 */
export function useFinished(
  quizKey: QuizKey,
  { state, action }: ReturnType<typeof useImport>,
  { rows, isDone }: Review,
): boolean {
  const { forget, source, key } = useUnfinished(quizKey);
  // Right after storing, the rows are still to be compared.
  const isFinished = state.kind === 'done' && action()?.remaining() === 0 && (isDone || rows === undefined);
  const leave = useEffectEvent(() => {
    if (isFinished) forget();
  });
  useEffect(() => () => leave(), []);
  useEffect(() => {
    const read = source.get(key);
    if (isFinished && read?.is === 'read') deleteIfShared(read.content);
  }, [isFinished, key, source]);
  return isFinished;
}
