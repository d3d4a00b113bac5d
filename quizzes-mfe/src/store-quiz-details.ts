import { quizToFields } from '@console/shared/data';
import type { Quiz } from '@console/shared/model';
import { storageKeys, writeText } from '@console/shared/storage';

/** Keeps an opened quiz in the browser under its stored field names, as the existing console's users have it. */
export const storeQuizDetails = (quiz: Quiz): void =>
  writeText(storageKeys.quizDetails, JSON.stringify(quizToFields(quiz)));
