const { projects, ...config } = require('./jest.config.cjs');

/** The tests of the local backend. `npm test` leaves them out, because the console reaches it through the SDK only. */
module.exports = {
  ...config,
  projects: [
    {
      ...projects.find(({ displayName }) => displayName === 'node'),
      displayName: 'local-firebase',
      testMatch: ['<rootDir>/local-firebase/src/**/!(*.official).test.ts'],
    },
  ],
};
