/** The marks of options in their order, in each way of counting. */
const countings = [
  ...['abcd', '1234', '౧౨౩౪', 'అఆఇఈ', 'కఖగఘ', '१२३४', 'कखगघ', 'अबसद', 'अआइई', '௧௨௩௪', 'அஆஇஈ'],
  ...['ఎ బి సి డి', 'ఏ బి సి డి', 'ए बी सी डी', 'ஏ பி சி டி'],
].map((marks) => (marks.includes(' ') ? marks.split(' ') : [...marks]));

/**
 * A mark and the text after it, such as `A) Noah`, `(b) Noah`, `[C]Noah`, `3. Noah` or `d - Noah`. A full stop, a colon and
 * a dash need a space after them: `1:14` is a verse, `10.30` a time, `4 - 5` a number.
 */
const marked = /^[([]?(\p{L}\p{M}*|\p{Nd})(?:\s*[)\]](?!\d)\s*|\s*[.:](?:\s+|$)|(?<=\D)\s*[-–—]\s+)(.*)$/u;

const placeOf = (mark: string): number =>
  Math.max(...countings.map((marks) => marks.indexOf(mark.toLowerCase())));

/** The place, from 0, of the option whose mark a line begins with; -1 for other lines. */
export const placeNamed = (line: string): number => placeOf(marked.exec(line)?.[1] ?? '');

/** Removes the marks of options where all of them have one, in their order: otherwise they belong to the texts. */
export function withoutMarks(options: readonly string[]): readonly string[] {
  const areMarked = options.every((option, index) => placeNamed(option) === index);
  return areMarked ? options.map((option) => marked.exec(option)?.[2] ?? '') : options;
}

/** The number that a question begins with, as `5. ` or `Q5) `. */
export const questionNumber =
  /^(?:(?:q(?:uestion)?|ప్రశ్న|ప్ర|प्रश्न|கேள்வி)[\s.]*)?(?:no\.?\s*)?\(?\p{Nd}{1,4}\s*(?:[.):–-]\s+(?=\S)|[.):](?=[\p{L}"“‘'«]))|^(?:q(?:uestion)?|ప్రశ్న|ప్ర|प्रश्न|கேள்வி)[\s.]*(?:no\.?\s*)?\p{Nd}{1,4}\s+(?=\S)|^(?:q(?:uestion)?|ప్రశ్న|ప్ర|प्रश्न|கேள்வி)\s*\.?\s*\p{Nd}{0,4}\s*[.):–-]\s*(?=\S)/iu;

const optionWord = /^(?:option|choice|answer|ఎంపిక|ఆప్షన్|జవాబు|विकल्प|விருப்பம்)(?:[\s_-]+|(?=\p{Nd}$))/iu;
const numbers = ['one', 'two', 'three', 'four'];

/** Splits `B`, `(b)`, `Option 2`, `option two` or `B) Noah` into the place that it names and the text after the mark. */
export function splitName(name: string): { place: number; text: string } {
  const word = name.replace(optionWord, '');
  const bare = /^[([]?(\p{L}\p{M}*|\p{Nd})[)\].:]?$/u.exec(word)?.[1];
  if (bare) return { place: placeOf(bare), text: '' };
  const written = numbers.indexOf(word.toLowerCase());
  if (written >= 0 && word !== name) return { place: written, text: '' };
  const [, mark = '', text = ''] = marked.exec(word) ?? [];
  return { place: placeOf(mark), text };
}
