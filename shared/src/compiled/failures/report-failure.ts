import type { FailureKind } from './failure-report';

/** A module as a report names it. */
export type FailedModule = Readonly<{ name: string; release?: string | undefined; contract: string }>;

/** What has failed, with the error itself: no more of it is reported than the allow-lists of the shell let through. */
export type Failure = readonly [kind: FailureKind, error?: unknown, module?: FailedModule];

type Queue = { push(failure: Failure): unknown };

/** More than a page ever reports. */
const mostWaiting = 20;

/** Failures that wait for the code that sends them. It replaces `push`. */
export const failures: Pick<Failure[], 'length' | 'splice'> & Queue = new Array<Failure>();

/** Reports a failure to the operator: never shows, delays or throws anything. */
export const reportFailure = (...failure: Failure): void =>
  void (failures.length < mostWaiting && failures.push(failure));
