import { act, fireEvent, render, screen } from '@testing-library/react';
import { LoadingRest, Pager } from '..';

const setPage = () => undefined;
const pager = (isWhole: boolean, since = Date.now()) => {
  const found = isWhole ? 134 : 10;
  return <Pager view={{ page: 1, found, count: isWhole ? found : undefined, since, setPage }} />;
};

const wait = (seconds: number) => act(() => jest.advanceTimersByTime(1000 * seconds));

function connect(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
}

describe('the rest of a list', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is said to be late after ten seconds, until it comes', () => {
    const { rerender } = render(pager(false));
    wait(9);
    expect(screen.getByRole('status')).toHaveTextContent('rows 1–10; the rest is loading');
    wait(2);
    expect(screen.getByRole('status')).toHaveTextContent(
      'rows 1–10; the rest has not come yet. Your connection may be slow or lost. Loading goes on by itself.',
    );
    rerender(pager(true));
    expect(screen.getByRole('status')).toHaveTextContent(/^rows 1–10 of 134$/);
  });

  it('is late ten seconds after the list was asked for, also for who left it and came back', () => {
    const since = Date.now();
    const { unmount } = render(pager(false, since));
    wait(6);
    unmount();
    const { rerender } = render(pager(false, since));
    expect(screen.getByRole('status')).toHaveTextContent('the rest is loading');
    wait(5);
    expect(screen.getByRole('status')).toHaveTextContent('the rest has not come yet.');
    rerender(<LoadingRest what="seasons" since={since} />);
    expect(screen.getByRole('status')).toHaveTextContent('Not all seasons have come yet.');
  });

  it('is late for want of a connection where the browser knows of none', () => {
    render(pager(false));
    connect(false);
    wait(11);
    expect(screen.getByRole('status')).toHaveTextContent(
      'the rest has not come yet. There is no connection. Loading goes on by itself when it is back.',
    );
    connect(true);
    expect(screen.getByRole('status')).toHaveTextContent('Your connection may be slow or lost.');
  });

  it('is said to be late, too, where no row is shown', () => {
    render(<LoadingRest what="seasons" since={Date.now()} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading all seasons…');
    connect(false);
    wait(11);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Not all seasons have come yet. There is no connection. Loading goes on by itself when it is back.',
    );
  });
});
