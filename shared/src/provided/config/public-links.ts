import type { ConsoleConfig } from './config';

const join = (config: ConsoleConfig, ...segments: string[]) =>
  [config.publicHost.replace(/\/+$/, ''), ...segments.map(encodeURIComponent)].join('/');

/** The URL of a season for players, on the public host. */
export const seasonLink = (config: ConsoleConfig, seasonId: string) => join(config, 'season', seasonId);

/** The URL of a quiz for players, on the public host. */
export const quizLink = (config: ConsoleConfig, seasonId: string, quizId: string) =>
  join(config, 'quiz', seasonId, quizId);
