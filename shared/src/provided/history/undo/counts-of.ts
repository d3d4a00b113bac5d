import type { UndoProgress } from './undo';

/** How far a large undo came, as values of a message. */
export const countsOf = ({ done, total }: Pick<UndoProgress, 'done' | 'total'>) => ({
  done: String(done),
  total: String(total),
});
