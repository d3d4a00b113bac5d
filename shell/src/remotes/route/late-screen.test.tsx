import { use, useState } from 'react';
import { act, screen } from '@testing-library/react';
import { timeoutMs } from '../../lib/with-timeout';
import { exposing, type TestModule } from '../../testing/render-console';
import { at, expectErrors, heading, open, seasons, SeasonList } from '../../testing/route-modules';

describe('a screen that is not ready', () => {
  let arrive: () => void = () => undefined;
  let ready: Promise<unknown>;
  const Late = () => {
    use(ready);
    return <SeasonList />;
  };
  const late: TestModule = { ...seasons, screens: { [at]: { Screen: Late } } };
  const tooLong = () => screen.findByRole('alert');

  beforeEach(() => {
    ready = new Promise((resolve) => (arrive = () => resolve(undefined)));
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('is reported as late after five seconds, and still shown when it loads', async () => {
    expectErrors();
    open([late]);
    await act(() => jest.advanceTimersByTimeAsync(timeoutMs - 100));
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(await tooLong()).toHaveTextContent('This takes longer than usual.');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
    await act(async () => arrive());
    expect(await heading('Seasons')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is started again by Retry', async () => {
    expectErrors();
    open([late]);
    await act(() => jest.advanceTimersByTimeAsync(100));
    await act(() => jest.advanceTimersByTimeAsync(timeoutMs));
    await tooLong();
    ready = Promise.resolve();
    await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(await heading('Seasons')).toBeVisible();
  });
});

describe('the timeout of five seconds', () => {
  const hanging = new Promise(() => undefined);
  const slowly = () =>
    new Promise<unknown>((resolve) =>
      setTimeout(
        () =>
          resolve(
            exposing({
              [at]: {
                Screen: () => {
                  use(hanging);
                  return null;
                },
              },
            }),
          ),
        3000,
      ),
    );

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('includes the module and what the screen itself loads', async () => {
    expectErrors();
    open([{ ...seasons, load: slowly }]);
    await act(() => jest.advanceTimersByTimeAsync(3000));
    await act(() => jest.advanceTimersByTimeAsync(timeoutMs - 3100));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('alert')).toHaveTextContent('This takes longer than usual.');
  });

  it('includes all steps of Retry', async () => {
    expectErrors();
    const { files } = open([{ ...seasons, load: () => new Promise(() => undefined) }]);
    await act(() => jest.advanceTimersByTimeAsync(100));
    await act(() => jest.advanceTimersByTimeAsync(timeoutMs));
    files.set('/remotes.json', () => new Promise(() => undefined));
    await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    for (let waited = 0; waited <= timeoutMs; waited += 1000)
      await act(() => jest.advanceTimersByTimeAsync(Math.min(1000, timeoutMs + 100 - waited)));
    expect(screen.getByRole('alert')).toHaveTextContent('The server didn’t answer in time.');
  });

  it('starts again when a shown screen suspends again', async () => {
    expectErrors();
    function Late() {
      const [isWaiting, setWaiting] = useState(false);
      if (isWaiting) use(hanging);
      return <button onClick={() => setWaiting(true)}>Show more</button>;
    }
    open([{ ...seasons, screens: { [at]: { Screen: Late } } }]);
    await act(() => jest.advanceTimersByTimeAsync(timeoutMs * 2));
    await act(async () => screen.getByRole('button', { name: 'Show more' }).click());
    await act(() => jest.advanceTimersByTimeAsync(timeoutMs - 100));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('alert')).toBeVisible();
  });
});
