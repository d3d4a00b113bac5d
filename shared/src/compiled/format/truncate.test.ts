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

  it('counts a letter with its accent, and a line break, as one character', () => {
    expect(takeCharacters('e\u0301tude'.repeat(2), 1)).toEqual({ text: 'e\u0301', cut: true });
    expect(takeCharacters('a\r\nb', 2)).toEqual({ text: 'a\r\n', cut: true });
    expect(takeCharacters('a\r\nb', 3)).toEqual({ text: 'a\r\nb', cut: false });
  });

  it('is cut where the text is far longer than the limit', () => {
    expect(takeCharacters('x'.repeat(2000), 1)).toEqual({ text: 'x', cut: true });
  });

  it('keeps Telugu syllables and joined emoji whole @2.68', () => {
    expect(takeCharacters('యేసు ఎక్కడ పుట్టాడు', 2)).toEqual({ text: 'యేసు', cut: true });
    expect(takeCharacters('👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 1)).toEqual({ text: '👩‍👩‍👧‍👦', cut: true });
  });
});
