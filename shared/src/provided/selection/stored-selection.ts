import { readId, storageKeys, writeText } from '@console/shared/storage';
import type { Selection } from './selection.slice';

/** The selection stored in this browser; also reads the formats of older consoles. */
export const readStoredSelection = (): Selection => ({
  seasonId: readId(storageKeys.season, 'season_id'),
  quizId: readId(storageKeys.quiz, 'quiz_id'),
  questionId: readId(storageKeys.question, 'question_id'),
  seasonToUpdateId: readId(storageKeys.seasonToUpdate, 'season_id'),
});

/** Stores a selection for the next visit; removes the details of a quiz that is no longer selected. */
export function storeSelection(selection: Selection): void {
  if (readId(storageKeys.quizDetails, 'quiz_id') !== selection.quizId)
    writeText(storageKeys.quizDetails, null);
  writeText(storageKeys.season, selection.seasonId);
  writeText(storageKeys.quiz, selection.quizId);
  writeText(storageKeys.question, selection.questionId);
  writeText(storageKeys.seasonToUpdate, selection.seasonToUpdateId);
}
