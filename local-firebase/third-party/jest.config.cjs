const { projects } = require('../../jest.config.cjs');

const { transform } = projects.find(({ displayName }) => displayName === 'node');

/** Other clients of the local backend; `npm run third-party -w local-firebase` installs and tests them. */
module.exports = { transform, testEnvironment: 'node', testTimeout: 30_000 };
