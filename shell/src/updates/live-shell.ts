export { followDatabase } from './database-notice';
export { isShellReplaced } from './shell-release';
