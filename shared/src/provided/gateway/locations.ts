/**
 * The limits of a Firestore document id:
 * https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields
 */
const idForm = /^(?!\.{1,2}$)(?!__.*__$)[^/\p{Surrogate}]+$/su;
const maxIdBytes = 1500;
const encoder = new TextEncoder();

/** The limit is in bytes, of which a code unit has three at most; a lone surrogate is invalid in Firestore. */
const isDocumentId = (id: string) =>
  idForm.test(id) && (id.length * 3 <= maxIdBytes || encoder.encode(id).length <= maxIdBytes);

/** A path with ids. Ids may come from URLs: an invalid id leads to a path where no document exists. */
const at = (parts: TemplateStringsArray, ...ids: string[]): string =>
  String.raw({ raw: parts }, ...ids.map((id) => (isDocumentId(id) ? id : '%')));

/** The path of each kind of document; the misspelling is stored and cannot change. */
export const locations = {
  seasons: 'seasons',
  season: (seasonId: string) => at`seasons/${seasonId}`,
  quizzes: (seasonId: string) => at`seasons/${seasonId}/quizzes`,
  quiz: (seasonId: string, quizId: string) => at`seasons/${seasonId}/quizzes/${quizId}`,
  questions: (seasonId: string, quizId: string) => at`seasons/${seasonId}/quizzes/${quizId}/questions`,
  question: (seasonId: string, quizId: string, questionId: string) =>
    at`seasons/${seasonId}/quizzes/${quizId}/questions/${questionId}`,
  results: (seasonId: string, quizId: string) => at`seasons/${seasonId}/quizzes/${quizId}/results`,
  quizDeletions: (seasonId: string) => at`seasons/${seasonId}/quiz_deletions`,
  quizDeletion: (seasonId: string, quizId: string) => at`seasons/${seasonId}/quiz_deletions/${quizId}`,
  history: (seasonId: string) => at`seasons/${seasonId}/history`,
  historyEntry: (seasonId: string, entryId: string) => at`seasons/${seasonId}/history/${entryId}`,
  historyParts: (seasonId: string, entryId: string) => at`seasons/${seasonId}/history/${entryId}/parts`,
  historyPart: (seasonId: string, entryId: string, partId: string) =>
    at`seasons/${seasonId}/history/${entryId}/parts/${partId}`,
  permission: (uid: string) => at`user_permissions/${uid}`,
  topNotification: (seasonId: string) => at`season_top_notification/${seasonId}`,
  leaderboard: (seasonId: string) => at`season_leaderbaord_setting/${seasonId}`,
  ads: (seasonId: string) => at`season_ads_controller/${seasonId}`,
  /** One for each account: its id is the uid. */
  deletionRequest: (uid: string) => at`account_deletion_requests/${uid}`,
  /** Reports of failures, as the door `failures` describes them. */
  failures: 'failures',
} as const;
