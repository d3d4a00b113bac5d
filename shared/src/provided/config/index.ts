export { ConfigError, parseConfig, type ConsoleConfig } from './config';
export { ConfigProvider, useConfig } from './config-context';
export { quizLink, seasonLink } from './public-links';
