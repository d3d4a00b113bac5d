/** Where each kind of document lives; the misspelling is stored and fixed. */
export const locations = {
  seasons: 'seasons',
  season: (seasonId: string) => `seasons/${seasonId}`,
  quizzes: (seasonId: string) => `seasons/${seasonId}/quizzes`,
  quiz: (seasonId: string, quizId: string) => `seasons/${seasonId}/quizzes/${quizId}`,
  questions: (seasonId: string, quizId: string) => `seasons/${seasonId}/quizzes/${quizId}/questions`,
  question: (seasonId: string, quizId: string, questionId: string) =>
    `seasons/${seasonId}/quizzes/${quizId}/questions/${questionId}`,
  results: (seasonId: string, quizId: string) => `seasons/${seasonId}/quizzes/${quizId}/results`,
  quizDeletions: (seasonId: string) => `seasons/${seasonId}/quiz_deletions`,
  quizDeletion: (seasonId: string, quizId: string) => `seasons/${seasonId}/quiz_deletions/${quizId}`,
  permission: (uid: string) => `user_permissions/${uid}`,
  topNotification: (seasonId: string) => `season_top_notification/${seasonId}`,
  leaderboard: (seasonId: string) => `season_leaderbaord_setting/${seasonId}`,
  ads: (seasonId: string) => `season_ads_controller/${seasonId}`,
  deletionRequest: (requestId: string) => `account_deletion_requests/${requestId}`,
} as const;
