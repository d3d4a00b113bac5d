/**
 * Part of every development build: requests each new version from the build's server. The query of its request
 * contains the address.
 */
const emitter = require('webpack/hot/emitter');
require('webpack/hot/log').setLogLevel('warning');
require('webpack/hot/dev-server');

new globalThis.EventSource(__resourceQuery.slice(1)).addEventListener('message', ({ data }) =>
  emitter.emit('webpackHotUpdate', data),
);
