import { readId, storageKeys, writeText } from '@console/shared/storage';
import type { Selection } from './selection.slice';

/** The selection this browser remembers, also from an older console. */
export const readStoredSelection = (): Selection => ({
  seasonId: readId(storageKeys.season, 'season_id'),
  quizId: readId(storageKeys.quiz, 'quiz_id'),
  questionId: readId(storageKeys.question, 'question_id'),
  seasonToUpdateId: readId(storageKeys.seasonToUpdate, 'season_id'),
});

/** Remembers a selection for the next visit; the details of a quiz that is not selected any more go. */
export function storeSelection(selection: Selection): void {
  if (readId(storageKeys.quizDetails, 'quiz_id') !== selection.quizId)
    writeText(storageKeys.quizDetails, null);
  writeText(storageKeys.season, selection.seasonId);
  writeText(storageKeys.quiz, selection.quizId);
  writeText(storageKeys.question, selection.questionId);
  writeText(storageKeys.seasonToUpdate, selection.seasonToUpdateId);
}
