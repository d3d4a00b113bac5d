import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, EmptyState, ErrorState, LoadingState } from '..';

describe('states of a screen', () => {
  it('announces loading', () => {
    render(<LoadingState rows={3} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  });

  it('says without a connection that the device has no copy, and loads when the connection is back', async () => {
    jest.useFakeTimers();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<LoadingState rows={3} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    act(() => jest.advanceTimersByTime(3000));
    await screen.findByText('Not on this device');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Not on this deviceThis isn’t available offline. It will load when you’re back online.',
    );
    onLine.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    onLine.mockRestore();
    jest.useRealTimers();
  });

  it('says what to do in an empty state', () => {
    render(
      <EmptyState title="No Data" action={<Button>Create Season</Button>}>
        Ask for account access
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { name: 'No Data' })).toBeInTheDocument();
    expect(screen.getByText('Ask for account access')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Create Season' })).toBeInTheDocument();
  });

  it('announces an error and shows Retry if there is a callback', async () => {
    const retry = jest.fn();
    const { rerender } = render(<ErrorState title="Couldn’t load the seasons" onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load the seasons');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
    rerender(<ErrorState title="Couldn’t load the seasons" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
