/** The specification's length of a question's label. */
const labelLength = 25;

const characters = new Intl.Segmenter();

/**
 * The first 25 characters of a question as people count them: a Telugu syllable with its vowel signs
 * is never cut in two. `cut` tells whether there is more.
 */
export function labelOf(text: string): { label: string; cut: boolean } {
  const whole = text.trim();
  let label = '';
  let count = 0;
  for (const { segment } of characters.segment(whole)) {
    if (count === labelLength) return { label, cut: true };
    label += segment;
    count += 1;
  }
  return { label, cut: false };
}
