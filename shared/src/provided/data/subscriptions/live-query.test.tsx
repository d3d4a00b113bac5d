import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createConsoleStore, liveQuery, skipToken } from '@console/shared/data';
import { createMemoryGateway } from '@console/shared/testing';

/** The same list, as defined by two releases of a module. */
function defineThings(form: (id: string) => string, ended: () => void = () => undefined) {
  return liveQuery<string[], string>('things', (gateway, collection, { next, failed }) => {
    const stop = gateway.watch({ collection }, ({ id }) => form(id), {
      next: ({ documents }) => next([...documents]),
      failed,
    });
    return () => {
      stop();
      ended();
    };
  });
}

function open() {
  const gateway = createMemoryGateway({ 'things/a': {} });
  const store = createConsoleStore(gateway);
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  return { gateway, wrapper };
}

const rendered = () => act(() => jest.advanceTimersByTimeAsync(20));

describe('a live query', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('subscribes to the database, or skips the query', async () => {
    const { gateway, wrapper } = open();
    const useThings = defineThings((id) => id);
    const { result } = renderHook(() => [useThings('things').data, useThings(skipToken).data], { wrapper });
    await rendered();
    act(() => gateway.put('things/b', {}));
    await rendered();
    expect(result.current).toEqual([['a', 'b'], undefined]);
  });

  it('never shows data in the format of another release', async () => {
    const { wrapper } = open();
    const useOld = defineThings((id) => `old ${id}`);
    const old = renderHook(() => useOld('things').data, { wrapper });
    await rendered();

    const useNew = defineThings((id) => `new ${id}`);
    const seen = new Set<unknown>();
    renderHook(() => seen.add(useNew('things').data), { wrapper });
    await rendered();
    expect([...seen]).toEqual([undefined, ['new a']]);
    old.rerender();
    expect(old.result.current).toEqual(['old a']);
  });

  it('ends its listener some minutes after its release is no longer used', async () => {
    const { wrapper } = open();
    const ended = jest.fn();
    const useOld = defineThings((id) => `old ${id}`, ended);
    const old = renderHook(() => useOld('things').data, { wrapper });
    await rendered();
    old.unmount();
    const useNew = defineThings((id) => `new ${id}`);
    renderHook(() => useNew('things').data, { wrapper });
    await act(() => jest.advanceTimersByTimeAsync(301_000));
    expect(ended).toHaveBeenCalledTimes(1);
  });
});
