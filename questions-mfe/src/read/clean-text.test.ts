import fc from 'fast-check';
import { read } from './testing/expected';
import { cleanText } from './clean-text';
import { escapeFormula, escapeInside, removeEscapesInside, removeFormulaEscape } from './formula-escape';

describe('a text that is read', () => {
  it.each([
    ['a\u200bb', 'ab', ['ZERO WIDTH SPACE']],
    ['\u202eabc\u202c', 'abc', ['RIGHT-TO-LEFT OVERRIDE', 'POP DIRECTIONAL FORMATTING']],
    [
      'a\u00adb\u2066c\u2069\ufeff',
      'abc',
      ['SOFT HYPHEN', 'LEFT-TO-RIGHT ISOLATE', 'POP DIRECTIONAL ISOLATE', 'ZERO WIDTH NO-BREAK SPACE'],
    ],
    ['Noah\u2800', 'Noah', ['BRAILLE PATTERN BLANK']],
    [
      '\uffa0a\u115f\u1160',
      'a',
      ['HALFWIDTH HANGUL FILLER', 'HANGUL CHOSEONG FILLER', 'HANGUL JUNGSEONG FILLER'],
    ],
    ['a\u0007b\u0000', 'ab', ['CONTROL U+0007', 'CONTROL U+0000']],
    ['a\ud83db\udc66', 'ab', ['HALF-CHARACTER U+D83D', 'HALF-CHARACTER U+DC66']],
  ])('removes the invisible characters of %j and returns their names', (raw, text, removed) =>
    expect(cleanText(raw)).toEqual({ text, removed }),
  );

  it.each(['క్‌ష', '👩‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️', 'שלום', 'السلام', 'a\tb\nc'])('%j stays as it is', (text) =>
    expect(cleanText(text)).toEqual({ text, removed: [] }),
  );

  it('is in NFC, with one kind of line break, and trimmed', () =>
    expect(cleanText(' cafe\u0301\r\nb\u2028c\vd ').text).toBe('café\nb\nc\nd'));

  it('tells in its row what was removed', () =>
    expect(read('Question,A,B,C,D,Answer\nWho\u202e?,a\u200b,b,c,d,A\n').rows[0]).toMatchObject({
      values: { question: 'Who?', option1: 'a', answer: 'a' },
      notes: [{ kind: 'invisible-removed', names: ['RIGHT-TO-LEFT OVERRIDE', 'ZERO WIDTH SPACE'] }],
    }));
});

describe('the mark that keeps a text from being a formula', () => {
  it.each([
    '=1+1',
    '+1',
    '-5',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '＝1',
    "'=1",
    "''=1",
    '\n=1',
    '\nx',
    '  =1',
    '\u00a0@a',
    "' =1",
  ])('is set before %j', (text) => expect(escapeFormula(text)).toBe(`'${text}`));

  it.each(['a=1', "'tis", '1-2', ''])('is not set before %j', (text) =>
    expect(escapeFormula(text)).toBe(text),
  );

  it('is removed again from every text', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[=+\-@'\t\r\n a＝]{0,6}.{0,3}$/), (text) => {
        expect(removeFormulaEscape(escapeFormula(text))).toBe(text);
        expect(escapeFormula(text)).not.toMatch(/^\s*[=+\-@＝]|^[\t\r\n]/);
      }),
    ));

  it('inside a text is removed again from every text', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[=+\-@'\t\r\n a＝;]{0,9}$/), (text) => {
        expect(removeEscapesInside(escapeInside(text))).toBe(text);
        expect(escapeInside(text)).not.toMatch(/[;\t\r\n]\s*[=+\-@＝]/);
      }),
    ));

  it('that another program has set is removed, with a note', () =>
    expect(read("Question,A,B,C,D,Answer\nHow cold?,'-5,0,5,10,A\n").rows[0]).toMatchObject({
      values: { option1: '-5', answer: '-5' },
      notes: [{ kind: 'formula-escape-removed' }],
    }));
});
