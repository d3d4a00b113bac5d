import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@console/shared/router/memory';
import { Button, dismissToasts, notify, Toaster, updateToasts, type Toast } from '..';

const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });

const saved = { title: 'User Action', message: 'Saved' };
const failed = { title: 'Not saved', message: 'The connection was lost', tone: 'danger' } as const;

/** A page with a button, and toasts. */
async function open(...toasts: Toast[]) {
  render(
    <>
      <Button>Update</Button>
      <Toaster />
    </>,
  );
  act(() => toasts.forEach(notify));
  const [first] = toasts;
  if (first) await screen.findByText(first.message);
}

const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => dismissToasts());
  jest.useRealTimers();
});

describe('toasts', () => {
  it('announce title and message in their own region', async () => {
    await open(failed);
    const region = screen.getByRole('region', { name: 'Notices' });
    expect(region).toHaveAttribute('aria-live', 'polite');
    expect(region).toHaveTextContent('Not saved');
    expect(region).toHaveTextContent('The connection was lost');
  });

  it('disappear automatically, except errors', async () => {
    await open(saved);
    await wait(7);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    act(() => notify(failed));
    await wait(7);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  });

  it('are dismissed by their key', async () => {
    await open({ ...failed, key: 'D1' });
    act(() => notify({ ...failed, message: 'Another form', key: 'D2' }));
    act(() => dismissToasts('D2'));
    expect(screen.queryByText('Another form')).not.toBeInTheDocument();
    expect(screen.getByText('The connection was lost')).toBeInTheDocument();
  });

  it('may offer a button, and stay while it acts', async () => {
    const act = jest.fn();
    await open({ ...failed, action: { label: 'Reload', act } });
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(act).toHaveBeenCalledTimes(1);
    expect(screen.getByText('The connection was lost')).toBeInTheDocument();
  });

  it('of ongoing work stay and say how far it is until they are dismissed, and do not come back when closed', async () => {
    const ongoing = { title: 'Undoing…', message: '1 of 9', key: 'W', isOngoing: true };
    await open(ongoing);
    await wait(60);
    act(() => updateToasts('W', '5 of 9'));
    expect(screen.getByText('5 of 9')).toBeInTheDocument();
    act(() => dismissToasts('W'));
    expect(screen.queryByText('5 of 9')).not.toBeInTheDocument();
    act(() => notify(ongoing));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    act(() => updateToasts('W', '9 of 9'));
    expect(screen.queryByText('9 of 9')).not.toBeInTheDocument();
  });

  it('of ongoing work are announced at the start and every five seconds, not at each batch', async () => {
    await open({ title: 'Undoing…', message: '1 of 9', key: 'W', isOngoing: true });
    const heard: (string | null)[] = [];
    for (let done = 1; done <= 9; done += 1) {
      if (done > 1) act(() => updateToasts('W', `${done} of 9`));
      const text = screen.getByText(new RegExp(`${done} of 9`));
      if (text.closest('[aria-live]')?.getAttribute('aria-live') === 'polite') heard.push(text.textContent);
      await wait(1.25);
    }
    expect(heard).toEqual(['Undoing… 1 of 9', 'Undoing… 5 of 9', 'Undoing… 9 of 9']);
  });

  it('stay while the pointer is on one', async () => {
    await open(saved);
    await user.hover(screen.getByText('Saved'));
    await wait(30);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    await user.unhover(screen.getByText('Saved'));
    await wait(7);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('stay while one has the focus, and return the focus when it is closed', async () => {
    await open(saved);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Update' })).toHaveFocus();
    await user.tab();
    await wait(30);
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Update' })).toHaveFocus();
  });

  it('do not trap the focus', async () => {
    await open(failed);
    for (const stop of [
      screen.getByRole('button', { name: 'Update' }),
      screen.getByRole('button', { name: 'Close' }),
    ]) {
      await user.tab();
      expect(stop).toHaveFocus();
    }
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('stay while the tab is hidden', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await open(saved);
    await wait(30);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await wait(7);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('replace each other, so that Undo belongs to the newest action', async () => {
    const undoOf = jest.fn();
    await open({ ...saved, undo: () => void undoOf('first') });
    act(() => notify({ ...saved, message: 'Saved again', undo: () => void undoOf('second') }));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undoOf.mock.calls).toEqual([['second']]);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('with Undo come back after one without', async () => {
    await open({ ...saved, undo: jest.fn() });
    act(() => notify({ title: 'Copied', message: 'The link was copied' }));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await wait(7);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await wait(13);
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('come one at a time; an error is there again after a newer one', async () => {
    await open(failed);
    act(() => notify(saved));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'User Action Saved',
    ]);
    await wait(7);
    expect(screen.getByText('The connection was lost')).toBeInTheDocument();
  });

  it('show a refused save before all, then the newest, and at last what goes on', async () => {
    const offline = { title: 'Offline', message: 'Since 07:05', isOngoing: true, isState: true };
    await open({ ...failed, message: 'Refused', key: 'D1' });
    act(() => [offline, { ...failed, message: 'Failed' }, saved].forEach(notify));
    const shown = () => screen.getByRole('listitem').textContent;
    const close = () => user.click(screen.getByRole('button', { name: 'Close' }));
    expect(shown()).toBe('Not saved Refused');
    await close();
    expect(shown()).toBe('User Action Saved');
    await close();
    expect(shown()).toBe('Not saved Failed');
    await close();
    expect(shown()).toBe('Offline Since 07:05');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Update']);
    // Pressed or reached by Tab, it shows all of its text.
    await user.tab();
    await user.tab();
    expect(screen.getByText('Since 07:05')).toHaveFocus();
  });

  it('lead to where it can be set right, and go', async () => {
    const handleFollow = jest.fn();
    render(
      <MemoryRouter>
        <Toaster />
      </MemoryRouter>,
    );
    act(() => notify({ ...failed, key: 'D1', open: { to: '/update-quiz', onFollow: handleFollow } }));
    const link = await screen.findByRole('link', { name: 'Open' });
    expect(link).toHaveAttribute('href', '/update-quiz');
    await user.click(link);
    expect(handleFollow).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  });

  it('say the same only once', async () => {
    await open(failed);
    act(() => notify(failed));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });
});
