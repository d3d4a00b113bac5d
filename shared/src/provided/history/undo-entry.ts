import type { DataGateway, EntryKey } from '@console/shared/data';
import type { HistoryChange, HistoryEntry } from './entry';
import { subjectsOf } from './entry.converter';
import { inOneEntry } from './in-one-entry';
import { planUndo, type UndoChoices, type UndoConflict } from './plan-undo';
import type { QuizContents } from './quiz-contents';
import { quizDeletedBy, restoreQuiz } from './restore-quiz';
import { undoCreation, quizCreatedBy } from './undo-creation';
import { readEntry, undoChanges, type UndoOutcome } from './undo';

export type UndoOptions = {
  readonly choices?: UndoChoices | undefined;
  /** Receives how many of how many documents are written back. */
  readonly onProgress?: (done: number, total: number) => void;
};

/** So many changes are undone in one transaction. */
const atOnce = 20;

/** Takes an action of the history back. @throws DataError */
export async function undoEntry(
  gateway: DataGateway,
  key: EntryKey,
  { choices = {}, onProgress = () => undefined }: UndoOptions = {},
): Promise<UndoOutcome> {
  const entry = await readEntry(gateway, key);
  if (!entry) return { kind: 'refused', reason: 'expired' };
  if (quizDeletedBy(entry))
    return restoreQuiz(gateway, key, ({ back, total }) => onProgress(sumOf(back), sumOf(total)));
  const created = quizCreatedBy(entry);
  if (created) return undoCreation(gateway, entry, created);
  if (!entry.hasParts) return undoChanges(gateway, entry, choices);
  const conflicts = await conflictsOf(gateway, entry.changes, choices);
  if (conflicts.length > 0) return { kind: 'conflict', conflicts };
  return undoInParts(gateway, entry, { choices, onProgress });
}

const sumOf = ({ questions, results }: QuizContents) => questions + results;

/** What must be decided before anything of a large action is written back. */
async function conflictsOf(
  gateway: DataGateway,
  changes: readonly HistoryChange[],
  choices: UndoChoices,
): Promise<UndoConflict[]> {
  const plans = await Promise.all(
    changes.map(async (change) => planUndo(change, (await gateway.get(change.path))?.fields, choices)),
  );
  return plans.flatMap((plan) => plan.conflicts);
}

/**
 * Undoes a large action some changes at a time. If it is cut short, undoing the action again writes back the rest. Stops
 * where somebody has changed something in the meantime.
 */
async function undoInParts(
  gateway: DataGateway,
  entry: HistoryEntry,
  { choices, onProgress }: Required<UndoOptions>,
): Promise<UndoOutcome> {
  const { seasonId, entryId, changes } = entry;
  const action = { seasonId, kind: 'undone', about: subjectsOf(changes), undoes: entryId };
  const { result, entry: undone } = await inOneEntry(gateway, action, async (part) => {
    let documents = 0;
    for (let from = 0; from < changes.length; from += atOnce) {
      onProgress(from, changes.length);
      const some = { ...entry, changes: changes.slice(from, from + atOnce) };
      const outcome = await undoChanges(gateway, some, choices, part);
      if (outcome.kind !== 'undone') return outcome;
      documents += outcome.documents;
    }
    return { kind: 'undone', documents } as const;
  });
  return result.kind === 'undone' ? { ...result, entry: undone } : result;
}
