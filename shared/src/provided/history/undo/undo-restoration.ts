import type { DataGateway } from '@console/shared/data';
import { restorationKind, type HistoryChange, type HistoryEntry } from '../entries/entry';
import { placeOf } from '../entries/place';
import { quizzesCreatedBy, takeBackQuizzes } from './created-quizzes';
import type { UndoChoices } from './plan-undo';
import { undoChanges } from './undo';
import { obstacleToChanges, undoInParts } from './undo-in-parts';
import type { OnUndoProgress, UndoOutcome } from './undo-outcome';

/** Whether an action has brought back a season from an archive, or some of it. */
export const isRestoration = ({ kind, hasParts }: HistoryEntry): boolean =>
  kind === restorationKind && hasParts;

/** The changes of a restoration that are not the creation of a quiz with what it holds. */
export const changesBeside = ({ changes }: HistoryEntry): readonly HistoryChange[] => {
  const created = new Set(
    changes.flatMap(({ path, before }) => (before === null && placeOf(path)?.is === 'quiz' ? [path] : [])),
  );
  return changes.filter(({ path }) => !created.has(path.split('/').slice(0, 4).join('/')));
};

/**
 * Deletes the quizzes that a restoration has brought back, as any deletion does, so that each can be restored, and changes back
 * the rest. A quiz that others have changed or filled since stays. If it is interrupted, undoing the action again takes back
 * the rest.
 */
export async function undoRestoration(
  gateway: DataGateway,
  entry: HistoryEntry,
  { choices, onProgress }: { readonly choices: UndoChoices; readonly onProgress: OnUndoProgress },
): Promise<UndoOutcome> {
  const quizzes = await quizzesCreatedBy(gateway, entry);
  const changes = changesBeside(entry);
  const obstacle = await obstacleToChanges(gateway, changes, choices);
  if (obstacle) return obstacle;
  const total = quizzes.length + changes.length;
  const { entries, staying } = await takeBackQuizzes(gateway, quizzes, (progress) =>
    onProgress({ ...progress, total }),
  );
  const isOfSeason = ({ path }: HistoryChange) => placeOf(path)?.is === 'season';
  const season = changes.filter(isOfSeason);
  const rest = changes.filter((change) => !isOfSeason(change));
  // An entry of the season alone, which others may trust: it is compared with what it changes.
  const ofSeason =
    season.length > 0 ? await undoChanges(gateway, { ...entry, changes: season }, choices) : undefined;
  if (ofSeason && ofSeason.kind !== 'undone') return ofSeason;
  if (ofSeason && ofSeason.documents > 0) entries.unshift(ofSeason.entry);
  // Without changes, it only states that the restoration is undone.
  if (rest.length > 0 || (entries.length > 0 && !ofSeason)) {
    const outcome = await undoInParts(gateway, { ...entry, changes: rest }, { choices, onProgress });
    if (outcome.kind !== 'undone') return outcome;
    if (outcome.documents > 0 || rest.length === 0) entries.unshift(outcome.entry);
  }
  return {
    ...{ kind: 'undone', documents: entries.length, entry: entries[0] ?? entry, entries },
    ...(staying > 0 && { remains: 'quizzes' as const }),
  };
}
