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

const byPath: Readonly<Record<string, string>> = titles;

/** What the screen for staff at a path is called; nothing for any other page. */
export const titleAt = (path: string): string | undefined => byPath[path.replace(/\/+$/, '')];
