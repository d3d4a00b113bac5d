/** A part of the console as its hosts know it, and the folders whose code shows its texts. */
type Screen = { readonly name: string; readonly folders: readonly string[] };

/**
 * The parts of the console, the most important to hosts first. A folder stands for those below it, unless they are
 * listed themselves; the folder `src` of a workspace only for its own files.
 */
export const screens: readonly Screen[] = [
  {
    name: 'Start page, signing in, and the bar of every screen',
    folders: ['shell/src/landing', 'shell/src/session', 'shell/src/layout'],
  },
  { name: 'Seasons: the list', folders: ['seasons-mfe/src/list'] },
  {
    name: 'Create or edit a season',
    folders: ['seasons-mfe/src', 'seasons-mfe/src/form', 'seasons-mfe/src/create', 'seasons-mfe/src/edit'],
  },
  { name: 'Quizzes: the list', folders: ['quizzes-mfe/src/list', 'quizzes-mfe/src/status'] },
  {
    name: 'Create or edit a quiz',
    folders: ['quizzes-mfe/src', 'quizzes-mfe/src/form', 'quizzes-mfe/src/create', 'quizzes-mfe/src/edit'],
  },
  {
    name: 'Questions: the list',
    folders: ['list', 'order', 'select', 'quiz'].map((folder) => `questions-mfe/src/${folder}`),
  },
  {
    name: 'Create or edit a question',
    folders: ['', '/form', '/create', '/edit'].map((folder) => `questions-mfe/src${folder}`),
  },
  {
    name: 'Forms: dates, saving, drafts, and changes of other people',
    folders: [
      'shared/src/provided/forms',
      'shared/src/provided/dates',
      'shell/src/drafts',
      'shell/src/pending-saves',
    ],
  },
  {
    name: 'Fields, lists and notices of every screen',
    folders: [
      'shared/src/provided/ui',
      'shared/src/compiled/actions',
      'shared/src/compiled/lists',
      'shared/src/compiled/season-page',
      'shared/src/compiled/format',
    ],
  },
  { name: 'Undo', folders: ['shared/src/provided/history/undo'] },
  {
    name: 'Season settings: notification, leaderboard, ads',
    folders: ['', '/ads', '/form', '/leaderboard', '/notification'].map(
      (folder) => `settings-mfe/src${folder}`,
    ),
  },
  {
    name: 'Import questions, also those that another app shares',
    folders: ['import', 'read', 'receive']
      .map((folder) => `questions-mfe/src/${folder}`)
      .concat('shell/src/install'),
  },
  { name: 'Create several quizzes', folders: ['quizzes-mfe/src/series'] },
  { name: 'Move dates of quizzes', folders: ['quizzes-mfe/src/move'] },
  { name: 'Delete and restore quizzes', folders: ['quizzes-mfe/src/delete'] },
  { name: 'Season check', folders: ['quizzes-mfe/src/check'] },
  { name: 'Calendar', folders: ['quizzes-mfe/src/calendar', 'shared/src/compiled/calendar'] },
  { name: 'Preview as a player, rehearsal', folders: ['shared/src/compiled/preview'] },
  { name: 'Print questions, projector view', folders: ['questions-mfe/src/print'] },
  { name: 'Duplicate a season', folders: ['seasons-mfe/src/copy', 'quizzes-mfe/src/unfinished-copy'] },
  { name: 'History', folders: ['seasons-mfe/src/history', 'shared/src/provided/history/entries'] },
  {
    name: 'Find, copy, move and export questions',
    folders: ['find', 'copy', 'season-questions', 'export'].map((folder) => `questions-mfe/src/${folder}`),
  },
  { name: 'Search palette and keyboard shortcuts', folders: ['shell/src/palette'] },
  { name: 'Account deletion and legal pages', folders: ['public-mfe/src/deletion', 'public-mfe/src/legal'] },
  {
    name: 'No access, offline, and when something does not load',
    folders: [
      ...['shared/src/compiled/access', 'shared/src/provided/gateway'],
      ...['boot', 'errors', 'failures', 'first-paint', 'lib', 'remotes', 'updates'].map(
        (folder) => `shell/src/${folder}`,
      ),
    ],
  },
  { name: 'Modules, a page for Admins', folders: ['shell/src/module-status', 'shell/src/remotes/registry'] },
];

const screenOfFolder = new Map(
  screens.flatMap(({ name, folders }) => folders.map((folder) => [folder, name])),
);

/** The screen that shows the texts of a file; none if no screen has its folder. */
export function screenOf(file: string): string | undefined {
  const parts = file.split('/').slice(0, -1);
  for (let length = parts.length; length >= Math.min(3, parts.length); length--) {
    const name = screenOfFolder.get(parts.slice(0, length).join('/'));
    if (name) return name;
  }
  return undefined;
}
