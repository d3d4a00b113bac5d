import { isBlank, nameOf } from '@console/shared/format';

describe('a name', () => {
  it('is the stored text, without spaces around it', () => {
    expect(nameOf(' యేసు 👩‍👩‍👧‍👦 ', 'Unnamed')).toBe('యేసు 👩‍👩‍👧‍👦');
  });

  it.each(['', '  ', '\u200b\u200d\u2060\ufeff', '\u202e'])('is another where %j is stored', (text) => {
    expect(isBlank(text)).toBe(true);
    expect(nameOf(text, 'Unnamed')).toBe('Unnamed');
  });

  it('is bounded, also where characters are piled up on one another', () => {
    expect(nameOf('x'.repeat(1_000_000), 'Unnamed')).toBe(`${'x'.repeat(300)}…`);
    expect(nameOf(`x${'\u0301'.repeat(1_000_000)}`, 'Unnamed').length).toBeLessThan(10_000);
  });

  it('leaves the direction of the words around it alone', () => {
    expect(nameOf('\u202eevil\u202c', 'Unnamed')).toBe('evil');
  });
});
