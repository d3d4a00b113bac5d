/** Part of the shell while developing: modules use this one runtime of React Refresh, which alone sees React's roots. */
globalThis.consoleRefreshRuntime = require('react-refresh/runtime');
