/** Every path of the console by what it shows; the stored paths are misleading (`/home` lists quizzes). */
export const paths = {
  landing: '/',
  seasonList: '/seasons',
  seasonCreate: '/create-season',
  seasonEdit: '/update-season',
  seasonCopy: '/copy-season',
  quizList: '/home',
  quizCreate: '/create-quiz',
  quizSeries: '/create-quizzes',
  quizEdit: '/update-quiz',
  seasonCheck: '/check-season',
  questionList: '/quizzes',
  questionCreate: '/create-question',
  questionEdit: '/update-question',
  questionImport: '/import-questions',
  questionShared: '/shared-questions',
  questionPrint: '/print-questions',
  questionFind: '/find-questions',
  settings: '/settings',
  history: '/history',
  deletionRequest: '/delete-user-request',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-and-conditions',
  moduleStatus: '/modules',
} as const;

/** The path of the web app manifest in a language. */
export const appManifestAt = (language: string): string => `/app.${language}.webmanifest`;

/** The paths that the shell serves itself; the others belong to modules. */
export const shellPaths: readonly string[] = [paths.landing, paths.moduleStatus];

export type ConsolePath = (typeof paths)[keyof typeof paths];

/**
 * The ids that a screen works on. They are in the URL so that a reload, a bookmark or a second tab shows the same
 * data.
 */
export type PathIds = {
  season?: string | undefined;
  quiz?: string | undefined;
  question?: string | undefined;
};

/** The URL of a screen for a selection, e.g. `/quizzes?season=S1&quiz=Q1`. */
export function pathTo(path: `/${string}`, place: PathIds = {}): string {
  const ids = new URLSearchParams();
  for (const key of ['season', 'quiz', 'question'] as const) {
    const id = place[key];
    if (id) ids.set(key, id);
  }
  const search = ids.toString();
  return search ? `${path}?${search}` : path;
}
