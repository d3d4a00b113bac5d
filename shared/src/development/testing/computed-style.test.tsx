import { render, screen } from '@testing-library/react';

describe('the computed style in tests', () => {
  it('updates with the element, its ancestors and the style sheets', () => {
    const page = (outer: string, inner: string, css: string) => (
      <div className={outer}>
        <style>{css}</style>
        <p className={inner}>Text</p>
      </div>
    );
    const { rerender } = render(page('shown', 'shown', '.hidden { visibility: hidden; }'));
    const visibility = () => getComputedStyle(screen.getByText('Text')).visibility;
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
});
