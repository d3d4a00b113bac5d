import type { ImportField } from '../imported';

/** What a column holds by its header; options are counted from 1, and there may be more than four. */
export type HeaderMeaning =
  | { readonly kind: 'field'; readonly field: 'id' | 'question' | 'answer' }
  | {
      readonly kind: 'option';
      readonly number: number;
      readonly isAnswerWord: boolean;
      readonly isNumber: boolean;
    }
  /** All options in one cell. */
  | { readonly kind: 'options' }
  | { readonly kind: 'wrong-option'; readonly number: number }
  | { readonly kind: 'type' };

const names: Readonly<Record<Extract<ImportField, 'id' | 'question' | 'answer'>, readonly string[]>> = {
  id: ['question id', 'ప్రశ్న id', 'ప్రశ్న ఐడి'],
  question: [
    ...[
      'question',
      'questions',
      'question text',
      'questiontext',
      'question title',
      'question stem',
      'question body',
    ],
    ...['question content', 'the question', 'stem', 'prompt', 'q', 'que', 'quiz question'],
    ...['ప్రశ్న', 'ప్రశ్నలు', 'ప్రశ్న పాఠం', 'प्रश्न', 'सवाल', 'கேள்வி'],
  ],
  answer: [
    ...['answer', 'answers', 'ans', 'key', 'answer key', 'correct', 'right answer', 'solution', 'the answer'],
    ...['correct answer', 'correct answers', 'correct option', 'correct options', 'correct choice'],
    ...['correct ans', 'correct response', 'answer option', 'correct answer option', 'right option'],
    ...['జవాబు', 'సమాధానం', 'సరైన జవాబు', 'సరైన సమాధానం', 'సరైన ఎంపిక', 'సరైన ఆప్షన్', 'సరియైన జవాబు'],
    ...['उत्तर', 'सही उत्तर', 'सही विकल्प', 'விடை', 'பதில்', 'சரியான விடை', 'சரியான பதில்'],
    ...[
      'answer index',
      'correct index',
      'correct answer index',
      'correct option index',
      'correct answer number',
    ],
  ],
};

const fields = new Map(
  (['id', 'question', 'answer'] as const).flatMap((field) =>
    names[field].map((name): [string, HeaderMeaning] => [name, { kind: 'field', field }]),
  ),
);

/** The ways to count options, from the first on. */
const countings = [
  [...'12345678'],
  [...'abcdefgh'],
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'],
  ['మొదటి', 'రెండవ', 'మూడవ', 'నాలుగవ', 'ఐదవ', 'ఆరవ'],
  ['మొదటి', 'రెండో', 'మూడో', 'నాలుగో', 'ఐదో', 'ఆరో'],
  ['ఎ', 'బి', 'సి', 'డి', 'ఇ', 'ఎఫ్'],
  [...'౧౨౩౪౫౬'],
  [...'१२३४५६'],
];
const letters = [[...'abcdefgh'], [...'అఆఇఈఉఊ'], ['ఎ', 'బి', 'సి', 'డి'], ['క', 'ఖ', 'గ', 'ఘ']];

const numberOf = (mark: string, of = countings): number =>
  1 + Math.max(-1, ...of.map((marks) => marks.indexOf(mark)));

const optionWord = 'option|opt|choice|alternative|response|ఎంపిక|ఆప్షన్|ఐచ్ఛికం|विकल्प';
const answerWord = 'answer|ans|జవాబు|సమాధానం|उत्तर';
const optionFirst = new RegExp(`^(?:answer |mc )?(?:(${optionWord})|${answerWord})s? (\\S+)$`, 'u');
const numberFirst = new RegExp(`^(\\S+) (?:(${optionWord})|${answerWord})$`, 'u');
const wrongOption = /^(?:(?:incorrect|wrong) (?:answer|option|choice)|distractor) ?(\d)?$/u;

/** All options of a question in one cell. */
const together = new Set([
  ...['options', 'choices', 'alternatives', 'answer options', 'answer choices', 'multiple choices'],
  ...['ఎంపికలు', 'ఆప్షన్లు', 'ఆప్షన్స్', 'विकल्प', 'விருப்பங்கள்'],
]);

/** A longer text is not a header. */
const longestHeader = 200;

/** What a header says about its column; `undefined` where it is not one of the console's concerns. */
export function meaningOf(header: string): HeaderMeaning | undefined {
  if (header.length > longestHeader) return undefined;
  const full = normalized(header);
  // Kahoot: "Question - max 120 characters".
  return meaning(full) ?? meaning(normalized(header.split(/\s[-–—]\s/)[0] ?? ''));
}

const normalized = (header: string): string =>
  header
    .normalize()
    .replace(/[([].*?[)\]]/gu, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\d)/gu, ' ')
    .toLowerCase()
    .replace(/[_*:.?\-–—/"'\s]+/gu, ' ')
    .trim();

function meaning(name: string): HeaderMeaning | undefined {
  const field = fields.get(name);
  if (field) return field;
  if (together.has(name)) return { kind: 'options' };
  if (name === 'question type' || name === 'type') return { kind: 'type' };
  const wrong = wrongOption.exec(name);
  if (wrong) return { kind: 'wrong-option', number: Number(wrong[1] ?? 1) };
  const [, word, mark = ''] = optionFirst.exec(name) ?? [];
  if (numberOf(mark) > 0) return optionOf(mark, !word);
  const [, before = '', wordAfter] = numberFirst.exec(name) ?? [];
  if (numberOf(before) > 0) return optionOf(before, !wordAfter);
  const letter = numberOf(name, letters);
  return letter > 0 ? { kind: 'option', number: letter, isAnswerWord: false, isNumber: false } : undefined;
}

/** A header such as `Option 1` says from where numbers count; `Option A` does not. */
const optionOf = (mark: string, isAnswerWord: boolean): HeaderMeaning => ({
  kind: 'option',
  number: numberOf(mark),
  isAnswerWord,
  isNumber: numberOf(mark, letters) === 0,
});
