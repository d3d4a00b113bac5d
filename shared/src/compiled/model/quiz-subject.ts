/** What an entry of the history is about that concerns a quiz or its questions. */
export const quizSubject = (quizId: string): string => `quizzes/${quizId}`;
