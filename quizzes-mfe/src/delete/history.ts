/** Loads what deletes and restores quizzes: only a screen that does so needs it. */
export const loadHistory = () => import('@console/shared/history');
