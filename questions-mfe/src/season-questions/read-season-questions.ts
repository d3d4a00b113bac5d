import { locations, quizFromDocument, type DataGateway } from '@console/shared/data';
import type { Quiz } from '@console/shared/model';
import type { Question } from '../question';
import { questionsOf } from '../question.resource';

/** A quiz with its questions, in their order. */
export type QuizQuestions = { readonly quiz: Quiz; readonly questions: readonly Question[] };

/** How many quizzes are read at the same time. */
const atOnce = 10;

/**
 * The quizzes of a season with their questions, the first quiz first, as the database has them now; without the quiz
 * `except`. Reads each quiz and each question once, and fails if one of them cannot be read.
 */
export async function readSeasonQuestions(
  gateway: DataGateway,
  seasonId: string,
  except?: string,
): Promise<readonly QuizQuestions[]> {
  const documents = await gateway.list({ collection: locations.quizzes(seasonId) });
  const quizzes = documents
    .map(quizFromDocument)
    .filter(({ id }) => id !== except)
    .sort((a, b) => (a.start ?? 0) - (b.start ?? 0));
  const read: QuizQuestions[] = [];
  const waiting = quizzes.entries();
  const take = async () => {
    for (const [index, quiz] of waiting) {
      const { query, fromDocument, order } = questionsOf({ seasonId, quizId: quiz.id });
      read[index] = { quiz, questions: (await gateway.list(query)).map(fromDocument).sort(order) };
    }
  };
  await Promise.all(Array.from({ length: atOnce }, take));
  return read;
}
