const { defineRemote } = require('../tools/webpack/define-remote');

module.exports = defineRemote(__dirname);
