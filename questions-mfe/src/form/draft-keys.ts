import { locations, type QuizKey } from '@console/shared/data';
import { identityOf } from '@console/shared/model';

/** The draft key of a question's form; a move does not change it. */
export const questionDraftKey = ({ seasonId, quizId }: QuizKey, id: string): string =>
  locations.question(seasonId, quizId, identityOf(id));
