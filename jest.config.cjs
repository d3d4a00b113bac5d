const { availableParallelism } = require('node:os');
const { join } = require('node:path');
const { gitignoredFolders } = require('./tools/jest/gitignored.cjs');

// The time zone of the contest in tests, and of the machine: dates of tests are local.
process.env.TZ = 'Asia/Kolkata';

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
];
const base = {
  transform: { '^.+\\.[cm]?[tj]sx?$': swc },
  moduleNameMapper: { '^fast-check$': join(__dirname, 'tools/jest/fast-check.cjs') },
  testPathIgnorePatterns: ['/node_modules/', '/third-party/', ...gitignoredFolders],
  modulePathIgnorePatterns: gitignoredFolders,
};

/**
 * Screens run in jsdom; the tools run in Node; the rules meet the local backend. The tests of the local backend itself run
 * by jest.local-firebase.config.cjs, and what needs the official emulator, `*.official.test.ts`, by
 * jest.official.config.cjs.
 */
module.exports = {
  // A busy machine is slow, not wrong.
  testTimeout: 30_000,
  // Some tests wait for timers, so one worker more than there are cores keeps the cores busy.
  maxWorkers: availableParallelism() + 1,
  reporters: ['default', join(__dirname, 'tools/jest/slowest-reporter.cjs')],
  projects: [
    {
      ...base,
      displayName: 'browser',
      testEnvironment: join(__dirname, 'tools/jest/environment.cjs'),
      testEnvironmentOptions: { customExportConditions: ['browser'] },
      setupFilesAfterEnv: [join(__dirname, 'tools/jest/setup.ts')],
      testMatch: ['<rootDir>/{shared,shell,*-mfe}/src/**/*.test.{ts,tsx}'],
      transformIgnorePatterns: [
        '/node_modules/(?!(firebase|@firebase|@console|htmlparser2|entities|dom(elementtype|handler|utils|-serializer))/)',
      ],
    },
    {
      ...base,
      displayName: 'node',
      testEnvironment: 'node',
      testEnvironmentOptions: { customExportConditions: ['console-source', 'node', 'node-addons'] },
      testMatch: ['<rootDir>/{bench,tools}/**/*.test.ts'],
      transformIgnorePatterns: ['/node_modules/(?!@formatjs/)'],
    },
    {
      ...base,
      displayName: 'rules',
      testEnvironment: 'node',
      testEnvironmentOptions: { customExportConditions: ['console-source', 'node', 'node-addons'] },
      testMatch: ['<rootDir>/rules/**/*.test.ts'],
    },
  ],
};
