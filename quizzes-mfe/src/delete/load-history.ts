/** Loads what deletes and restores quizzes. */
export const loadHistory = () => import('./history');
