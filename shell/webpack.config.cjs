const { defineShell } = require('../tools/webpack/define-shell');

module.exports = defineShell(__dirname);
