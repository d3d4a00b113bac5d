/** The marks of options in their order, in each way of counting. */
const countings = [
  ...['abcd', '1234', '౧౨౩౪', 'అఆఇఈ', 'కఖగఘ', '१२३४', 'कखगघ', 'अबसद', 'अआइई', '௧௨௩௪', 'அஆஇஈ', 'అబకడ', 'अबकड'],
  ...['ఎ బి సి డి', 'ఏ బి సి డి', 'ए बी सी डी', 'ஏ பி சி டி'],
].map((marks) => (marks.includes(' ') ? marks.split(' ') : [...marks]));

/**
 * A mark and the text after it, such as `A) Noah`, `(b) Noah`, `[C]Noah`, `3. Noah` or `d - Noah`. A full stop, a colon and
 * a dash need a space after them: `1:14` is a verse, `10.30` a time, `4 - 5` a number.
 */
const marked = /^[([]?(\p{L}\p{M}*|\p{Nd})(?:\s*[)\]](?!\d)\s*|\s*[.:](?:\s+|$)|(?<=\D)\s*[-–—]\s+)(.*)$/u;

type Counting = readonly string[];

/** `క` is the first letter of one counting and the third of another: where the options do not tell, it is the first. */
const placeOf = (mark: string, counting?: Counting): number =>
  (counting ? [counting] : countings)
    .map((marks) => marks.indexOf(mark.toLowerCase()))
    .find((place) => place >= 0) ?? -1;

const markOf = (line: string): string => marked.exec(line)?.[1] ?? '';

/** The place, from 0, of the option whose mark a line begins with; -1 for other lines. */
export const placeNamed = (line: string): number => placeOf(markOf(line));

/** The counting whose marks all of the options have, in its order. */
export const countingOf = (options: readonly string[]): Counting | undefined =>
  countings.find((counting) => options.every((option, index) => placeOf(markOf(option), counting) === index));

/** Whether each option has a mark of the same counting, but not in its order: then a letter names another option than a place. */
export const isOutOfOrder = (options: readonly string[]): boolean =>
  !countingOf(options) &&
  countings.some((counting) => {
    const places = new Set(options.map((option) => placeOf(markOf(option), counting)));
    return places.size === options.length && !places.has(-1);
  });

/** Removes the marks of options where all of them have one, in their order: otherwise they belong to the texts. */
export const withoutMarks = (options: readonly string[]): readonly string[] =>
  countingOf(options) ? options.map((option) => marked.exec(option)?.[2] ?? '') : options;

const questionWord = 'q(?:uestion|uest|n)?|ప్రశ్న|ప్ర|प्रश्न|கேள்வி';

/** The number that a question begins with, as `5. `, `Q5) ` or `S.No 5: `. */
export const questionNumber = new RegExp(
  [
    `^(?:(?:${questionWord})[\\s.]*|(?:s|sl|sr)\\.?\\s?(?=no))?(?:no\\.?\\s*)?\\(?\\p{Nd}{1,4}\\s*(?:[.):–-]\\s+(?=\\S)|[.):](?=[\\p{L}"“‘'«]))`,
    `^(?:(?:${questionWord})[\\s.]*|(?:s|sl|sr)\\.?\\s?(?=no))(?:no\\.?\\s*)?\\p{Nd}{1,4}\\s+(?=\\S)`,
    `^(?:${questionWord})\\s*\\.?\\s*\\p{Nd}{0,4}\\s*[.):–-]\\s*(?=\\S)`,
  ].join('|'),
  'iu',
);

const optionWord = /^(?:option|choice|answer|ఎంపిక|ఆప్షన్|జవాబు|विकल्प|விருப்பம்)(?:[\s_-]+|(?=\p{Nd}$))/iu;
const numbers = ['one', 'two', 'three', 'four'];

/** Splits `B`, `(b)`, `Option 2`, `option two` or `B) Noah` into the place that it names, in the counting of the options, and the text after the mark. */
export function splitName(name: string, counting?: Counting): { place: number; text: string } {
  const word = name.replace(optionWord, '');
  const bare = /^[([]?(\p{L}\p{M}*|\p{Nd})[)\].:]?$/u.exec(word)?.[1];
  if (bare) return { place: placeIn(bare, counting), text: '' };
  const written = numbers.indexOf(word.toLowerCase());
  if (written >= 0 && word !== name) return { place: written, text: '' };
  const [, mark = '', text = ''] = marked.exec(word) ?? [];
  return { place: placeIn(mark, counting), text };
}

/** In letters of the options, or in others: `b` names the second of options with Telugu letters. */
function placeIn(mark: string, counting: Counting | undefined): number {
  const own = counting ? placeOf(mark, counting) : -1;
  return own >= 0 ? own : placeOf(mark);
}
