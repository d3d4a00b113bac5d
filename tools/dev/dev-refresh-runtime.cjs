/**
 * Part of the shell in development: modules share this one runtime of React Refresh, the only one that tracks React's
 * roots.
 */
globalThis.consoleRefreshRuntime = require('react-refresh/runtime');
