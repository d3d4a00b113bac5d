/** Sets the clock for the tests of a `describe` block, or of a file. Time passes and timers run as before. */
export function setNow(now: Date): void {
  beforeEach(() => {
    jest.useFakeTimers({
      now,
      doNotFake: [
        'cancelAnimationFrame',
        'cancelIdleCallback',
        'clearImmediate',
        'clearInterval',
        'clearTimeout',
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'requestAnimationFrame',
        'requestIdleCallback',
        'setImmediate',
        'setInterval',
        'setTimeout',
      ],
    });
  });
  afterEach(() => jest.useRealTimers());
}
