import {
  locations,
  type DataGateway,
  type DataTransaction,
  type QuizKey,
  type RecordedAction,
  type StoredDocument,
} from '@console/shared/data';
import { questionEntity } from '@console/shared/model';
import { newQuestionId } from '../order/question-id';
import type { Question } from '../question';
import { questionFromDocument, questionToFields } from '../question.converter';
import { isSameQuestion, requireOpenQuiz } from '../question.resource';
import { createJob, type Job, type Outcome, type Step } from './job';

/** A question and the id of its copy, which is fixed before the first attempt, so that no retry copies it twice. */
type PlannedCopy = { readonly question: Question; readonly id: string };

/** So many of the longest questions, with what they were before, fit into one part of an entry of the history. */
const atOnce = 20;

/** Copies questions to the end of a quiz, in their order. */
export async function copyJob(
  gateway: DataGateway,
  from: QuizKey,
  to: QuizKey,
  questions: readonly Question[],
): Promise<Job> {
  const planned = await planCopies(gateway, to, questions);
  return createJob(gateway, [
    {
      seasonId: to.seasonId,
      kind: 'questions_copied',
      about: [aboutOf(to)],
      steps: inBatches(planned).map(transfer(gateway, from, to, { isMove: false })),
    },
  ]);
}

/**
 * Moves questions to the end of another quiz. In the same season each is copied and deleted in one transaction. In another
 * one all are copied first, and only those are deleted then whose copy is there: nothing is lost where it is cut short, or
 * where somebody undoes the copies meanwhile.
 */
export async function moveJob(
  gateway: DataGateway,
  from: QuizKey,
  to: QuizKey,
  questions: readonly Question[],
): Promise<Job> {
  const batches = inBatches(await planCopies(gateway, to, questions));
  if (from.seasonId === to.seasonId)
    return createJob(gateway, [
      {
        seasonId: to.seasonId,
        kind: 'questions_transferred',
        about: [aboutOf(to), aboutOf(from)],
        steps: batches.map(transfer(gateway, from, to, { isMove: true })),
      },
    ]);
  const copied: Question[] = [];
  const note = ({ done }: Outcome) => void copied.push(...done);
  return createJob(gateway, [
    {
      seasonId: to.seasonId,
      kind: 'questions_copied',
      about: [aboutOf(to)],
      steps: batches.map(transfer(gateway, from, to, { isMove: false, note })),
    },
    {
      seasonId: from.seasonId,
      kind: 'questions_deleted',
      about: [aboutOf(from)],
      steps: batches.map(
        (batch) => (part) =>
          remove(
            gateway,
            from,
            batch
              .filter(({ question }) => copied.includes(question))
              .map(({ question, id }) => ({ question, copy: pathOf(to, id) })),
            part,
          ),
      ),
    },
  ]);
}

/** Deletes questions in the versions that were shown. */
export const deleteJob = (gateway: DataGateway, key: QuizKey, questions: readonly Question[]): Job =>
  createJob(gateway, [
    {
      seasonId: key.seasonId,
      kind: 'questions_deleted',
      about: [aboutOf(key)],
      steps: inBatches(questions.map((question) => ({ question }))).map(
        (batch) => (part) => remove(gateway, key, batch, part),
      ),
    },
  ]);

const aboutOf = ({ quizId }: QuizKey) => `quizzes/${quizId}`;

async function planCopies(
  gateway: DataGateway,
  { seasonId, quizId }: QuizKey,
  questions: readonly Question[],
): Promise<readonly PlannedCopy[]> {
  const there = await gateway.list({ collection: locations.questions(seasonId, quizId) });
  let last = newQuestionId(there.map(({ id }) => id));
  return questions.map((question, index) => {
    if (index > 0) last = newQuestionId([last]);
    return { question, id: last };
  });
}

type TransferOptions = { readonly isMove: boolean; readonly note?: (outcome: Outcome) => void };

const transfer =
  (gateway: DataGateway, from: QuizKey, to: QuizKey, { isMove, note }: TransferOptions) =>
  (batch: readonly PlannedCopy[]): Step => {
    let hasNewIds = true;
    return async (part) => {
      const outcome = await gateway.transact(async (transaction) => {
        const isFirst = hasNewIds;
        hasNewIds = false;
        await requireOpenQuiz(transaction, to);
        if (isMove) await requireOpenQuiz(transaction, from);
        // Requested together: each takes a round trip.
        const found = await Promise.all(
          batch.map(async ({ question, id }) => ({
            question,
            id,
            source: await transaction.get(pathOf(from, question.id)),
            copy: isFirst ? undefined : await transaction.get(pathOf(to, id)),
          })),
        );
        const [done, left]: [Question[], Question[]] = [[], []];
        for (const { question, id, source, copy } of found) {
          const isCopied = copy !== undefined;
          const isSource = isAsShown(source, question);
          // It is there already where an earlier attempt was stored, but its answer was lost.
          if (!isCopied && !isSource) left.push(question);
          else {
            if (!isCopied)
              await transaction.create(pathOf(to, id), questionToFields(to.quizId, { ...question, id }), {
                hasNewId: isFirst,
              });
            if (isMove && isSource) await transaction.remove(pathOf(from, question.id));
            done.push(question);
          }
        }
        return { done, left };
      }, part);
      note?.(outcome);
      return outcome;
    };
  };

/** A question that is deleted; one that has moved, only while its copy is there. */
type Removed = { readonly question: Question; readonly copy?: string };

const remove = (
  gateway: DataGateway,
  key: QuizKey,
  batch: readonly Removed[],
  part: RecordedAction,
): Promise<Outcome> =>
  gateway.transact(async (transaction: DataTransaction) => {
    await requireOpenQuiz(transaction, key);
    const found = await Promise.all(
      batch.map(async ({ question, copy }) => ({
        question,
        stored: await transaction.get(pathOf(key, question.id)),
        isCopied: copy === undefined || (await transaction.get(copy)) !== undefined,
      })),
    );
    const [done, left]: [Question[], Question[]] = [[], []];
    for (const { question, stored, isCopied } of found) {
      if (stored && !(isCopied && isAsShown(stored, question))) left.push(question);
      else {
        if (stored) await transaction.remove(pathOf(key, question.id));
        done.push(question);
      }
    }
    return { done, left };
  }, part);

const pathOf = ({ seasonId, quizId }: QuizKey, id: string): string =>
  locations.question(seasonId, quizId, id);

const isAsShown = (stored: StoredDocument | undefined, shown: Question): boolean =>
  stored !== undefined && isWhole(stored) && isSameQuestion(questionFromDocument(stored), shown);

/**
 * Whether the database would take this question as a new one. A malformed one could not be copied, nor come back together
 * with others; deleted on its own, it can.
 */
function isWhole(document: StoredDocument): boolean {
  const { fields } = document;
  const question = questionFromDocument(document);
  const known = questionToFields('', question);
  return Object.keys(fields).every((name) => name in known) && questionEntity.accepts(question);
}

function inBatches<T>(all: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(all.length / atOnce);
  return Array.from({ length: count }, (_, index) => all.slice(index * atOnce, (index + 1) * atOnce));
}
