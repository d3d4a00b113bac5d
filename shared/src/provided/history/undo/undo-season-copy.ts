import {
  locations,
  seasonFromDocument,
  textOf,
  type DataGateway,
  type DataTransaction,
  type EntryKey,
  type QuizKey,
  type StoredDocument,
  type StoredFields,
} from '@console/shared/data';
import { isOpen } from '@console/shared/model';
import { can, readStoredSession } from '@console/shared/session';
import { deleteQuiz } from '../deletion/delete-quiz';
import { QuizChanged } from '../deletion/deletion-errors';
import { eachOf } from '../deletion/each-of';
import type { HistoryChange, HistoryEntry } from '../entries/entry';
import { inOneEntry } from '../entries/in-one-entry';
import { placeOf } from '../entries/place';
import { listContents } from '../deletion/quiz-contents';
import { isSameFields } from '../entries/same-value';
import type { OnUndoProgress, Remains, UndoOutcome } from './undo-outcome';

/** Whether the action of an entry has created a season with quizzes. The rules have compared that it did. */
export const isSeasonCopy = ({ kind, changes: [change] }: HistoryEntry): boolean =>
  kind === 'season_copied' && change?.before === null && placeOf(change.path)?.is === 'season';

/** A quiz that was copied, and its questions by their paths. */
type CopiedQuiz = QuizKey & { fields: StoredFields; readonly questions: Map<string, StoredFields> };

/**
 * Deletes the quizzes of a copied season as any deletion does, so that each can be restored, then its settings, and
 * deactivates the season, which cannot be deleted. A quiz that others have changed or filled since stays, and with it
 * the season as it is. If it is interrupted, undoing the action again takes back the rest.
 */
export async function undoSeasonCopy(
  gateway: DataGateway,
  entry: HistoryEntry,
  onProgress: OnUndoProgress,
): Promise<UndoOutcome> {
  const { seasonId, entryId } = entry;
  const quizzes = quizzesIn(entry);
  const entries: EntryKey[] = [];
  let done = 0;
  // The season itself comes last.
  const report = () => onProgress({ done, total: quizzes.length + 1, entries: [...entries] });
  report();
  const taken = await eachOf(quizzes, async (quiz) => {
    const result = await takeBack(gateway, quiz);
    if (typeof result === 'object') entries.unshift(result);
    if (result !== 'stays') done += 1;
    report();
    return result;
  });
  const staying = taken.filter((one) => one === 'stays').length;
  const outcome = (remains: Remains): UndoOutcome => ({
    kind: 'undone',
    documents: entries.length,
    entry: entries[0] ?? { seasonId, entryId },
    entries,
    remains,
  });
  const others = await gateway.list({ collection: locations.quizzes(seasonId), limit: 1 });
  if (staying > 0 || others.length > 0) return outcome('quizzes');
  const { last, isClosed } = await takeBackSeason(gateway, entry);
  if (last) entries.unshift(last);
  return outcome(isClosed ? 'season' : 'active-season');
}

function quizzesIn({ seasonId, changes }: HistoryEntry): readonly CopiedQuiz[] {
  const quizzes = new Map<string, CopiedQuiz>();
  for (const { path, before, after } of changes) {
    const { is, quizId } = placeOf(path) ?? {};
    if (quizId === undefined || before !== null || after === null) continue;
    // Parts are listed in no order: a question may come before its quiz.
    const quiz = quizzes.get(quizId) ?? { seasonId, quizId, fields: {}, questions: new Map() };
    quizzes.set(quizId, quiz);
    if (is === 'quiz') quiz.fields = after;
    else quiz.questions.set(path, after);
  }
  return [...quizzes.values()];
}

/** Deletes a quiz as it was copied; questions of it may have been deleted since. */
async function takeBack(
  gateway: DataGateway,
  { fields, questions, ...key }: CopiedQuiz,
): Promise<EntryKey | 'gone' | 'stays'> {
  const [document, contents] = await Promise.all([
    gateway.get(locations.quiz(key.seasonId, key.quizId)),
    listContents(gateway, key),
  ]);
  const isWhole = contents.every(({ path, fields: now }) => isSameFields(now, questions.get(path) ?? {}));
  if (document && !(isWhole && isSameFields(document.fields, fields))) return 'stays';
  // A deletion that was interrupted has deleted the quiz and left some of its questions.
  if (!document && contents.length === 0) return 'gone';
  const uid = readStoredSession()?.person.uid ?? '';
  try {
    const quiz = { ...key, title: textOf(fields, 'title'), uid };
    const { entry } = await deleteQuiz(
      gateway,
      quiz,
      () => undefined,
      document && { exactly: { fields, contents } },
    );
    return entry ?? 'gone';
  } catch (error) {
    if (error instanceof QuizChanged) return 'stays';
    throw error;
  }
}

/** Deletes the settings that nobody has changed since, and deactivates the season where this person may. */
async function takeBackSeason(
  gateway: DataGateway,
  { seasonId, entryId, changes }: HistoryEntry,
): Promise<{ last?: EntryKey; isClosed: boolean }> {
  const session = readStoredSession();
  const path = locations.season(seasonId);
  const document = await gateway.get(path);
  const isActive = document !== undefined && isOpen(seasonFromDocument(document));
  const mayClose = session !== null && can.editSeason(session);
  const settings = await settingsAsCopied(gateway, changes);
  const isClosed = !isActive || mayClose;
  if (settings.length === 0 && !(isActive && mayClose)) return { isClosed };

  const close = async (transaction: DataTransaction) => {
    if (isActive && mayClose) await transaction.merge(path, { status: 'deactivated' });
  };
  const { entry: last } = await inOneEntry(
    gateway,
    { seasonId, kind: 'undone', about: ['season', 'settings'], undoes: entryId },
    (part) =>
      gateway.transact(async (transaction) => {
        const stored = await Promise.all(settings.map(({ path: setting }) => transaction.get(setting)));
        for (const [index, { path: setting, after }] of settings.entries())
          if (isAsCopied(stored[index], after)) await transaction.remove(setting);
      }, part),
    { begin: close },
  );
  return { last, isClosed };
}

/** The settings that are as they were copied. */
async function settingsAsCopied(
  gateway: DataGateway,
  changes: readonly HistoryChange[],
): Promise<readonly HistoryChange[]> {
  const copied = changes.filter(({ path }) =>
    ['notification', 'leaderboard'].includes(placeOf(path)?.is ?? ''),
  );
  const stored = await Promise.all(copied.map(({ path }) => gateway.get(path)));
  return copied.filter(({ after }, index) => isAsCopied(stored[index], after));
}

const isAsCopied = (document: StoredDocument | undefined, after: StoredFields | null): boolean =>
  document !== undefined && after !== null && isSameFields(document.fields, after);
