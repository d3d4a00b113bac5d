/** What deletes and restores quizzes; a chunk of its own, since only a screen that does so needs it. */
export {
  countContents,
  deleteQuiz,
  DeletionStopped,
  QuizChanged,
  requireSent,
  restoreQuiz,
} from '@console/shared/history';
