import { comparable, nearDuplicate, SimilarTexts, toComparable, type Comparable } from './similar-text';

/** What the index computes of many texts at once, of two. */
function similarity(a: Comparable, b: Comparable): number {
  if (a.text === b.text) return a.text === '' ? 0 : 1;
  if (a.numbers !== b.numbers) return 0;
  const common = [...a.trigrams].filter((trigram) => b.trigrams.has(trigram)).length;
  return (2 * common) / (a.trigrams.size + b.trigrams.size);
}

const alike = (a: string, b: string): number => {
  const index = new SimilarTexts<string>();
  index.add(b, toComparable(b));
  return index.find(toComparable(a))?.similarity ?? 0;
};

describe('texts are compared', () => {
  it.each([
    ['case', 'WHO built the Ark?', 'who built the ark?'],
    ['punctuation and spaces', '“Who – built, the  ark?”', 'Who built the ark'],
    ['diacritics', 'Où est né Jésus ?', 'Ou est ne Jesus?'],
    ['composition', 'Jésus', 'Je\u0301sus'],
    ['width', 'Ｗｈｏ？', 'Who?'],
  ])('without %s', (_what, a, b) => {
    expect(comparable(a)).toBe(comparable(b));
    expect(alike(a, b)).toBe(1);
  });

  it('with the vowel signs of Telugu, which make other words', () => {
    expect(comparable('కాలు')).not.toBe(comparable('కలు'));
  });
});

describe('near duplicates', () => {
  it.each([
    ['Who led Israel across the Jordan into Canaan?', 'Who led Israel across the Jordan to Canaan?'],
    ['In which town was Jesus born?', 'In which town was Jesus Born ?'],
    ['How many days was Jonah inside the great fish?', 'How many days was Jonah inside of the great fish?'],
    ['యేసు ఏ ఊరిలో పెరిగెను?', 'యేసు ఏ ఊరిలో పెరిగాడు?'],
  ])('are “%s” and “%s”', (a, b) => {
    expect(alike(a, b)).toBeGreaterThanOrEqual(nearDuplicate);
  });

  it.each([
    ['Who led Israel out of Egypt?', 'Who led Israel across the Jordan into Canaan?'],
    ['Who wrote the letter to the Romans?', 'Who wrote the book of Revelation?'],
    ['Who wrote Psalm 23?', 'Who wrote Psalm 24?'],
    ['', ''],
    ['?', '!'],
  ])('are not “%s” and “%s”', (a, b) => {
    expect(alike(a, b)).toBeLessThan(nearDuplicate);
  });
});

describe('the index', () => {
  const words = 'who what led wrote saw built israel moses river ark days sea town fish king son'.split(' ');
  /** A text of words that the number chooses. */
  const textOf = (seed: number) =>
    Array.from(
      { length: 8 },
      (_, place) => words[(seed * (place * 7 + 3) + place * seed) % words.length],
    ).join(' ');
  const texts = Array.from({ length: 400 }, (_, seed) => textOf(seed * 37));

  it('finds what comparing each with each finds', () => {
    const index = new SimilarTexts<number>();
    texts.forEach((text, item) => index.add(item, toComparable(text)));
    for (const wanted of texts.map((text) => toComparable(`${text} then`)).slice(0, 60)) {
      const best = Math.max(...texts.map((text) => similarity(wanted, toComparable(text))));
      expect(index.find(wanted)?.similarity ?? 0).toBe(best >= nearDuplicate ? best : 0);
    }
  });

  it('finds all that comparing each with each finds, and nothing that was removed', () => {
    const index = new SimilarTexts<number>();
    texts.forEach((text, item) => index.add(item, toComparable(text)));
    texts.forEach((text, item) => item % 3 === 0 && index.remove(item, toComparable(text)));
    for (const wanted of texts.map(toComparable).slice(0, 60)) {
      const near = texts.flatMap((text, item) =>
        item % 3 !== 0 && similarity(wanted, toComparable(text)) >= nearDuplicate ? [item] : [],
      );
      expect(index.findAll(wanted).sort((a, b) => a - b)).toEqual(near);
    }
  });

  it('finds nothing where nothing is similar', () => {
    const index = new SimilarTexts<string>();
    index.add('a', toComparable('Who led Israel out of Egypt?'));
    expect(index.find(toComparable('Which river did they cross?'))).toBeUndefined();
    expect(index.find(toComparable(''))).toBeUndefined();
  });
});
