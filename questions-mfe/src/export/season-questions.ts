import { locations, quizFromDocument, type DataGateway } from '@console/shared/data';
import { quizName } from '@console/shared/format';
import { byId } from '../order/question-order';
import { questionFromDocument } from '../question.converter';
import type { NamedQuiz } from './named-quiz';

/** All quizzes of a season with their questions, the first quiz first. Reads each quiz and each question once. */
export async function readSeasonQuestions(
  gateway: DataGateway,
  seasonId: string,
): Promise<readonly NamedQuiz[]> {
  const documents = await gateway.list({ collection: locations.quizzes(seasonId) });
  const quizzes = documents.map(quizFromDocument).sort((a, b) => (a.start ?? 0) - (b.start ?? 0));
  return Promise.all(
    quizzes.map(async (quiz) => {
      const questions = await gateway.list({ collection: locations.questions(seasonId, quiz.id) });
      return { title: quizName(quiz), questions: questions.map(questionFromDocument).sort(byId) };
    }),
  );
}
