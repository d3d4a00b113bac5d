import { plot } from './plot';

const drawn = plot('Search & rows', [
  {
    measure: 'search (ms)',
    medians: new Map([
      ['console', 20],
      ['react-admin', 600],
    ]),
  },
]);

const lengths = [...drawn.matchAll(/<rect x="270" y="\d+" width="([\d.]+)" height="12" fill="(#\w+)"/g)]
  .filter(([, length]) => length !== '12')
  .map(([, length]) => Number(length));

describe('a plot', () => {
  it('has a bar for each measured contender, proportional to its value', () => {
    expect(lengths).toHaveLength(2);
    expect((lengths[0] ?? 0) / (lengths[1] ?? 0)).toBeCloseTo(20 / 600, 2);
  });

  it('has its title and values as text', () => {
    expect(drawn).toContain('aria-label="Search &amp; rows"');
    expect(drawn).toMatch(/>search \(ms\)<.*>20<.*>600</);
  });
});
