import { takeCharacters } from '@console/shared/format';

describe('a truncated question', () => {
  it('keeps up to 25 characters @9.02', () => {
    expect(takeCharacters('Who was thrown to lions? ')).toEqual({
      text: 'Who was thrown to lions?',
      cut: false,
    });
    expect(takeCharacters('x'.repeat(25))).toEqual({ text: 'x'.repeat(25), cut: false });
  });

  it('keeps the first 25 characters of a longer text @9.02', () => {
    expect(takeCharacters('Who led Israel across the Jordan into Canaan?')).toEqual({
      text: 'Who led Israel across the',
      cut: true,
    });
  });

  it('keeps Telugu syllables and joined emoji whole @2.68', () => {
    expect(takeCharacters('యేసు ఎక్కడ పుట్టాడు', 2)).toEqual({ text: 'యేసు', cut: true });
    expect(takeCharacters('👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 1)).toEqual({ text: '👩‍👩‍👧‍👦', cut: true });
  });
});
