import { copyName } from './copy-name';

describe('the name of a copy', () => {
  it.each([
    ['Gospels 2026', 'Gospels 2027'],
    ['2026: Acts to 2026', '2027: Acts to 2027'],
    ['Gospels 2026-27', 'Gospels 2027-28'],
    ['Gospels 2026-12', 'Gospels 2027-12'],
    ['Gospels', 'Gospels (2)'],
    ['Gospels (2)', 'Gospels (3)'],
    ['Gospels 2025', 'Gospels 2025 (2)'],
    ['', ''],
  ])('of %s, a year later, is %s', (name, copy) => expect(copyName(name, 2026, 2027)).toBe(copy));

  it('has a number where its year stays, or is not known', () => {
    expect(copyName('Gospels 2026', 2026, 2026)).toBe('Gospels 2026 (2)');
    expect(copyName('Gospels 2026', undefined, undefined)).toBe('Gospels 2026 (2)');
  });
});
