import { failures, type Failure } from './report-failure';

/** Gives all failures, also those that wait, to the code that sends them. */
export function takeFailures(taker: (failure: Failure) => void): void {
  failures.push = taker;
  failures.splice(0).forEach(taker);
}
