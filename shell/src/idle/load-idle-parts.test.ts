import { slowStartMs } from '../lib/slow-start';
import { loadInIdleTime } from './load-idle-parts';

jest.mock('./idle-parts', () => ({ StaffHosts: () => null }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('what the first screen does not need', () => {
  /** Begins a start, and returns whether it is loaded. */
  const begin = () => {
    const loaded = jest.fn();
    void loadInIdleTime().then(loaded);
    return loaded;
  };
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it('is loaded when the screen is there', async () => {
    const loaded = begin();
    await pass(2000);
    expect(loaded).toHaveBeenCalled();
  });

  it('is loaded after 20 seconds of a start that never ends, which it reports', async () => {
    document.body.append(Object.assign(document.createElement('p'), { textContent: 'Loading' }));
    document.body.firstElementChild?.setAttribute('data-loading', '');
    const loaded = begin();
    await pass(slowStartMs - 1);
    expect(loaded).not.toHaveBeenCalled();
    await pass(1);
    expect(loaded).toHaveBeenCalled();
  });
});
