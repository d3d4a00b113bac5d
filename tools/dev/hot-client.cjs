/* global __resourceQuery */
/** Part of every build while developing: asks the build's server for each new version. Its request names the address. */
const emitter = require('webpack/hot/emitter');
require('webpack/hot/log').setLogLevel('warning');
require('webpack/hot/dev-server');

new globalThis.EventSource(__resourceQuery.slice(1)).addEventListener('message', ({ data }) =>
  emitter.emit('webpackHotUpdate', data),
);
