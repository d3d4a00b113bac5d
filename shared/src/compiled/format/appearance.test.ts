import { appearance } from './appearance';

describe('texts look the same', () => {
  it.each([
    ['a zero-width space at the end', 'Noah', 'Noah\u200b'],
    ['a zero-width space inside', 'Noah', 'No\u200bah'],
    ['a soft hyphen', 'Noah', 'No\u00adah'],
    ['a word joiner', 'Noah', '\u2060Noah'],
    ['a left-to-right mark', 'Noah', 'Noah\u200e'],
    ['a byte order mark', 'Noah', '\ufeffNoah'],
    ['a variation selector', 'Noah', 'Noah\ufe0e'],
    ['a non-joiner at the end of a Telugu word', 'యెరూషలేము', 'యెరూషలేము\u200c'],
    ['a non-joiner after a final consonant', 'పౌల్', 'పౌల్\u200c'],
    ['a non-joiner after a vowel', 'యెహోవా', 'యెహో\u200cవా'],
    ['a no-break space', 'Simon Peter', 'Simon\u00a0Peter'],
    ['several spaces', 'Simon Peter', ' Simon  Peter\t'],
    ['an accent as a character of its own', 'José', 'José'.normalize('NFD')],
    ['another case', 'Noah', 'NOAH'],
  ])('with %s', (_what, one, other) => expect(appearance(other)).toBe(appearance(one)));
});

describe('texts look different', () => {
  it.each([
    ['an accent', 'Jose', 'José'],
    ['a joiner that changes a Telugu letter', 'క్ష', 'క్\u200cష'],
    ['a joiner that makes a Malayalam letter', 'ന്', 'ന്\u200d'],
    ['a non-joiner between Persian letters', 'میخواهم', 'می\u200cخواهم'],
    ['a space', 'Simon Peter', 'SimonPeter'],
    ['a sign', '-5', '5'],
  ])('with %s', (_what, one, other) => expect(appearance(other)).not.toBe(appearance(one)));
});
