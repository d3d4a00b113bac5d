const { projects, ...config } = require('./jest.config.cjs');

const named = (name) => projects.find(({ displayName }) => displayName === name);

/** What the official Firestore emulator answers, beside the local backend: the rules, and thousands of random cases. */
module.exports = {
  ...config,
  projects: [
    {
      ...named('rules'),
      globalSetup: '<rootDir>/rules/backends/start.ts',
      globalTeardown: '<rootDir>/rules/backends/stop.ts',
    },
    {
      ...named('node'),
      displayName: 'official',
      testMatch: ['<rootDir>/local-firebase/**/*.official.test.ts'],
    },
  ],
};
