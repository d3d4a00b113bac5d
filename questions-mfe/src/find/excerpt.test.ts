import fc from 'fast-check';
import { excerpt } from './excerpt';
import { foldText, rangesOf } from './folded-text';

const shown = (text: string, search: string) =>
  excerpt(text, rangesOf(foldText(text), search))
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('');

const words = (count: number, word = 'word') => Array.from({ length: count }, () => word).join(' ');

describe('the excerpt of a text', () => {
  it('is a short text with its marks', () => {
    expect(shown('Who led Israel? Who?', 'who')).toBe('[Who] led Israel? [Who]?');
    expect(shown('  Who led Israel?', 'nobody')).toBe('Who led Israel?');
  });

  it('of a long text begins with a word before its first mark, and ends with a whole character', () => {
    const text = shown(`${words(60)} Zacchaeus ${words(160, 'కి')}`, 'zacchaeus');
    expect(text).toMatch(/^…word word .*word \[Zacchaeus\] కి .*కి…$/);
    expect(text.length).toBeLessThan(600);
  });

  it('of a long text without spaces begins with the mark', () => {
    expect(shown('కి'.repeat(300) + 'Noah' + 'కి'.repeat(10), 'noah')).toBe(`…[Noah]${'కి'.repeat(10)}`);
  });

  it('has the first mark, and only pieces of the text', () => {
    const texts = fc.array(fc.constantFrom('a', 'Noah', ' ', '  ', 'కి', 'word', '\n'), { maxLength: 400 });
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.join('');
        const ranges = rangesOf(foldText(text), 'noah');
        const pieces = excerpt(text, ranges);
        expect(text).toContain(
          pieces
            .map(({ text: piece }) => piece)
            .join('')
            .replaceAll('…', ''),
        );
        expect(pieces.some(({ isMarked }) => isMarked)).toBe(ranges.length > 0);
        for (const { text: piece, isMarked } of pieces) if (isMarked) expect('Noah').toBe(piece);
      }),
    );
  });
});
