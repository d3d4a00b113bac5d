import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { keepFocus } from './keep-focus';

type List = { rows: readonly string[]; isOpen?: boolean };

const page = ({ rows, isOpen = false }: List) => (
  <main>
    <h1 tabIndex={-1}>Rows</h1>
    <button type="button">Search</button>
    <ul>
      {rows.map((row) => (
        <li key={row}>
          {row} <button type="button">Open {row}</button>
          <button type="button" disabled>
            Move {row}
          </button>
        </li>
      ))}
    </ul>
    {isOpen && <button type="button">Undo</button>}
    <p>The end</p>
  </main>
);

/** Shows the list, and goes to a control by keyboard. */
async function at(name: string, list: List) {
  const user = userEvent.setup();
  const { rerender } = render(page(list));
  const control = screen.getByRole('button', { name });
  while (document.activeElement !== control) await user.tab();
  return (next: List) => rerender(page(next));
}

const hasFocus = (role: string, name: string) =>
  waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());

/** Removes its button, and focuses a text then. */
function Emptied() {
  const [isEmpty, setEmpty] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isEmpty) text.current?.focus();
  }, [isEmpty]);
  return (
    <main>
      <h1 tabIndex={-1}>Rows</h1>
      {!isEmpty && (
        <button type="button" onClick={() => setEmpty(true)}>
          Clear
        </button>
      )}
      <p tabIndex={-1} ref={text}>
        Nothing
      </p>
    </main>
  );
}

/** The time in which it would have moved. */
const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

describe('the focus at a keyboard, when its control vanishes', () => {
  beforeAll(keepFocus);
  afterEach(async () => {
    cleanup();
    await twoFrames();
  });
  const rows = ['A', 'B', 'C'];

  it('moves to the row that follows', async () => {
    const show = await at('Open B', { rows });
    show({ rows: ['A', 'C'] });
    await hasFocus('button', 'Open C');
  });

  it('moves to the row before it at the end of a list', async () => {
    const show = await at('Open C', { rows });
    show({ rows: ['A', 'B'] });
    await hasFocus('button', 'Open B');
  });

  it('moves to what is around an empty list', async () => {
    const show = await at('Open A', { rows: ['A'], isOpen: true });
    show({ rows: [], isOpen: true });
    await hasFocus('button', 'Undo');
  });

  it('moves back past texts', async () => {
    const show = await at('Undo', { rows, isOpen: true });
    show({ rows });
    await hasFocus('button', 'Open A');
  });

  it('is left to the screen where it focuses something itself', async () => {
    const user = userEvent.setup();
    render(<Emptied />);
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('Nothing')).toHaveFocus());
  });

  it('moves to the heading where nothing else is there', async () => {
    const show = await at('Search', { rows: [] });
    const [search] = screen.getAllByRole('button');
    search?.remove();
    await hasFocus('heading', 'Rows');
    show({ rows });
  });

  it('stays nowhere after a mouse', async () => {
    const { rerender } = render(page({ rows }));
    await userEvent.click(screen.getByRole('button', { name: 'Open B' }));
    rerender(page({ rows: ['A', 'C'] }));
    await twoFrames();
    expect(document.body).toHaveFocus();
  });

  it('stays nowhere if the person has left the control before', async () => {
    const show = await at('Open B', { rows });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await twoFrames();
    show({ rows: ['A', 'C'] });
    await twoFrames();
    expect(document.body).toHaveFocus();
  });
});
