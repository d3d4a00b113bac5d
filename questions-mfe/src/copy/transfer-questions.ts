import { locations, type DataGateway, type QuizKey, type StoredDocument } from '@console/shared/data';
import { questionEntity, quizSubject } from '@console/shared/model';
import { newQuestionId } from '../order/question-id';
import type { Question } from '../question';
import { questionFromDocument, questionToFields } from '../question.converter';
import { isSameQuestion, requireOpenQuiz } from '../question.resource';
import {
  questionsAction,
  type PlannedCopy,
  type QuestionsAction,
  type QuestionsPhase,
} from './questions-action';

/** Copies questions to the end of a quiz, in their order. */
export async function copyQuestions(
  gateway: DataGateway,
  from: QuizKey,
  to: QuizKey,
  questions: readonly Question[],
): Promise<QuestionsAction> {
  const planned = await planCopies(gateway, to, questions);
  return questionsAction(gateway, planned, [copyPhase(from, to)]);
}

/**
 * Moves questions to the end of another quiz. In the same season each is copied and deleted in one transaction. In another
 * one all are copied first, and only those are deleted then whose copy is there: nothing is lost where it is interrupted, or
 * where somebody undoes the copies meanwhile.
 */
export async function moveQuestions(
  gateway: DataGateway,
  from: QuizKey,
  to: QuizKey,
  questions: readonly Question[],
): Promise<QuestionsAction> {
  const planned = await planCopies(gateway, to, questions);
  const phases =
    from.seasonId === to.seasonId ? [movePhase(from, to)] : [copyPhase(from, to), deletePhase(from, to)];
  return questionsAction(gateway, planned, phases);
}

/** Deletes questions in the versions that were shown. */
export function deleteQuestions(
  gateway: DataGateway,
  from: QuizKey,
  questions: readonly Question[],
): QuestionsAction {
  const planned = questions.map((question) => ({ question, id: question.id }));
  return questionsAction(gateway, planned, [deletePhase(from)]);
}

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

const copyPhase = (from: QuizKey, to: QuizKey): QuestionsPhase => ({
  entry: { seasonId: to.seasonId, kind: 'questions_copied', about: [quizSubject(to.quizId)] },
  store: transfer(from, to, { isMove: false }),
});

const movePhase = (from: QuizKey, to: QuizKey): QuestionsPhase => ({
  entry: {
    seasonId: to.seasonId,
    kind: 'questions_transferred',
    about: [quizSubject(to.quizId), quizSubject(from.quizId)],
  },
  store: transfer(from, to, { isMove: true }),
});

/** @param copiedTo a question is deleted only while its copy is in this quiz */
const deletePhase = (from: QuizKey, copiedTo?: QuizKey): QuestionsPhase => ({
  entry: { seasonId: from.seasonId, kind: 'questions_deleted', about: [quizSubject(from.quizId)] },
  store: remove(from, copiedTo),
});

const transfer =
  (from: QuizKey, to: QuizKey, { isMove }: { readonly isMove: boolean }): QuestionsPhase['store'] =>
  async (transaction, batch, isNew) => {
    await requireOpenQuiz(transaction, to);
    if (isMove) await requireOpenQuiz(transaction, from);
    // Requested together: each takes a round trip.
    const found = await Promise.all(
      batch.map(async ({ question, id }) => ({
        question,
        id,
        source: await transaction.get(pathOf(from, question.id)),
        copy: isNew ? undefined : await transaction.get(pathOf(to, id)),
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
            hasNewId: isNew,
          });
        if (isMove && isSource) await transaction.remove(pathOf(from, question.id));
        done.push(question);
      }
    }
    return { done, left };
  };

const remove =
  (from: QuizKey, copiedTo?: QuizKey): QuestionsPhase['store'] =>
  async (transaction, batch) => {
    await requireOpenQuiz(transaction, from);
    const found = await Promise.all(
      batch.map(async ({ question, id }) => ({
        question,
        stored: await transaction.get(pathOf(from, question.id)),
        isCopied: !copiedTo || (await transaction.get(pathOf(copiedTo, id))) !== undefined,
      })),
    );
    const [done, left]: [Question[], Question[]] = [[], []];
    for (const { question, stored, isCopied } of found) {
      if (stored && !(isCopied && isAsShown(stored, question))) left.push(question);
      else {
        if (stored) await transaction.remove(pathOf(from, question.id));
        done.push(question);
      }
    }
    return { done, left };
  };

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
