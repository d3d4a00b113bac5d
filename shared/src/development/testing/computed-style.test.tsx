import { render, screen } from '@testing-library/react';

const page = (outer: string, inner: string, css: string) => (
  <div className={outer}>
    <style>{css}</style>
    <p className={inner}>Text</p>
  </div>
);
const styleOfText = () => getComputedStyle(screen.getByText('Text'));

describe('the computed style in tests', () => {
  it('updates with the element, its ancestors and the style sheets', () => {
    const { rerender } = render(page('shown', 'shown', '.hidden { visibility: hidden; }'));
    const visibility = () => styleOfText().visibility;
    expect(visibility()).toBe('visible');
    rerender(page('hidden', 'shown', '.hidden { visibility: hidden; }'));
    expect(visibility()).toBe('hidden');
    rerender(page('shown', 'hidden', '.hidden { visibility: hidden; }'));
    expect(visibility()).toBe('hidden');
    rerender(page('shown', 'hidden', '.hidden { visibility: collapse; }'));
    expect(visibility()).toBe('collapse');
    screen.getByText('Text').style.visibility = 'visible';
    expect(visibility()).toBe('visible');
  });

  it.each([
    'p',
    '.a.b',
    '.other, p.b',
    '.outer > .a',
    'div:not(.other) .a',
    ':is(b, p).a',
    'p:is(.other, .b)',
    '[class~="a"]',
    'p[class="a b"]:first-of-type',
    '*',
  ])('takes the rule of %s', (selector) => {
    render(page('outer', 'a b', `${selector} { display: none; pointer-events: none; }`));
    expect(styleOfText().display).toBe('none');
    expect(styleOfText().getPropertyValue('pointer-events')).toBe('none');
  });

  it.each(['b', '.a.other', '.other > .a', '.a + p', 'p:not(.b)', '.outer.a', 'p:is(.other)'])(
    'leaves the rule of %s',
    (selector) => {
      render(page('outer', 'a b', `${selector} { display: none; }`));
      expect(styleOfText().display).toBe('block');
    },
  );

  it('takes the last rule of the screen', () => {
    const rules =
      'p { display: none; } @media screen { p { display: flex; } } @media print { p { display: grid; } }';
    render(page('outer', 'a', rules));
    expect(styleOfText().display).toBe('flex');
  });

  it('has the properties that only jsdom computes', () => {
    render(page('outer', 'a', 'p { color: rgb(1, 2, 3); font-size: 12px; }'));
    expect(styleOfText().color).toBe('rgb(1, 2, 3)');
    expect(styleOfText().getPropertyValue('font-size')).toBe('12px');
  });
});
