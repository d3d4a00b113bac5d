import { act, fireEvent, render, screen } from '@testing-library/react';
import { LoadingAllRows, Pager } from '..';

const setPage = () => undefined;
const pager = (isComplete: boolean, requestedAt = Date.now(), isPartial = false) => {
  const found = isComplete ? 134 : 10;
  return (
    <Pager
      view={{ page: 1, found, count: isComplete ? found : undefined, requestedAt, isPartial, setPage }}
    />
  );
};

const wait = (seconds: number) => act(() => jest.advanceTimersByTime(1000 * seconds));

function connect(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
}

describe('the remaining rows of a list', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('show after ten seconds that the list is still loading, until it is complete', () => {
    const { rerender } = render(pager(false));
    wait(9);
    expect(screen.getByRole('status')).toHaveTextContent('rows 1–10. Loading more…');
    wait(2);
    expect(screen.getByRole('status')).toHaveTextContent(
      'rows 1–10. Still loading. Your connection may be slow; we’ll keep trying.',
    );
    rerender(pager(true));
    expect(screen.getByRole('status')).toHaveTextContent(/^rows 1–10 of 134$/);
  });

  it('count the ten seconds from the request, also when the screen opens again', () => {
    const requestedAt = Date.now();
    const { unmount } = render(pager(false, requestedAt));
    wait(6);
    unmount();
    const { rerender } = render(pager(false, requestedAt));
    expect(screen.getByRole('status')).toHaveTextContent('Loading more…');
    wait(5);
    expect(screen.getByRole('status')).toHaveTextContent('Still loading.');
    rerender(<LoadingAllRows what="seasons" requestedAt={requestedAt} />);
    expect(screen.getByRole('status')).toHaveTextContent('Still loading all seasons.');
  });

  it('show at once that the browser is offline, so that nothing loads', () => {
    render(pager(false));
    connect(false);
    expect(screen.getByRole('status')).toHaveTextContent(
      'rows 1–10. Some may be missing. You’re offline; we’ll keep trying.',
    );
    wait(11);
    connect(true);
    expect(screen.getByRole('status')).toHaveTextContent('Your connection may be slow;');
  });

  it('show that a sorted or filtered list may lack some', () => {
    connect(false);
    render(pager(false, Date.now(), true));
    expect(screen.getByRole('status')).toHaveTextContent(
      'rows 1–10. Some may be missing. You’re offline; we’ll keep trying.',
    );
    connect(true);
    wait(11);
    expect(screen.getByRole('status')).toHaveTextContent(
      'rows 1–10. Some may be missing. Your connection may be slow; we’ll keep trying.',
    );
  });

  it('show the same when there are no rows, and offline that the device has no copy', async () => {
    render(<LoadingAllRows what="seasons" requestedAt={Date.now()} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading all seasons…');
    connect(false);
    wait(11);
    expect(await screen.findByText('Not on this device')).toBeVisible();
    connect(true);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Still loading all seasons. Your connection may be slow; we’ll keep trying.',
    );
  });
});
