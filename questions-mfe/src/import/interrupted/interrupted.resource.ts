import { readOpenActions, type OpenActionsOf } from '@console/shared/actions';
import { locations, momentOf, type DataGateway, type EntryKey, type QuizKey } from '@console/shared/data';
import { keptForMs, quizSubject } from '@console/shared/model';

/** What an import is called in the history. */
export const importKind = 'questions_imported';

/** The imports into a quiz. */
export const importsInto = ({ seasonId, quizId }: QuizKey): OpenActionsOf => ({
  seasonId,
  kind: importKind,
  about: quizSubject(quizId),
});

/** What is stored of an import. */
export type StoredPart = {
  /** The ids of its questions. */
  readonly ids: readonly string[];
  /** When its last part was stored, by the clock of the device that did it; 0 where nothing is. */
  readonly latest: number;
};

/** Reads what is stored of an import: one read for each 50 questions. @throws DataError */
export async function readStored(gateway: DataGateway, { seasonId, entryId }: EntryKey): Promise<StoredPart> {
  const { changesFrom } = await import('@console/shared/history');
  const parts = await gateway.list({ collection: locations.historyParts(seasonId, entryId) });
  return {
    ids: parts.flatMap(({ fields }) =>
      changesFrom(fields, seasonId).map(({ path }) => path.slice(path.lastIndexOf('/') + 1)),
    ),
    latest: Math.max(0, ...parts.map(({ fields }) => (momentOf(fields, 'expires') ?? 0) - keptForMs)),
  };
}

/**
 * Closes the imports into this quiz that were interrupted and whose stored questions are all among these: importing the
 * same source again has finished them.
 */
export async function closeFinished(
  gateway: DataGateway,
  quizKey: QuizKey,
  questionIds: ReadonlySet<string>,
): Promise<void> {
  const { closeEntry } = await import('@console/shared/history');
  for (const one of await readOpenActions(gateway, importsInto(quizKey))) {
    const { ids } = await readStored(gateway, one);
    if (ids.length > 0 && ids.every((id) => questionIds.has(id))) await closeEntry(gateway, one);
  }
}
