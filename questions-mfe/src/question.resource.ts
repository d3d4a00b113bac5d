import {
  changedFields,
  DataError,
  describeFailure,
  editDocument,
  documentQuery,
  liveList,
  locations,
  quizFromDocument,
  tellOwnWrite,
  type DataGateway,
  type DataTransaction,
  type Decide,
  type NewDocument,
  type QuizKey,
} from '@console/shared/data';
import { takesQuestions, type Quiz } from '@console/shared/model';
import type { Question } from './question';
import { questionFromDocument, questionToFields } from './question.converter';
import { whyClosed } from './quiz/why-closed';

/** A question is found below its quiz. */
export type QuestionKey = QuizKey & { questionId: string };

/** All questions of a quiz, live, in the order of `byId`. */
export const useQuestionsQuery = liveList('questions', ({ seasonId, quizId }: QuizKey) => ({
  query: { collection: locations.questions(seasonId, quizId) },
  fromDocument: questionFromDocument,
  order: byId,
  first: {},
}));

/** One question, live; `null` when it does not exist. */
export const useQuestionQuery = documentQuery(
  'question',
  ({ seasonId, quizId, questionId }: QuestionKey) => locations.question(seasonId, quizId, questionId),
  questionFromDocument,
);

/** The database's own order, which the players' app sees too: no edit of a text moves a question. */
const byId = (a: Question, b: Question): number => (a.id < b.id ? -1 : 1);

/** The quiz has begun, or ended, since its questions were on the screen. */
class QuizClosed extends DataError {
  constructor(readonly quiz: Quiz) {
    super('conflict', `Quiz ${quiz.id} is ${quiz.status}`);
  }
}

/** Read in the transaction that writes, the quiz cannot begin between the check and the write. */
async function requireOpenQuiz(transaction: DataTransaction, { seasonId, quizId }: QuizKey): Promise<void> {
  const document = await transaction.get(locations.quiz(seasonId, quizId));
  if (!document) throw new DataError('missing', `Quiz ${quizId} does not exist`);
  const quiz = quizFromDocument(document);
  if (!takesQuestions(quiz)) throw new QuizClosed(quiz);
}

const pathOf = ({ seasonId, quizId }: QuizKey, { id }: Question) => locations.question(seasonId, quizId, id);

/** Stores a new question, while its quiz takes questions. */
export const createQuestion = (
  gateway: DataGateway,
  document: NewDocument,
  key: QuizKey,
  question: Question,
): Promise<void> =>
  document.store(gateway, pathOf(key, question), questionToFields(key.quizId, question), (transaction) =>
    requireOpenQuiz(transaction, key),
  );

/** Stores what `decide` makes of a question as it is stored, while its quiz takes questions. */
export const editQuestion = <Outcome>(
  gateway: DataGateway,
  key: QuestionKey,
  decide: Decide<Question, Outcome>,
): Promise<Outcome> =>
  editDocument(gateway, {
    path: locations.question(key.seasonId, key.quizId, key.questionId),
    fromDocument: questionFromDocument,
    toFields: (question) => questionToFields(key.quizId, question),
    ids: { question_id: key.questionId, quiz_id: key.quizId },
    require: (transaction) => requireOpenQuiz(transaction, key),
    decide,
  });

/** Whether two versions of a question say the same. */
export const isSameQuestion = (a: Question, b: Question): boolean =>
  Object.keys(changedFields(questionToFields('', a), questionToFields('', b))).length === 0;

/** What became of a question that was to go: one that somebody else changed stays, and is `current`. */
export type QuestionDeletion = { state: 'deleted' | 'gone before' } | { state: 'changed'; current: Question };

/** Removes a question as it was shown, and no other version of it. */
export async function deleteQuestion(
  gateway: DataGateway,
  key: QuizKey,
  shown: Question,
): Promise<QuestionDeletion> {
  const path = pathOf(key, shown);
  const deletion = await gateway.transact<QuestionDeletion>(async (transaction) => {
    await requireOpenQuiz(transaction, key);
    const document = await transaction.get(path);
    if (!document) return { state: 'gone before' };
    const current = questionFromDocument(document);
    if (!isSameQuestion(shown, current)) return { state: 'changed', current };
    await transaction.remove(path);
    return { state: 'deleted' };
  });
  tellOwnWrite(path);
  return deletion;
}

/** Why a question was not stored or removed, in words. */
export const describeRefusal = (error: unknown): string =>
  error instanceof QuizClosed ? whyClosed(error.quiz) : describeFailure(error).message;
