import type { BegunUndo } from './undo';

/** How far a large undo came, as values of a message. */
export const countsOf = ({ done, total }: BegunUndo) => ({ done: String(done), total: String(total) });
