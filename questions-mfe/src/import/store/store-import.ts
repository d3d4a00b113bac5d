import {
  changedFields,
  locations,
  newId,
  type DataGateway,
  type EntryKey,
  type QuizKey,
  type RecordedAction,
} from '@console/shared/data';
import type { Question } from '../../question';
import { questionFromDocument, questionToFields } from '../../question.converter';
import { isSameQuestion, questionsOf, requireOpenQuiz } from '../../question.resource';
import { importKind } from '../cut-short/cut-short.resource';
import type { ReviewedRow } from '../review/reviewed-row';
import { stillNew } from './check-again';
import { planBatch, type PlannedQuestion } from './plan-batch';

/** How much of an import is stored. */
export type ImportProgress = {
  readonly added: number;
  readonly changed: number;
  /** Questions that others have changed or deleted since they were shown: they stay as they are. */
  readonly left: readonly Question[];
  /** How many rows were not added because others have added such questions since the rows were shown. */
  readonly present: number;
};

const nothingYet: ImportProgress = { added: 0, changed: 0, left: [], present: 0 };

/** How many rows are done with. */
export const doneOf = ({ added, changed, left, present }: ImportProgress): number =>
  added + changed + left.length + present;

/** An import, which goes on where it was stopped if it is run again. */
export type Import = {
  readonly total: number;
  /** Stores what is not stored yet. Stops after the present batch when `signal` is aborted. @throws DataError */
  run(options: {
    signal?: AbortSignal;
    onProgress?: (progress: ImportProgress) => void;
  }): Promise<ImportProgress>;
  /** What is stored so far. */
  progress(): ImportProgress;
  /** The id of the question that was added last. */
  lastAdded(): string | undefined;
  /** Its entry in the history; `undefined` until it has begun. */
  entry(): EntryKey | undefined;
};

/**
 * Prepares to store taken rows, in their order, as one entry of the history, each batch in a transaction of its own. The
 * rows are compared again with the questions of the quiz before the first one, and whenever another import has stored a
 * batch in between.
 * @param seen the questions of the quiz that the rows were compared with
 */
export function createImport(
  gateway: DataGateway,
  quizKey: QuizKey,
  { taken, seen }: { taken: readonly ReviewedRow[]; seen: readonly Question[] },
): Import {
  let progress = nothingYet;
  let waiting = taken;
  /** The ids of the quiz's questions, and the questions that the rows were compared with or that were stored here. */
  let [ids, compared]: [readonly string[], readonly Question[]] = [[], seen];
  /** A batch that was attempted, and may be stored. */
  let attempted: readonly PlannedQuestion[] | undefined;
  // Fixed, so that a beginning whose answer was lost is not stored a second time.
  const entryId = newId();
  let part: RecordedAction | undefined;
  let lastAdded: string | undefined;

  const compareAgain = async () => {
    const stored = await gateway.list(questionsOf(quizKey).query);
    const now = stored.map(questionFromDocument);
    const still = await stillNew(waiting, now, compared);
    progress = sumOf(progress, { ...nothingYet, present: waiting.length - still.length });
    [waiting, ids, compared] = [still, now.map(({ id }) => id), [...compared, ...now]];
  };
  const storeRest: Import['run'] = async ({ signal, onProgress }) => {
    while (waiting.length > 0 && !signal?.aborted) {
      const isRetry = attempted !== undefined;
      const batch = (attempted ??= planBatch(waiting, ids, quizKey));
      const stored = await storeBatch(gateway, { quizKey, batch, isRetry, part });
      attempted = undefined;
      if (stored === 'taken') await compareAgain();
      else {
        const questions = batch.map(({ question }) => question);
        ids = [...ids, ...questions.map(({ id }) => id)];
        lastAdded = batch.findLast(({ before }) => !before)?.question.id ?? lastAdded;
        compared = [...compared, ...questions];
        waiting = waiting.slice(batch.length);
        progress = sumOf(progress, stored);
      }
      onProgress?.(progress);
    }
    return progress;
  };
  return {
    total: taken.length,
    progress: () => progress,
    lastAdded: () => lastAdded,
    entry: () => part?.entry,
    async run(options) {
      const { inOneEntry, quizSubject, requireSent, resumeEntry } = await import('@console/shared/history');
      await requireSent(quizKey.seasonId);
      // A cancelled import was cut short, too: its notice offers to finish it, to undo it or to keep what is stored.
      const isDone = (stored: ImportProgress) => doneOf(stored) === taken.length;
      if (!attempted) await compareAgain();
      const { entry } = part ?? {};
      if (entry) return resumeEntry(gateway, entry, () => storeRest(options), isDone);
      if (waiting.length === 0) return progress;
      const about = [quizSubject(quizKey.quizId)];
      const { seasonId } = quizKey;
      const action = { seasonId, entryId, kind: importKind, about, total: waiting.length };
      const begin = (begun: RecordedAction) => {
        part = begun;
        return storeRest(options);
      };
      const { result } = await inOneEntry(gateway, action, begin, { isDone });
      return result;
    },
  };
}

type Batch = {
  readonly quizKey: QuizKey;
  readonly batch: readonly PlannedQuestion[];
  readonly isRetry: boolean;
  readonly part: RecordedAction | undefined;
};

/**
 * Stores some questions in one transaction, while the quiz is Upcoming. The first attempt reads only those that may be
 * there. Resolves with `taken`, and stores nothing, where another import has made the claim.
 */
function storeBatch(
  gateway: DataGateway,
  { quizKey, batch, isRetry, part }: Batch,
): Promise<ImportProgress | 'taken'> {
  let hasNewIds = !isRetry;
  return gateway.transact(async (transaction) => {
    const isFirst = hasNewIds;
    hasNewIds = false;
    await requireOpenQuiz(transaction, quizKey);
    // Requested together: each takes a round trip.
    const found = await Promise.all(
      batch.map(async (planned) => {
        const isRead = !isFirst || planned.before || planned.isClaim;
        const stored = isRead ? await transaction.get(pathOf(quizKey, planned.question)) : undefined;
        return { ...planned, current: stored && questionFromDocument(stored) };
      }),
    );
    const whole = found.filter(({ before }) => !before);
    const isStored = !isFirst && wasStored(whole);
    if (!isStored && whole.some(({ current }) => current)) return 'taken';
    let changed = 0;
    const left: Question[] = [];
    for (const { question, before, current, isClaim } of found) {
      const path = pathOf(quizKey, question);
      const fields = questionToFields(quizKey.quizId, question);
      if (!before) {
        if (!isStored) await transaction.create(path, fields, { hasNewId: isFirst && !isClaim });
      } else if (current && isSameQuestion(current, question)) changed += 1;
      else if (current && isSameQuestion(current, before)) {
        await transaction.merge(path, changedFields(questionToFields(quizKey.quizId, current), fields));
        changed += 1;
      } else left.push(before);
    }
    return { ...nothingYet, added: whole.length, changed, left };
  }, part);
}

/**
 * Whether an earlier attempt has stored these, and its answer was lost. Another import can have made the claim, but knows
 * none of the other ids.
 */
const wasStored = (whole: readonly { question: Question; current: Question | undefined }[]): boolean =>
  whole.every(({ question, current }) => current && (whole.length > 1 || isSameQuestion(current, question)));

const pathOf = ({ seasonId, quizId }: QuizKey, { id }: Question): string =>
  locations.question(seasonId, quizId, id);

const sumOf = (a: ImportProgress, b: ImportProgress): ImportProgress => ({
  added: a.added + b.added,
  changed: a.changed + b.changed,
  left: [...a.left, ...b.left],
  present: a.present + b.present,
});
