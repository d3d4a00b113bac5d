import { liveQuery, type StoredDocument } from '@console/shared/data';
import { questionFromDocument } from '../question.converter';
import {
  watchSeasonQuestions,
  type WatchedQuestions,
  type WatchedScope,
} from '../season-questions/watch-season-questions';
import { partsOf } from './search-questions';

/** A question that is folded as soon as it arrives, so that the first search need not. */
function foldedFromDocument(document: StoredDocument) {
  const question = questionFromDocument(document);
  partsOf(question);
  return question;
}

/** Follows the questions of a season, or of all seasons. */
export const useQuestionsToSearch = liveQuery<WatchedQuestions, WatchedScope>(
  'questionsToSearch',
  (gateway, scope, observer) => watchSeasonQuestions(gateway, scope, foldedFromDocument, observer),
);
