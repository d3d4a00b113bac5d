/** What Excel allows: https://support.microsoft.com/office/3f63bfa2-16ad-4b8f-ae48-e5a0d0a2cdd5 */
const longest = 31;
const forbidden = /[[\]:*?/\\\p{Cc}]+/gu;

const placeholder = 'Quiz';

/** Names of sheets for titles: allowed by Excel, in their order, and no two alike. */
export function sheetNames(titles: readonly string[]): readonly string[] {
  const used = new Set<string>();
  return titles.map((title) => {
    const cleaned = title
      .replace(forbidden, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^'+|'+$/g, '');
    // Excel keeps this name for itself.
    const isFree = cleaned !== '' && !/^history$/i.test(cleaned);
    const base = isFree ? cleaned : [placeholder, cleaned].join(' ').trim();
    let name = cut(base, longest);
    for (let number = 2; used.has(name.toLowerCase()); number += 1) {
      const suffix = ` (${number})`;
      name = cut(base, longest - suffix.length) + suffix;
    }
    used.add(name.toLowerCase());
    return name;
  });
}

/** The beginning of a text, cut between characters that people see, and without a quote at its end. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  let taken = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    if (taken.length + segment.length > length) break;
    taken += segment;
  }
  return taken.replace(/[\s']+$/, '');
}
