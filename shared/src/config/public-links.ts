import type { ConsoleConfig } from './config';

const join = (config: ConsoleConfig, ...segments: string[]) =>
  [config.publicHost.replace(/\/+$/, ''), ...segments.map(encodeURIComponent)].join('/');

/** The players' address of a season, on the product's public host. */
export const seasonLink = (config: ConsoleConfig, seasonId: string) => join(config, 'season', seasonId);

/** The players' address of a quiz, on the product's public host. */
export const quizLink = (config: ConsoleConfig, seasonId: string, quizId: string) =>
  join(config, 'quiz', seasonId, quizId);
