import { dayMs } from './durations';

/** An entry of the history may be deleted this long after its action. */
export const keptForMs = 30 * dayMs;

/** What an entry is about that concerns a quiz or its questions. */
export const quizSubject = (quizId: string): string => `quizzes/${quizId}`;
