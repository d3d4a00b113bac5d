import {
  locations,
  textOf,
  type DataGateway,
  type EntryKey,
  type QuizKey,
  type StoredFields,
} from '@console/shared/data';
import { readStoredSession } from '@console/shared/session';
import { deleteQuiz } from '../deletion/delete-quiz';
import { QuizChanged } from '../deletion/deletion-errors';
import { eachOf } from '../deletion/each-of';
import { keptIn } from '../deletion/kept-part';
import { listContents } from '../deletion/quiz-contents';
import { restorationKind, type HistoryEntry } from '../entries/entry';
import { placeOf } from '../entries/place';
import { isSameFields } from '../entries/same-value';
import type { OnUndoProgress } from './undo-outcome';

/** A quiz that an action has created with others, and what it has put into it, by path. */
export type CreatedQuiz = QuizKey & { fields: StoredFields; readonly contents: Map<string, StoredFields> };

/** The quizzes that an action has created; a restoration also their results. */
export async function quizzesCreatedBy(
  gateway: DataGateway,
  entry: HistoryEntry,
): Promise<readonly CreatedQuiz[]> {
  const quizzes = quizzesIn(entry);
  if (entry.kind !== restorationKind) return quizzes;
  const collection = locations.historyParts(entry.seasonId, entry.entryId);
  for (const { fields } of await gateway.list({ collection })) {
    const quiz = quizzes.find(({ quizId }) => quizId === textOf(fields, 'quiz_id'));
    if (quiz) for (const kept of keptIn(fields, quiz)) quiz.contents.set(kept.path, kept.fields);
  }
  return quizzes;
}

function quizzesIn({ seasonId, changes }: HistoryEntry): readonly CreatedQuiz[] {
  const quizzes = new Map<string, CreatedQuiz>();
  const isNew = new Set<string>();
  for (const { path, before, after } of changes) {
    const { is, quizId } = placeOf(path) ?? {};
    if (quizId === undefined || before !== null || after === null) continue;
    // Parts are listed in no order: a question may come before its quiz.
    const quiz = quizzes.get(quizId) ?? { seasonId, quizId, fields: {}, contents: new Map() };
    quizzes.set(quizId, quiz);
    if (is === 'quiz') isNew.add(quizId);
    if (is === 'quiz') quiz.fields = after;
    else quiz.contents.set(path, after);
  }
  return [...quizzes.values()].filter(({ quizId }) => isNew.has(quizId));
}

/** The entries of the deletions, the last one first, and how many quizzes others have changed or filled since. */
type TakenBack = { readonly entries: EntryKey[]; readonly staying: number };

/** Deletes quizzes that are as an action has created them; questions of them may have been deleted since. */
export async function takeBackQuizzes(
  gateway: DataGateway,
  quizzes: readonly CreatedQuiz[],
  onProgress: OnUndoProgress,
): Promise<TakenBack> {
  const entries: EntryKey[] = [];
  let done = 0;
  const report = () => onProgress({ done, total: quizzes.length, entries: [...entries] });
  report();
  const taken = await eachOf(quizzes, async (quiz) => {
    const result = await takeBack(gateway, quiz);
    if (typeof result === 'object') entries.unshift(result);
    if (result !== 'stays') done += 1;
    report();
    return result;
  });
  return { entries, staying: taken.filter((one) => one === 'stays').length };
}

async function takeBack(
  gateway: DataGateway,
  { fields, contents: created, ...key }: CreatedQuiz,
): Promise<EntryKey | 'gone' | 'stays'> {
  const [document, contents] = await Promise.all([
    gateway.get(locations.quiz(key.seasonId, key.quizId)),
    listContents(gateway, key),
  ]);
  const isWhole = contents.every(({ path, fields: now }) => isSameFields(now, created.get(path) ?? {}));
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
