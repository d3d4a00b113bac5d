import type { ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { PaintedText, paintedText, usePaintedTextEnds, usePaintedTextStands } from './painted-text';

const words = '<p>What we store <a href="/terms">terms</a></p>';

function paint(main: string, page = 'public') {
  document.documentElement.dataset.page = page;
  document.body.innerHTML = `<div id="static"><main>${main}</main></div>`;
}

function Screen() {
  usePaintedTextEnds();
  return (
    <div>
      The screen <a href="/terms">terms</a>
    </div>
  );
}

const Late = () => <p>{usePaintedTextStands() ? 'beside the text' : 'alone'}</p>;

/** The first drawing, after which the painted page goes. */
function open(children: ReactNode) {
  const drawn = render(<PaintedText path="/privacy-policy">{children}</PaintedText>);
  document.getElementById('static')?.remove();
  return (later: ReactNode, path = '/privacy-policy') =>
    act(() => drawn.rerender(<PaintedText path={path}>{later}</PaintedText>));
}

describe('a text that was painted', () => {
  it('stands until the screen is there, and what has the focus in it keeps it', () => {
    paint(words);
    const show = open(<Late />);
    expect(screen.getByText(/What we store/)).toBeVisible();
    expect(screen.getByText('beside the text')).toBeVisible();
    screen.getByRole('link', { name: 'terms' }).focus();
    show(<Screen />);
    expect(screen.queryByText(/What we store/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'terms' })).toHaveFocus();
  });

  it('goes when the person goes elsewhere, and does not come again', () => {
    paint(words);
    const show = open(<Late />);
    show(<Late />, '/terms-and-conditions');
    show(<Late />);
    expect(screen.queryByText(/What we store/)).not.toBeInTheDocument();
    expect(screen.getByText('alone')).toBeVisible();
  });

  it.each([
    ['that is only the beginning of a form', `${words}<div data-loading></div>`, 'public'],
    ['of another page', words, 'landing'],
  ])('is none where it is one %s', (_what, main, page) => {
    paint(main, page);
    expect(paintedText()).toBeUndefined();
  });
});
