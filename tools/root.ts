import { resolve } from 'node:path';

/**
 * The folder whose workspaces the commands work on: this repository, or that of a team which has installed them as a
 * package.
 */
export const root = process.env.CONSOLE_ROOT ?? resolve(__dirname, '..');
