/** The specification's length of a question's label. */
const labelLength = 25;

const characters = new Intl.Segmenter();

/**
 * The beginning of a text by characters as people count them: a Telugu syllable is never cut from
 * its vowel signs. `cut` tells whether there is more.
 */
export function beginningOf(text: string, length = labelLength): { text: string; cut: boolean } {
  const whole = text.trim();
  let beginning = '';
  let count = 0;
  for (const { segment } of characters.segment(whole)) {
    if (count === length) return { text: beginning, cut: true };
    beginning += segment;
    count += 1;
  }
  return { text: beginning, cut: false };
}
