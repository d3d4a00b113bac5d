import fc from 'fast-check';
import { foldText, rangesOf } from './folded-text';

const foldOf = (text: string) => foldText(text).folded;
const marked = (text: string, search: string) =>
  rangesOf(foldText(text), foldOf(search)).map(([start, end]) => text.slice(start, end));

describe('a term in a text', () => {
  it.each([
    ['Who led Israel?', 'LED', ['led']],
    ['Zachée monta sur un sycomore', 'zachee', ['Zachée']],
    ['Zache\u0301e monta', 'zachée', ['Zache\u0301e']],
    ['Die große Straße', 'grosse', ['große']],
    ['the  ark\n of Noah', 'ark of', ['ark\n of']],
    ['“Who’s there?” he said', '"who\'s', ['“Who’s']],
    ['Psalms 120–134', '120-134', ['120–134']],
    ['మోషే, మోషే', 'మోషే', ['మోషే', 'మోషే']],
    ['aaa', 'aa', ['aa']],
  ])('%j is found by %j: %j', (text, search, found) => expect(marked(text, search)).toEqual(found));

  it.each([
    ['కి', 'క'],
    ['క్రీస్తు', 'క'],
    ['క్రీస్తు', 'స'],
    ['క్రీస్తు', 'తు'],
    ['ﬁnal', 'f'],
    ['Straße', 's trase'],
    ['Who led Israel?', 'leds'],
    ['anything', ''],
  ])('%j is not found by %j', (text, search) => expect(marked(text, search)).toEqual([]));

  it.each([
    ['క\u0c4d\u200cష', 'క\u0c4d\u200cష'],
    ['క\u0c4d\u200dష', 'క\u0c4d\u200cష'],
  ])('ignores joiners that nobody sees: %j, %j', (text, search) =>
    expect(marked(text, search)).toEqual([text]),
  );
});

describe('the places of a term', () => {
  const letters = [
    'a',
    'É',
    'e\u0301',
    'ß',
    'İ',
    'ﬁ',
    '’',
    '"',
    ' ',
    '\n',
    'క',
    'కి',
    'క్',
    'స్తు',
    '\u200c',
    '👩‍👧',
    '½',
    'Σ',
  ];
  const texts = fc.oneof(
    fc.array(fc.constantFrom(...letters), { maxLength: 30 }).map((all) => all.join('')),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  );

  it('are parts of the text that read as the term, one after the other', () => {
    fc.assert(
      fc.property(texts, texts, (text, search) => {
        const term = foldOf(search);
        let before = 0;
        for (const [start, end] of rangesOf(foldText(text), term)) {
          expect(start).toBeGreaterThanOrEqual(before);
          expect(foldOf(text.slice(start, end))).toBe(term);
          before = end;
        }
      }),
    );
  });

  it('are found for every run of characters of a text', () => {
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), (text, from, length) => {
        const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
        const first = from % (characters.length + 1);
        const term = foldOf(characters.slice(first, first + 1 + length).join(''));
        if (term !== '' && term === term.trim()) expect(rangesOf(foldText(text), term)).not.toEqual([]);
      }),
    );
  });
});
