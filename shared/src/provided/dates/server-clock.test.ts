import { createServerClock } from './server-clock';

const minuteMs = 60_000;

/** Watches a clock whose server has this time, or does not answer. */
async function watchClock(serverTime?: string) {
  const request = jest.fn(async () => {
    if (!serverTime) throw new TypeError('Failed to fetch');
    return { headers: new Headers({ date: new Date(serverTime).toUTCString() }) };
  });
  Object.assign(globalThis, { fetch: request });
  const clock = createServerClock();
  const listener = jest.fn();
  stop = clock.subscribe(listener);
  await pass(0);
  return { clock, request, listener, shown: () => new Date(clock.minute()).toISOString().slice(11, 16) };
}

let stop = () => {};
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const { fetch } = globalThis;

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T06:00:30Z') }));
afterEach(() => {
  stop();
  jest.useRealTimers();
  Object.assign(globalThis, { fetch });
});

describe('the minute that the console goes by', () => {
  it('is the server’s, however wrong the clock of the device is', async () => {
    const { clock, shown } = await watchClock('2026-11-21T06:12:10Z');
    expect(shown()).toBe('06:12');
    expect(Math.round(clock.deviceAhead() / minuteMs)).toBe(-12);
  });

  it('changes when the server’s minute is over', async () => {
    const { shown, listener } = await watchClock('2026-11-21T06:12:10Z');
    listener.mockClear();
    await pass(48_000);
    expect(listener).not.toHaveBeenCalled();
    await pass(2000);
    expect(shown()).toBe('06:13');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('does not follow a change of the device’s clock', async () => {
    const { clock } = await watchClock('2026-11-21T06:12:10Z');
    jest.setSystemTime(new Date('2030-01-01T00:00:00Z'));
    expect(new Date(clock.now()).toISOString()).toMatch(/^2026-11-21T06:12/);
  });

  it('is the device’s while the server does not answer', async () => {
    const { clock, shown } = await watchClock();
    expect(shown()).toBe('06:00');
    expect(clock.deviceAhead()).toBe(0);
  });

  it('is known unless the server could not be asked, and asks again when there is a connection', async () => {
    const { clock, request, listener } = await watchClock();
    expect(clock.isKnown()).toBe(false);
    expect(listener).toHaveBeenCalled();
    await pass(minuteMs);
    expect(request).toHaveBeenCalledTimes(2);
    request.mockImplementation(async () => ({
      headers: new Headers({ date: new Date('2026-11-21T06:12:10Z').toUTCString() }),
    }));
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(clock.isKnown()).toBe(true);
    expect(new Date(clock.minute()).toISOString()).toMatch(/06:12/);
  });

  it('is measured once, and again after the device slept', async () => {
    const { request } = await watchClock('2026-11-21T06:12:10Z');
    await pass(5 * minuteMs);
    expect(request).toHaveBeenCalledTimes(1);
    const awake = performance.now.bind(performance);
    const asleep = jest.spyOn(performance, 'now').mockImplementation(() => awake() + 60 * minuteMs);
    await pass(minuteMs);
    expect(request).toHaveBeenCalledTimes(2);
    asleep.mockRestore();
  });
});
