import { inSlices } from '@console/shared/actions';
import { createCheck, type Finding } from './find-findings';
import type { SeasonContents } from './season-contents';

/** How many questions are compared in one task. */
const perTask = 100;

const none: readonly Finding[] = [];

/**
 * Creates a check that many components use: the rows of a list ask the same. Equal questions are answered from memory. Many
 * new questions are compared in slices, so that the page answers to input meanwhile; then its listeners are called.
 */
export function shareCheck() {
  const check = createCheck();
  const listeners = new Set<() => void>();
  let last: readonly unknown[] = [];
  let findings = none;
  let compared = 0;
  /** What is being compared, the latest that was asked for. */
  let contents: SeasonContents | undefined;

  const compareAll = async () => {
    const pause = inSlices();
    do await pause();
    while (contents && !check.compare(contents, perTask));
    contents = undefined;
    compared += 1;
    listeners.forEach((listener) => listener());
  };

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** How often many questions were compared. */
    compared: () => compared,
    /** What is wrong, and whether that is all: while questions are compared, it is what was found before. */
    find(asked: SeasonContents, now: number | undefined): { findings: readonly Finding[]; isDone: boolean } {
      const inputs = [...Object.values(asked), now];
      const isKnown = inputs.length === last.length && inputs.every((input, index) => input === last[index]);
      if (isKnown) return { findings, isDone: true };
      if (contents || !check.compare(asked, perTask)) {
        const isRunning = contents !== undefined;
        contents = asked;
        if (!isRunning) void compareAll();
        return { findings, isDone: false };
      }
      findings = check.find(asked, now);
      last = inputs;
      return { findings, isDone: true };
    },
  };
}
