const { defineReactAdmin } = require('../define-react-admin');

module.exports = defineReactAdmin(__dirname);
