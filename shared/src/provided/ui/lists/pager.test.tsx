import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pager } from '..';
import { pageWindow } from './page-window';

const setPage = jest.fn();
const pager = (page: number, found = 134, isComplete = true) => (
  <Pager
    view={{
      page,
      found,
      count: isComplete ? 134 : undefined,
      isPartial: false,
      requestedAt: Date.now(),
      setPage,
    }}
  />
);

/** Changes the page. */
function Turned({ found }: { found: number }) {
  const [page, turn] = useState(1);
  return <Pager view={{ page, found, count: found, isPartial: false, requestedAt: 0, setPage: turn }} />;
}

beforeEach(() => setPage.mockClear());

describe('Pager', () => {
  it('shows the range of rows and the total', () => {
    const { rerender } = render(pager(2));
    expect(screen.getByRole('status')).toHaveTextContent('rows 11–20 of 134');
    rerender(pager(14));
    expect(screen.getByRole('status')).toHaveTextContent('rows 131–134 of 134');
  });

  it('shows no total while rows are loading', () => {
    const { rerender } = render(pager(1, 10, false));
    expect(screen.getByRole('status')).toHaveTextContent('rows 1–10. Loading more…');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    rerender(pager(1));
    expect(screen.getByRole('status')).toHaveTextContent('rows 1–10 of 134');
  });

  it('announces page changes, and leaves search results to the heading', () => {
    const { rerender } = render(pager(1));
    const turnTo = (...to: Parameters<typeof pager>) => {
      rerender(pager(...to));
      return screen.getByRole('status').getAttribute('aria-live');
    };
    expect(turnTo(2, 134)).toBe('polite');
    expect(turnTo(1, 12)).toBe('off');
    expect(turnTo(1, 3)).toBe('off');
    expect(turnTo(1, 134)).toBe('off');
    expect(turnTo(2, 134)).toBe('polite');
    expect(turnTo(2, 20, false)).toBe('polite');
    expect(turnTo(2, 134)).toBe('polite');
  });

  it('marks the current page and links to the others', async () => {
    render(pager(2));
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('button', { current: 'page' })).toHaveTextContent('2');
    await userEvent.click(pages.getByRole('button', { name: 'Page 14' }));
    await userEvent.click(pages.getByRole('button', { name: 'Previous page' }));
    await userEvent.click(pages.getByRole('button', { name: 'Next page' }));
    expect(setPage.mock.calls).toEqual([[14], [1], [3]]);
  });

  it('disables the button at each end and keeps its focus', async () => {
    const user = userEvent.setup();
    render(<Turned found={14} />);
    const button = (name: string) => screen.getByRole('button', { name });
    const previous = button('Previous page');
    const next = button('Next page');
    expect(previous).toHaveAttribute('aria-disabled', 'true');

    next.focus();
    await user.keyboard('{Enter}');
    expect(button('Page 2')).toHaveAttribute('aria-current', 'page');
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button('Page 2')).toHaveAttribute('aria-current', 'page');

    previous.focus();
    expect(previous).not.toHaveAttribute('aria-disabled');
    await user.keyboard('{Enter}');
    expect(button('Page 1')).toHaveAttribute('aria-current', 'page');
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    expect(previous).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button('Page 1')).toHaveAttribute('aria-current', 'page');
  });

  it('shows only the count for one page, and nothing for no rows', () => {
    const { rerender } = render(pager(1, 10));
    expect(screen.getByRole('status')).toHaveTextContent('rows 1–10 of 10');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    rerender(pager(1, 0));
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 5, [1, 2, 'gap', 5]],
    [4, 14, [1, 2, 3, 4, 5, 'gap', 14]],
    [7, 14, [1, 'gap', 6, 7, 8, 'gap', 14]],
    [14, 14, [1, 'gap', 13, 14]],
  ])('shows on page %i of %i: %j', (current, count, shown) => {
    expect(pageWindow(current, count)).toEqual(shown);
  });
});
