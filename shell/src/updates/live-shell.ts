export { followDatabase } from './moved-database';
export { isShellReplaced } from './shell-release';
