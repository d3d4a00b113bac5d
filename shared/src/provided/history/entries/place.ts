import { quizSubject } from '@console/shared/model';

/** What a document is in a season, by its path. */
export type Place = {
  readonly seasonId: string;
  readonly is: 'season' | 'quiz' | 'question' | 'notification' | 'leaderboard' | 'ads';
  readonly quizId?: string;
};

const settings = {
  season_top_notification: 'notification',
  season_leaderbaord_setting: 'leaderboard',
  season_ads_controller: 'ads',
} as const;

/** The place of a document; `undefined` where its changes are not recorded. */
export function placeOf(path: string): Place | undefined {
  const [collection = '', seasonId = '', below, quizId, inQuiz, , ...deeper] = path.split('/');
  if (deeper.length > 0) return undefined;
  if (below === undefined) {
    if (collection === 'seasons') return { seasonId, is: 'season' };
    const setting = Object.entries(settings).find(([name]) => name === collection);
    return setting && { seasonId, is: setting[1] };
  }
  if (collection !== 'seasons' || below !== 'quizzes' || quizId === undefined) return undefined;
  if (inQuiz === undefined) return { seasonId, is: 'quiz', quizId };
  return inQuiz === 'questions' ? { seasonId, is: 'question', quizId } : undefined;
}

/** What an entry about this place is about, to find the entries of a quiz, of the settings or of the season itself. */
export function subjectOf({ is, quizId }: Place): string {
  if (quizId !== undefined) return quizSubject(quizId);
  return is === 'season' ? 'season' : 'settings';
}
