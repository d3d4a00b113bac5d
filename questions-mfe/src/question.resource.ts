import {
  changedFields,
  DataError,
  describeFailure,
  editDocument,
  documentQuery,
  liveList,
  locations,
  quizFromDocument,
  type DataGateway,
  type DataTransaction,
  type Decide,
  type NewDocument,
  type QuizKey,
} from '@console/shared/data';
import { acceptsQuestions, findQuestion, type Quiz } from '@console/shared/model';
import type { Question } from './question';
import { byId, type Renaming } from './order/question-order';
import { questionFromDocument, questionToFields } from './question.converter';
import { closedReason } from './quiz/closed-reason';

/** The path of a question below its quiz. */
export type QuestionKey = QuizKey & { questionId: string };

/** Where the questions of a quiz are, and in which order. */
export const questionsOf = ({ seasonId, quizId }: QuizKey) => ({
  query: { collection: locations.questions(seasonId, quizId) },
  fromDocument: questionFromDocument,
  order: byId,
});

/** Subscribes to all questions of a quiz, in their order. */
export const useQuestionsQuery = liveList('questions', questionsOf);

/** Subscribes to one question; `null` when it does not exist. */
export const useQuestionQuery = documentQuery(
  'question',
  ({ seasonId, quizId, questionId }: QuestionKey) => locations.question(seasonId, quizId, questionId),
  questionFromDocument,
  { isPersisted: true },
);

/** The quiz has begun or ended since its questions were loaded. */
class QuizClosed extends DataError {
  constructor(readonly quiz: Quiz) {
    super('conflict', `Quiz ${quiz.id} is ${quiz.status}`);
  }
}

/** Read in the transaction that writes: the quiz cannot begin between the check and the write. */
export async function requireOpenQuiz(
  transaction: DataTransaction,
  { seasonId, quizId }: QuizKey,
): Promise<void> {
  const document = await transaction.get(locations.quiz(seasonId, quizId));
  if (!document) throw new DataError('missing', `Quiz ${quizId} does not exist`);
  const quiz = quizFromDocument(document);
  if (!acceptsQuestions(quiz)) throw new QuizClosed(quiz);
}

const pathOf = ({ seasonId, quizId }: QuizKey, { id }: { id: string }) =>
  locations.question(seasonId, quizId, id);

/** The outcome of an operation on a question, and whether no question had that id. */
type Attempt<Outcome> = { outcome: Outcome; isGone: boolean };

/** Returns the present id of a question, which changes when it is moved. */
async function storedId(gateway: DataGateway, key: QuestionKey): Promise<string | undefined> {
  const stored = await gateway.list({ collection: locations.questions(key.seasonId, key.quizId) });
  return findQuestion(stored, key.questionId)?.id;
}

/** Runs an operation on a question; again under its new id if it was moved. */
async function followMove<Outcome>(
  gateway: DataGateway,
  key: QuestionKey,
  work: (key: QuestionKey) => Promise<Attempt<Outcome>>,
): Promise<Outcome> {
  const { outcome, isGone } = await work(key);
  const questionId = isGone ? await storedId(gateway, key) : undefined;
  return questionId === undefined ? outcome : followMove(gateway, { ...key, questionId }, work);
}

/**
 * Stores a new question while its quiz is Upcoming. A question that an earlier attempt stored may have been
 * moved since.
 */
export async function createQuestion(
  gateway: DataGateway,
  { document, isRetry }: { document: NewDocument; isRetry: boolean },
  key: QuizKey,
  input: Question,
): Promise<void> {
  const moved = isRetry ? await storedId(gateway, { ...key, questionId: input.id }) : undefined;
  const question = { ...input, id: moved ?? input.id };
  await document.store(
    gateway,
    pathOf(key, question),
    questionToFields(key.quizId, question),
    (transaction) => requireOpenQuiz(transaction, key),
  );
}

/** Stores what `decide` returns for the stored question, while its quiz is Upcoming. */
export const editQuestion = <Outcome>(
  gateway: DataGateway,
  key: QuestionKey,
  decide: Decide<Question, Outcome>,
): Promise<Outcome> =>
  followMove(gateway, key, async ({ questionId }) => {
    let isGone = false;
    const outcome = await editDocument(gateway, {
      path: locations.question(key.seasonId, key.quizId, questionId),
      fromDocument: questionFromDocument,
      toFields: (question) => questionToFields(key.quizId, question),
      ids: { question_id: questionId, quiz_id: key.quizId },
      require: (transaction) => requireOpenQuiz(transaction, key),
      decide(current) {
        isGone = current === null;
        return decide(current);
      },
    });
    return { outcome, isGone };
  });

/** Whether two versions of a question have the same content, in any place. */
export const isSameQuestion = (a: Question, b: Question): boolean =>
  Object.keys(changedFields(questionToFields('', a), questionToFields('', { ...b, id: a.id }))).length === 0;

/** The outcome of a deletion; a question that another person changed is kept and returned as `current`. */
export type QuestionDeletion = { state: 'deleted' | 'gone before' } | { state: 'changed'; current: Question };

/** Deletes a question only in the version that was shown. */
export const deleteQuestion = (
  gateway: DataGateway,
  key: QuizKey,
  shown: Question,
): Promise<QuestionDeletion> =>
  followMove(gateway, { ...key, questionId: shown.id }, async ({ questionId }) => {
    const path = pathOf(key, { id: questionId });
    const outcome = await gateway.transact<QuestionDeletion>(async (transaction) => {
      await requireOpenQuiz(transaction, key);
      const document = await transaction.get(path);
      if (!document) return { state: 'gone before' };
      const current = questionFromDocument(document);
      if (!isSameQuestion(shown, current)) return { state: 'changed', current };
      await transaction.remove(path);
      return { state: 'deleted' };
    });
    return { outcome, isGone: outcome.state === 'gone before' };
  });

const questionsMoved = { kind: 'questions_moved' };

/**
 * Moves a question, and those that make room for it, with all their present fields, while its quiz is
 * Upcoming. Resolves with `false` when the question does not exist.
 */
export const moveQuestion = (
  gateway: DataGateway,
  key: QuizKey,
  { from, to }: Renaming,
  shiftedQuestions: readonly Renaming[],
): Promise<boolean> =>
  followMove(gateway, { ...key, questionId: from }, async ({ questionId }) => {
    if (questionId === to) return { outcome: true, isGone: false };
    const outcome = await gateway.transact(async (transaction) => {
      await requireOpenQuiz(transaction, key);
      const exists = await rename(transaction, key, { from: questionId, to });
      if (exists) for (const each of shiftedQuestions) await rename(transaction, key, each);
      return exists;
    }, questionsMoved);
    return { outcome, isGone: !outcome };
  });

/** Writes a question under another id; returns whether the question exists. */
async function rename(transaction: DataTransaction, key: QuizKey, { from, to }: Renaming): Promise<boolean> {
  const document = await transaction.get(pathOf(key, { id: from }));
  if (!document) return false;
  const question = { ...questionFromDocument(document), id: to };
  const fields = { ...document.fields, ...questionToFields(key.quizId, question) };
  await transaction.create(pathOf(key, question), fields);
  await transaction.remove(pathOf(key, { id: from }));
  return true;
}

/** Returns a message why a question was not stored or deleted. */
export const describeRefusal = (error: unknown): string =>
  error instanceof QuizClosed ? closedReason(error.quiz) : describeFailure(error).message;
