/** The specification's length of a question's label. */
const labelLength = 25;

/** No character of a real text is made of more: what goes beyond is piled up to stall the page. */
const longestCharacter = 32;

/** Made when first asked for: pages without a list never need it. */
let segmenter: Intl.Segmenter | undefined;
const charactersOf = (text: string) => (segmenter ??= new Intl.Segmenter()).segment(text);

/**
 * The beginning of a text by characters as people count them: a Telugu syllable is never cut from
 * its vowel signs. `cut` tells whether there is more.
 */
export function takeCharacters(text: string, length = labelLength): { text: string; cut: boolean } {
  const whole = text.trim();
  const head = whole.slice(0, length * longestCharacter);
  let beginning = '';
  let count = 0;
  for (const { segment } of charactersOf(head)) {
    if (count === length) return { text: beginning, cut: true };
    beginning += segment;
    count += 1;
  }
  return { text: beginning, cut: head.length < whole.length };
}

/** A text of at most so many characters and, where there are more, `…`. */
export function truncate(text: string, length: number): string {
  const beginning = takeCharacters(text, length);
  return beginning.cut ? `${beginning.text.trimEnd()}…` : beginning.text;
}
