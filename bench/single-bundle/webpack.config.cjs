const { defineSingleBundle } = require('./define-single-bundle');

module.exports = defineSingleBundle(__dirname);
