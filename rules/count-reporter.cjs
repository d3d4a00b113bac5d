const kinds = {
  matrix: 'cells of the permission matrix',
  access: 'attempts by people with and without access',
  attacks: 'attacks by theme',
  players: 'attempts by players, with and without copies for them',
};

/** Prints at the end of `npm run test:rules` how many checks passed. */
module.exports = class CountReporter {
  onRunComplete(_contexts, { testResults }) {
    const passed = (folder) =>
      testResults
        .filter(({ testFilePath }) => testFilePath.includes(`/rules/${folder}/`))
        .reduce((sum, { numPassingTests }) => sum + numPassingTests, 0);
    const lines = Object.entries(kinds).map(([folder, what]) => `  ${passed(folder)} ${what}`);
    const where = process.env.RULES_OFFICIAL_EMULATOR
      ? 'On the local backend and on the official emulator'
      : 'On the local backend only (the official emulator is not installed here)';
    process.stdout.write(`\n${where}, as expected:\n${lines.join('\n')}\n`);
  }
};
