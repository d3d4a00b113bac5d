/** The facts about one module that the tools need; the shell reads the same facts from the registry at run time. */
export type ModuleFacts = {
  /** Folder and npm workspace. */
  readonly workspace: 'seasons-mfe' | 'quizzes-mfe' | 'questions-mfe' | 'settings-mfe' | 'public-mfe';
  /** Federation container: an identifier that is not a reserved word (as `public` would be). */
  readonly name: 'seasons_mfe' | 'quizzes_mfe' | 'questions_mfe' | 'settings_mfe' | 'public_mfe';
  readonly title: string;
  /** Port of the local server unless `portVariable` sets another. */
  readonly port: number;
  readonly portVariable: string;
  /** Routes that belong only to this module. */
  readonly paths: readonly string[];
  readonly access: 'staff' | 'public';
};

/** The five remotes, in the fixed order of their ports. */
export const modules: readonly ModuleFacts[] = [
  {
    workspace: 'seasons-mfe',
    name: 'seasons_mfe',
    title: 'Seasons',
    port: 3001,
    portVariable: 'CONSOLE_PORT_SEASONS',
    paths: ['/seasons', '/create-season', '/update-season'],
    access: 'staff',
  },
  {
    workspace: 'quizzes-mfe',
    name: 'quizzes_mfe',
    title: 'Quizzes',
    port: 3002,
    portVariable: 'CONSOLE_PORT_QUIZZES',
    paths: ['/home', '/create-quiz', '/update-quiz'],
    access: 'staff',
  },
  {
    workspace: 'questions-mfe',
    name: 'questions_mfe',
    title: 'Questions',
    port: 3003,
    portVariable: 'CONSOLE_PORT_QUESTIONS',
    paths: ['/quizzes', '/create-question', '/update-question'],
    access: 'staff',
  },
  {
    workspace: 'settings-mfe',
    name: 'settings_mfe',
    title: 'Settings',
    port: 3004,
    portVariable: 'CONSOLE_PORT_SETTINGS',
    paths: ['/settings'],
    access: 'staff',
  },
  {
    workspace: 'public-mfe',
    name: 'public_mfe',
    title: 'Public pages',
    port: 3005,
    portVariable: 'CONSOLE_PORT_PUBLIC',
    paths: ['/delete-user-request', '/privacy-policy', '/terms-and-conditions'],
    access: 'public',
  },
];

/** The shell, whose build knows none of the modules above. */
export const shellFacts = {
  workspace: 'shell',
  name: 'shell',
  title: 'Shell',
  port: 3000,
  portVariable: 'CONSOLE_PORT_SHELL',
} as const;
