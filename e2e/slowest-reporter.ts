import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const shown = 20;

/** Prints the slowest tests at the end. */
// eslint-disable-next-line no-restricted-exports -- Playwright takes a reporter from the default export
export default class SlowestReporter implements Reporter {
  private readonly timings: { title: string; seconds: number }[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    this.timings.push({ title: test.titlePath().slice(2).join(' › '), seconds: result.duration / 1000 });
  }

  onEnd(result: FullResult): void {
    if (this.timings.length === 0) return;
    const slowest = this.timings.sort((one, other) => other.seconds - one.seconds).slice(0, shown);
    console.log(
      `\nThe slowest of ${this.timings.length} flows, in seconds (${(result.duration / 1000).toFixed(0)} in all):`,
    );
    for (const { title, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(6)}  ${title}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
