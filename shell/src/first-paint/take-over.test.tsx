import { act, render, screen } from '@testing-library/react';
import { dismissNotices, Toaster } from '@console/shared/ui';
import { takeOver } from './take-over';

const page = `
  <header><a href="/">Console</a></header>
  <main id="main" tabindex="-1">
    <p>The first of <a href="/terms">terms</a> here</p>
    <p>The second, by <a href="/terms">terms</a></p>
  </main>
  <button>Sign In</button>`;

const painted = () => document.getElementById('painted') ?? document.body;
const drawn = () => document.getElementById('drawn') ?? document.body;

/** The same page twice; React holds a text in more pieces than a server sends. */
beforeEach(() => {
  document.body.innerHTML = `<div id="painted">${page}</div><div id="drawn">${page}</div>`;
  for (const paragraph of drawn().querySelectorAll('p'))
    if (paragraph.firstChild instanceof Text) paragraph.firstChild.splitText(4);
});

const takeNow = () => takeOver(painted(), drawn());

describe('when the page is taken over', () => {
  it('only what is drawn is left', () => {
    takeNow();
    expect(screen.getAllByRole('banner')).toHaveLength(1);
  });

  it.each([
    ['the second of two links that are the same', 'p:last-child a'],
    ['the content, to which the skip link leads', 'main'],
    ['the button', 'button'],
  ])('the focus stays on %s', (_what, selector) => {
    painted().querySelector<HTMLElement>(selector)?.focus();
    takeNow();
    expect(drawn().querySelector(selector)).toHaveFocus();
  });

  it('what is selected stays so, also from its end to its beginning', () => {
    const [first, second] = painted().querySelectorAll('p');
    if (!first?.firstChild || !second?.firstChild) throw new Error('The page has two paragraphs');
    getSelection()?.setBaseAndExtent(second.firstChild, 10, first.firstChild, 4);
    const before = getSelection()?.toString();
    takeNow();
    const selection = getSelection();
    expect(selection?.toString()).toBe(before);
    expect(drawn()).toContainElement(selection?.anchorNode?.parentElement ?? null);
    expect(selection?.anchorNode?.parentElement).toHaveTextContent('The second');
  });

  it('nothing is selected where the page says something else by now', () => {
    const [first] = painted().querySelectorAll('p');
    if (first) getSelection()?.selectAllChildren(first);
    drawn().querySelector('p')?.replaceChildren('Other words');
    takeNow();
    expect(drawn()).not.toContainElement(getSelection()?.anchorNode?.parentElement ?? null);
  });

  describe('after Sign In was pressed', () => {
    const pressed = jest.fn();
    const press = (isActive: boolean) => {
      Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });
      painted().querySelector('button')?.setAttribute('aria-busy', 'true');
      drawn().querySelector('button')?.addEventListener('click', pressed);
    };
    beforeEach(() => pressed.mockClear());
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'userActivation');
      act(() => dismissNotices());
    });

    it('signing in goes on', () => {
      press(true);
      takeNow();
      expect(pressed).toHaveBeenCalledTimes(1);
    });

    it('the person is asked to press it again where the browser opens no window for it any more', async () => {
      press(false);
      render(<Toaster />);
      act(takeNow);
      expect(await screen.findByText('Press Sign In once more.')).toBeInTheDocument();
      expect(pressed).not.toHaveBeenCalled();
    });

    it('is not pressed where nobody pressed it', () => {
      drawn().querySelector('button')?.addEventListener('click', pressed);
      takeNow();
      expect(pressed).not.toHaveBeenCalled();
    });
  });
});
