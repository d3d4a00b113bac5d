const { relative } = require('node:path');

const shown = 20;
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(8);

/** Lists the slowest test files at the end of a run, so that a slow test is noticed. */
module.exports = class SlowestReporter {
  constructor({ rootDir }) {
    this.rootDir = rootDir;
  }

  onRunComplete(_contexts, { testResults }) {
    if (testResults.length <= shown) return;
    const slowest = testResults
      .map(({ perfStats, testFilePath }) => ({ ms: perfStats.runtime, file: testFilePath }))
      .sort((one, other) => other.ms - one.ms)
      .slice(0, shown);
    const lines = slowest.map(({ ms, file }) => `${seconds(ms)}  ${relative(this.rootDir, file)}`);
    process.stdout.write(
      `\nThe slowest ${shown} of ${testResults.length} test files:\n${lines.join('\n')}\n`,
    );
  }
};
