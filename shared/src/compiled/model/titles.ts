import { paths, type ConsolePath } from './paths';

/**
 * The document title of each staff screen, set before any script has run. The screens of a quiz use the quiz's name
 * once it is loaded.
 */
export const titles = {
  [paths.seasonList]: 'Seasons',
  [paths.seasonCreate]: 'Create Season',
  [paths.seasonEdit]: 'Update Season',
  [paths.seasonCopy]: 'Duplicate Season',
  [paths.quizList]: 'Quizzes',
  [paths.quizCreate]: 'Create Quiz',
  [paths.quizSeries]: 'Create Several Quizzes',
  [paths.quizEdit]: 'Update Quiz',
  [paths.seasonCheck]: 'Season Check',
  [paths.questionList]: 'Questions',
  [paths.questionCreate]: 'Add Question',
  [paths.questionEdit]: 'Update Question',
  [paths.questionImport]: 'Import Questions',
  [paths.questionShared]: 'Shared Questions',
  [paths.questionPrint]: 'Print Questions',
  [paths.questionFind]: 'Find Questions',
  [paths.settings]: 'Season Settings',
  [paths.history]: 'History',
  [paths.moduleStatus]: 'Modules',
} as const satisfies Partial<Record<ConsolePath, string>>;

/** The document title of each public page. */
export const publicTitles = {
  [paths.deletionRequest]: 'Account Deletion Request',
  [paths.privacyPolicy]: 'Privacy Policy',
  [paths.terms]: 'Terms and Conditions',
} as const satisfies Partial<Record<ConsolePath, string>>;

const allTitles = { ...titles, ...publicTitles };

/** The document title of a page, in English. */
export type PageTitle = (typeof allTitles)[keyof typeof allTitles];

const byPath: Readonly<Record<string, PageTitle>> = allTitles;

/** The title of the page at a path; `undefined` for the landing page and for unknown paths. */
export const titleAt = (path: string): PageTitle | undefined => byPath[path.replace(/\/+$/, '')];
