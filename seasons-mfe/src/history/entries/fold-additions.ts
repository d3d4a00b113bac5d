import type { HistoryRow } from '../history-row';

/** From so many on, questions that were added one after the other are one line. */
const least = 3;

/**
 * Puts entries together that one person has made one after the other by adding a question to the same quiz. Others stay
 * alone.
 * @param isAlone entries of which something else is to be said, such as who has undone them
 * @example foldAdditions([added3, added2, added1, renamed], isUndone) // [[added3, added2, added1], [renamed]]
 */
export function foldAdditions(
  rows: readonly HistoryRow[],
  isAlone: (row: HistoryRow) => boolean,
): readonly (readonly HistoryRow[])[] {
  const runs: HistoryRow[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    const key = isAlone(row) ? undefined : additionOf(row);
    if (run?.[0] && key !== undefined && !isAlone(run[0]) && additionOf(run[0]) === key) run.push(row);
    else runs.push([row]);
  }
  return runs.flatMap((run) => (run.length < least ? run.map((row) => [row]) : [run]));
}

/** Who has added a question, and to which quiz; `undefined` for any other action. */
function additionOf({ kind, uid, email, changes, isComplete, undoes }: HistoryRow): string | undefined {
  const [change, ...others] = changes;
  if (kind !== 'question_created' || !isComplete || undoes !== null) return undefined;
  if (!change || others.length > 0) return undefined;
  if (change.subject !== 'question' || change.was !== 'created') return undefined;
  return JSON.stringify([uid, email, change.quizId]);
}

/** The entries as one, which is described as one action. */
export const asOne = (newest: HistoryRow, run: readonly HistoryRow[]): HistoryRow => ({
  ...newest,
  changes: run.flatMap(({ changes }) => changes),
});
