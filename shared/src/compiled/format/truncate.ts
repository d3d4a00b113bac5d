/** The length of a question's label in the specification. */
const labelLength = 25;

/** The maximum code units of one character; longer sequences are abuse that slows down the page. */
const maxCharacterLength = 32;

/** Texts whose characters are one code unit each: segmenting them takes a hundred times longer than testing them. */
const plain = /^[ -~]*$/;

/** Created on first use: pages without a list do not need it. */
let segmenter: Intl.Segmenter | undefined;
const charactersOf = (text: string) => (segmenter ??= new Intl.Segmenter()).segment(text);

/**
 * The first characters of a text, by grapheme clusters: a Telugu syllable is never separated from its vowel signs.
 * `cut` is true when there are more.
 */
export function takeCharacters(text: string, length = labelLength): { text: string; cut: boolean } {
  const whole = text.trim();
  const head = whole.slice(0, length * maxCharacterLength);
  // No text has more characters than code units.
  if (whole.length <= length || plain.test(head))
    return { text: whole.slice(0, length), cut: whole.length > length };
  let start = '';
  let count = 0;
  for (const { segment } of charactersOf(head)) {
    if (count === length) return { text: start, cut: true };
    start += segment;
    count += 1;
  }
  return { text: start, cut: head.length < whole.length };
}

/** A text limited to a number of characters, followed by `…` when it is longer. */
export function truncate(text: string, length: number): string {
  const start = takeCharacters(text, length);
  return start.cut ? `${start.text.trimEnd()}…` : start.text;
}
