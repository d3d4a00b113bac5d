import { paths, type ConsolePath } from './paths';

/**
 * What each screen for staff is called, in the tab from before any script has run. The questions of a quiz go by the
 * quiz's name once it is known.
 */
export const titles = {
  [paths.seasonList]: 'Seasons',
  [paths.seasonCreate]: 'Create Season',
  [paths.seasonEdit]: 'Update Season',
  [paths.quizList]: 'Quizzes',
  [paths.quizCreate]: 'Create Quiz',
  [paths.quizEdit]: 'Update Quiz',
  [paths.questionList]: 'Questions',
  [paths.questionCreate]: 'Add Question',
  [paths.questionEdit]: 'Update Question',
  [paths.settings]: 'Season Settings',
  [paths.moduleStatus]: 'Modules',
} as const satisfies Partial<Record<ConsolePath, string>>;

/** What each page for everybody is called. */
export const publicTitles = {
  [paths.deletionRequest]: 'Account Deletion Request',
  [paths.privacyPolicy]: 'Privacy Policy',
  [paths.terms]: 'Terms and Conditions',
} as const satisfies Partial<Record<ConsolePath, string>>;

const byPath: Readonly<Record<string, string>> = { ...titles, ...publicTitles };

/** What the page at a path is called; nothing for the landing page and where there is none. */
export const titleAt = (path: string): string | undefined => byPath[path.replace(/\/+$/, '')];
