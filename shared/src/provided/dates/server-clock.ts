const minuteMs = 60_000;

/** A timer that fires so late has slept, or was held back in a hidden tab. */
const sleptMs = 30_000;

/**
 * A clock that goes by the server's time, since that of a device may be wrong. It is measured when the clock is first
 * watched, by the `Date` of the host that serves the console, and again after the device slept. While that host cannot be
 * reached, it is asked again each minute, and as soon as the device has a connection.
 */
export function createServerClock() {
  let measured: { readonly serverTime: number; readonly at: number } | undefined;
  let isUnreachable = false;

  /** Now, by the server's clock where that is known. A change of the device's clock does not move it. */
  const now = (): number => (measured ? measured.serverTime + (performance.now() - measured.at) : Date.now());

  const thisMinute = () => Math.floor(now() / minuteMs) * minuteMs;
  let minute = thisMinute();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isKnown = (): boolean => measured !== undefined || !isUnreachable;
  let wasKnown = isKnown();

  function update(): void {
    if (thisMinute() === minute && isKnown() === wasKnown) return;
    minute = thisMinute();
    wasKnown = isKnown();
    for (const listener of listeners) listener();
  }

  const measureIfUnknown = () => {
    if (!isKnown()) void measure();
  };

  async function measure(): Promise<void> {
    const sent = performance.now();
    try {
      const { headers } = await fetch('/config.json', { method: 'HEAD', cache: 'no-store' });
      const date = Date.parse(headers.get('date') ?? '');
      const age = Number(headers.get('age') ?? 0) * 1000;
      isUnreachable = false;
      // The header has whole seconds: on average it is half a second late.
      if (!Number.isNaN(date))
        measured = { serverTime: date + age + 500, at: (sent + performance.now()) / 2 };
    } catch {
      isUnreachable = true;
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
        if (hasSlept || !isKnown()) void measure();
      },
      due - now() + 1,
    );
  }

  return {
    now,
    /** How far the device's clock is ahead of the server's, in milliseconds; 0 where that is not known. */
    deviceAhead: (): number => (measured ? Date.now() - now() : 0),
    /** Whether the time may be gone by: not while the server could not be asked, and the device's clock has to do. */
    isKnown,
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
        window.addEventListener('online', measureIfUnknown);
        if (!measured) void measure();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        timer = undefined;
        window.removeEventListener('online', measureIfUnknown);
      };
    },
  };
}
