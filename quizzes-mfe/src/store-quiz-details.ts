import { quizToFields } from '@console/shared/data';
import type { Quiz } from '@console/shared/model';
import { storageKeys, writeText } from '@console/shared/storage';

/**
 * Stores an opened quiz in the browser under its stored field names, as users of the existing console have
 * it.
 */
export const storeQuizDetails = (quiz: Quiz): void =>
  writeText(storageKeys.quizDetails, JSON.stringify(quizToFields(quiz)));
