import { act, render, screen } from '@testing-library/react';
import { dismissToasts, Toaster } from '@console/shared/ui';
import { takeOver } from './take-over';

const page = `
  <header><a href="/">Console</a></header>
  <main id="main" tabindex="-1"><a href="/terms">terms</a></main>
  <button>Sign In</button>`;

const prerendered = () => document.getElementById('painted') ?? document.body;
const rendered = () => document.getElementById('drawn') ?? document.body;

beforeEach(() => {
  document.body.innerHTML = `<div id="painted">${page}</div><div id="drawn">${page}</div>`;
});

const takeNow = () => takeOver(prerendered(), rendered());

describe('after the rendered page replaces the prerendered one', () => {
  it('only the rendered page is left', () => {
    takeNow();
    expect(screen.getAllByRole('banner')).toHaveLength(1);
  });

  it.each([
    ['a link', 'main a'],
    ['the content, to which the skip link leads', 'main'],
    ['the button', 'button'],
  ])('the focus stays on %s', (_what, selector) => {
    prerendered().querySelector<HTMLElement>(selector)?.focus();
    takeNow();
    expect(rendered().querySelector(selector)).toHaveFocus();
  });

  describe('after a click on Sign In of the prerendered page', () => {
    const pressed = jest.fn();
    const press = (isActive: boolean) => {
      Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });
      prerendered().querySelector('button')?.setAttribute('aria-busy', 'true');
      rendered().querySelector('button')?.addEventListener('click', pressed);
    };
    beforeEach(() => pressed.mockClear());
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'userActivation');
      act(() => dismissToasts());
    });

    it('the sign-in continues', () => {
      press(true);
      takeNow();
      expect(pressed).toHaveBeenCalledTimes(1);
    });

    it('the sign-in begins, too, if the button is still held down', () => {
      press(true);
      const held = prerendered().querySelector('button');
      held?.removeAttribute('aria-busy');
      // The active element is the focused one in jsdom.
      held?.focus();
      takeNow();
      expect(pressed).toHaveBeenCalledTimes(1);
    });

    it('a message asks the person to click again when the browser no longer opens a window', async () => {
      press(false);
      render(<Toaster />);
      act(takeNow);
      expect(await screen.findByText('Press Sign In again.')).toBeInTheDocument();
      expect(pressed).not.toHaveBeenCalled();
    });

    it('no sign-in starts without a click', () => {
      rendered().querySelector('button')?.addEventListener('click', pressed);
      takeNow();
      expect(pressed).not.toHaveBeenCalled();
    });
  });
});
