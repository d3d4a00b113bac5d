import { createAction, type Action, type Phase } from '@console/shared/actions';
import {
  changedFields,
  locations,
  type DataGateway,
  type DataTransaction,
  type QuizKey,
} from '@console/shared/data';
import type { LargeAction } from '@console/shared/history';
import { quizSubject } from '@console/shared/model';
import type { Question } from '../../question';
import { questionFromDocument, questionToFields } from '../../question.converter';
import { isSameQuestion, questionsOf, requireOpenQuiz } from '../../question.resource';
import { importKind } from '../interrupted/interrupted.resource';
import type { ReviewedRow } from '../review/reviewed-row';
import { stillNew } from './check-again';
import { planBatch, type PlannedQuestion } from './plan-batch';

/** What became of the rows of an import so far. */
export type ImportResult = {
  readonly added: number;
  readonly changed: number;
  /** Questions that others have changed or deleted since they were shown: they stay as they are. */
  readonly left: readonly Question[];
  /** How many rows were not added because others have added such questions since the rows were shown. */
  readonly present: number;
};

const nothingYet: ImportResult = { added: 0, changed: 0, left: [], present: 0 };

/** How many rows are done with. */
const doneOf = ({ added, changed, left, present }: ImportResult): number =>
  added + changed + left.length + present;

/** Stores the rows of an import that are taken. */
export type Import = Action & {
  readonly result: () => ImportResult;
  /** The id of the question that was added last. */
  readonly lastAdded: () => string | undefined;
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
  let result = nothingYet;
  let waiting = taken;
  /** The ids of the quiz's questions, and the questions that the rows were compared with or that were stored here. */
  let [ids, compared]: [readonly string[], readonly Question[]] = [[], seen];
  /** A batch that was attempted, and may be stored. */
  let attempted: readonly PlannedQuestion[] | undefined;
  let lastAdded: string | undefined;

  const compareAgain = async () => {
    const stored = await gateway.list(questionsOf(quizKey).query);
    const now = stored.map(questionFromDocument);
    const still = await stillNew(waiting, now, compared);
    result = sumOf(result, { ...nothingYet, present: waiting.length - still.length });
    [waiting, ids, compared] = [still, now.map(({ id }) => id), [...compared, ...now]];
  };
  function* batches() {
    while (waiting.length > 0) yield attempted ?? planBatch(waiting, ids, quizKey);
  }
  const phase: Phase<readonly PlannedQuestion[], ImportResult | 'taken'> = {
    entry: () => entryOf(quizKey, waiting.length),
    batches: batches(),
    prepare: async () => {
      if (!attempted) await compareAgain();
    },
    store: (transaction, batch, isNew) => {
      attempted = batch;
      return storeBatch(transaction, quizKey, batch, isNew);
    },
    onStored: async (stored, batch) => {
      attempted = undefined;
      if (stored === 'taken') return compareAgain();
      const questions = batch.map(({ question }) => question);
      ids = [...ids, ...questions.map(({ id }) => id)];
      lastAdded = batch.findLast(({ before }) => !before)?.question.id ?? lastAdded;
      compared = [...compared, ...questions];
      waiting = waiting.slice(batch.length);
      result = sumOf(result, stored);
      return undefined;
    },
  };
  const progress = () => ({ done: doneOf(result), total: taken.length });
  const action = createAction(gateway, { phases: [phase], progress });
  return { ...action, result: () => result, lastAdded: () => lastAdded };
}

const entryOf = ({ seasonId, quizId }: QuizKey, total: number): LargeAction => ({
  seasonId,
  kind: importKind,
  about: [quizSubject(quizId)],
  total,
});

/**
 * Stores some questions while the quiz is Upcoming. The first attempt reads only those that may be there. Resolves with
 * `taken`, and stores nothing, where another import has made the claim.
 */
async function storeBatch(
  transaction: DataTransaction,
  quizKey: QuizKey,
  batch: readonly PlannedQuestion[],
  isNew: boolean,
): Promise<ImportResult | 'taken'> {
  await requireOpenQuiz(transaction, quizKey);
  // Requested together: each takes a round trip.
  const found = await Promise.all(
    batch.map(async (planned) => {
      const isRead = !isNew || planned.before || planned.isClaim;
      const stored = isRead ? await transaction.get(pathOf(quizKey, planned.question)) : undefined;
      return { ...planned, current: stored && questionFromDocument(stored) };
    }),
  );
  const whole = found.filter(({ before }) => !before);
  const isStored = !isNew && wasStored(whole);
  if (!isStored && whole.some(({ current }) => current)) return 'taken';
  let changed = 0;
  const left: Question[] = [];
  for (const { question, before, current, isClaim } of found) {
    const path = pathOf(quizKey, question);
    const fields = questionToFields(quizKey.quizId, question);
    if (!before) {
      if (!isStored) await transaction.create(path, fields, { hasNewId: isNew && !isClaim });
    } else if (current && isSameQuestion(current, question)) changed += 1;
    else if (current && isSameQuestion(current, before)) {
      await transaction.merge(path, changedFields(questionToFields(quizKey.quizId, current), fields));
      changed += 1;
    } else left.push(before);
  }
  return { ...nothingYet, added: whole.length, changed, left };
}

/**
 * Whether an earlier attempt has stored these, and its answer was lost. Another import can have made the claim, but knows
 * none of the other ids.
 */
const wasStored = (whole: readonly { question: Question; current: Question | undefined }[]): boolean =>
  whole.every(({ question, current }) => current && (whole.length > 1 || isSameQuestion(current, question)));

const pathOf = ({ seasonId, quizId }: QuizKey, { id }: Question): string =>
  locations.question(seasonId, quizId, id);

const sumOf = (a: ImportResult, b: ImportResult): ImportResult => ({
  added: a.added + b.added,
  changed: a.changed + b.changed,
  left: [...a.left, ...b.left],
  present: a.present + b.present,
});
