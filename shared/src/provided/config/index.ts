export { ConfigError, parseConfig, type ConsoleConfig } from './config';
export { ConfigProvider, useConfig } from './config-context';
export { setTimeZone, timeZone } from './time-zone';
export { quizLink, seasonLink } from './public-links';
