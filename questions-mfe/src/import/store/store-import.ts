import {
  changedFields,
  locations,
  type DataGateway,
  type EntryKey,
  type QuizKey,
  type RecordedAction,
} from '@console/shared/data';
import { newQuestionId } from '../../order/question-id';
import { blankQuestion, type Question } from '../../question';
import { questionFromDocument, questionToFields } from '../../question.converter';
import { questionForm } from '../../question.form';
import { isSameQuestion, requireOpenQuiz } from '../../question.resource';
import { importKind } from '../cut-short/cut-short.resource';
import type { ReviewedRow } from '../review/reviewed-row';

/** What is stored of one row. Its id is fixed before the first attempt, so that no retry stores it twice. */
export type PlannedQuestion = {
  readonly question: Question;
  /** The question as the person has seen it, where it is changed. */
  readonly before?: Question;
};

/** Plans taken rows in their order, which becomes the order of the new questions, after those of the quiz. */
export function planImport(
  taken: readonly ReviewedRow[],
  here: readonly Question[],
): readonly PlannedQuestion[] {
  let last = here.reduce((greatest, { id }) => (id > greatest ? id : greatest), '');
  return taken.map(({ state, values }) => {
    if (state.kind === 'changed') {
      const before = state.of.question;
      return { before, question: questionForm.toEntity(before, values) };
    }
    last = newQuestionId([last]);
    return { question: questionForm.toEntity(blankQuestion(last), values) };
  });
}

/** How much of an import is stored. */
export type ImportProgress = {
  readonly added: number;
  readonly changed: number;
  /** Questions that others have changed or deleted since they were shown: they stay as they are. */
  readonly left: readonly Question[];
};

/** How many rows are done with. */
export const doneOf = ({ added, changed, left }: ImportProgress): number => added + changed + left.length;

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
  /** Its entry in the history; `undefined` until it has begun. */
  entry(): EntryKey | undefined;
};

/** Prepares to store planned questions as one entry of the history, each batch in a transaction of its own. */
export function createImport(
  gateway: DataGateway,
  quizKey: QuizKey,
  planned: readonly PlannedQuestion[],
): Import {
  const batches = inBatches(planned);
  let progress: ImportProgress = { added: 0, changed: 0, left: [] };
  let next = 0;
  /** How many batches were attempted. */
  let attempted = 0;
  let part: RecordedAction | undefined;

  const storeRest: Import['run'] = async ({ signal, onProgress }) => {
    for (let batch = batches[next]; batch && !signal?.aborted; batch = batches[next]) {
      const isRetry = attempted > next;
      attempted = next + 1;
      progress = sumOf(progress, await storeBatch(gateway, { quizKey, batch, isRetry, part }));
      next += 1;
      onProgress?.(progress);
    }
    return progress;
  };
  return {
    total: planned.length,
    progress: () => progress,
    entry: () => part?.entry,
    async run(options) {
      const { inOneEntry, quizSubject, resumeEntry } = await import('@console/shared/history');
      // A cancelled import was cut short, too: its notice offers to finish it, to undo it or to keep what is stored.
      const isDone = (stored: ImportProgress) => doneOf(stored) === planned.length;
      const { entry } = part ?? {};
      if (entry) return resumeEntry(gateway, entry, () => storeRest(options), isDone);
      const about = [quizSubject(quizKey.quizId)];
      const action = { seasonId: quizKey.seasonId, kind: importKind, about, total: planned.length };
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

/** Stores some questions in one transaction, while the quiz is Upcoming. New ones are read only on a retry. */
function storeBatch(gateway: DataGateway, { quizKey, batch, isRetry, part }: Batch): Promise<ImportProgress> {
  let hasNewIds = !isRetry;
  return gateway.transact(async (transaction) => {
    const isFirst = hasNewIds;
    hasNewIds = false;
    await requireOpenQuiz(transaction, quizKey);
    // Requested together: each takes a round trip.
    const found = await Promise.all(
      batch.map(async (planned) => ({
        ...planned,
        stored:
          isFirst && !planned.before ? undefined : await transaction.get(pathOf(quizKey, planned.question)),
      })),
    );
    let [added, changed] = [0, 0];
    const left: Question[] = [];
    for (const { question, before, stored } of found) {
      const path = pathOf(quizKey, question);
      const fields = questionToFields(quizKey.quizId, question);
      const current = stored && questionFromDocument(stored);
      if (!before) {
        // It is there already where an earlier attempt was stored, but its answer was lost.
        if (!current) await transaction.create(path, fields, { hasNewId: isFirst });
        added += 1;
      } else if (current && isSameQuestion(current, question)) changed += 1;
      else if (current && isSameQuestion(current, before)) {
        await transaction.merge(path, changedFields(questionToFields(quizKey.quizId, current), fields));
        changed += 1;
      } else left.push(before);
    }
    return { added, changed, left };
  }, part);
}

const pathOf = ({ seasonId, quizId }: QuizKey, { id }: Question): string =>
  locations.question(seasonId, quizId, id);

const sumOf = (a: ImportProgress, b: ImportProgress): ImportProgress => ({
  added: a.added + b.added,
  changed: a.changed + b.changed,
  left: [...a.left, ...b.left],
});

/**
 * A part of the entry has 1 MiB at most. More at once would make the page stand still: the SDK prepares a commit in one
 * task, and sends what was stored to the lists of questions in another.
 */
const [mostInBatch, mostBytesInBatch] = [50, 400_000];

function inBatches(planned: readonly PlannedQuestion[]): readonly (readonly PlannedQuestion[])[] {
  const encoder = new TextEncoder();
  const batches: PlannedQuestion[][] = [];
  let [batch, bytes]: [PlannedQuestion[], number] = [[], 0];
  for (const one of planned) {
    const size = encoder.encode(JSON.stringify(one)).length;
    if (batch.length === mostInBatch || bytes + size > mostBytesInBatch) [batch, bytes] = [[], 0];
    if (batch.length === 0) batches.push(batch);
    batch.push(one);
    bytes += size;
  }
  return batches;
}
