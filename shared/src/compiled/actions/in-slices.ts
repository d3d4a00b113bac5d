/** The page answers to input after this many milliseconds. */
const sliceMs = 12;

/**
 * Returns a function to await between the steps of long work. It lets the page answer to input at the first step, and
 * whenever 12 ms have passed since.
 * @example
 * const pause = inSlices();
 * for (const row of rows) {
 *   await pause();
 *   review(row);
 * }
 */
export function inSlices(): () => Promise<void> {
  let begun = -Infinity;
  return async () => {
    if (performance.now() - begun < sliceMs) return;
    await nextTask();
    begun = performance.now();
  };
}

/** Safari has no scheduler. */
const nextTask = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
