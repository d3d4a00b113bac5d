const minuteMs = 60_000;

/** A timer that fires so late has slept, or was held back in a hidden tab. */
const sleptMs = 30_000;

/**
 * A clock that goes by the server's time, since that of a device may be wrong. It is measured when the clock is first
 * watched, by the `Date` of the host that serves the console, and again after the device slept.
 */
export function createServerClock() {
  let measured: { readonly serverTime: number; readonly at: number } | undefined;

  /** Now, by the server's clock where that is known. A change of the device's clock does not move it. */
  const now = (): number => (measured ? measured.serverTime + (performance.now() - measured.at) : Date.now());

  const thisMinute = () => Math.floor(now() / minuteMs) * minuteMs;
  let minute = thisMinute();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(): void {
    if (thisMinute() === minute) return;
    minute = thisMinute();
    for (const listener of listeners) listener();
  }

  async function measure(): Promise<void> {
    const sent = performance.now();
    try {
      const { headers } = await fetch('/config.json', { method: 'HEAD', cache: 'no-store' });
      const date = Date.parse(headers.get('date') ?? '');
      const age = Number(headers.get('age') ?? 0) * 1000;
      // The header has whole seconds: on average it is half a second late.
      if (!Number.isNaN(date))
        measured = { serverTime: date + age + 500, at: (sent + performance.now()) / 2 };
    } catch {
      // Without a connection the device's clock has to do.
    }
    update();
    if (timer !== undefined) wait();
  }

  function wait(): void {
    clearTimeout(timer);
    const due = thisMinute() + minuteMs;
    timer = setTimeout(
      () => {
        const hasSlept = now() - due > sleptMs;
        update();
        wait();
        if (hasSlept) void measure();
      },
      due - now() + 1,
    );
  }

  return {
    now,
    /** How far the device's clock is ahead of the server's, in milliseconds; 0 where that is not known. */
    deviceAhead: (): number => (measured ? Date.now() - now() : 0),
    /** The beginning of the present minute. */
    minute(): number {
      if (timer === undefined) minute = thisMinute();
      return minute;
    },
    /** Calls the listener when the minute is over. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      if (timer === undefined) {
        wait();
        if (!measured) void measure();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        timer = undefined;
      };
    },
  };
}
