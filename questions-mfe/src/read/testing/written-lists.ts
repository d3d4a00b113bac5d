import fc from 'fast-check';

/** A question that is written in a list, in one of many styles. */
export type Written = { question: string; options: readonly string[]; answer: number };

const pool: readonly Written[] = [
  ['Who built the ark?', ['Noah', 'Moses', 'David', 'Saul'], 0],
  ['Which queen pleaded for her people?', ['Vashti', 'Esther', 'Jezebel', 'Athaliah'], 1],
  ['What did Ruth gather in the fields of Boaz?', ['Figs', 'Olives', 'Barley', 'Grapes'], 2],
  ['On which mountain was Elijah answered by fire?', ['Nebo', 'Tabor', 'Hermon', 'Mount Carmel'], 3],
  ['Where was Paul shipwrecked on the way to Rome?', ['Crete', 'Cyprus', 'Patmos', 'Malta'], 3],
  ['Which tax collector climbed a sycamore tree?', ['Levi', 'Zacchaeus', 'Alphaeus', 'Crispus'], 1],
  ['యేసు ఏ ఊరిలో జన్మించెను?', ['నజరేతు', 'బేత్లెహేము', 'కపెర్నహూము', 'యెరూషలేము'], 1],
  ['రూతు అత్తగారి పేరేమి?', ['ఓర్పా', 'హన్నా', 'నయోమి', 'రాహేలు'], 2],
  ['नूह ने क्या बनाया?', ['घर', 'मंदिर', 'कुआँ', 'जहाज'], 3],
  ['பேழையைக் கட்டியவர் யார்?', ['நோவா', 'மோசே', 'தாவீது', 'சவுல்'], 0],
  ['Whose staff became a serpent?', ['Aaron’s', 'The king’s', 'A man of God’s', 'Jacob’s'], 0],
  ['Which book comes after Ruth?', ['1 Samuel', '2 Samuel', 'Judges', '1 Kings'], 0],
].map(([question, options, answer]) => ({ question, options, answer }) as Written);

const markings = {
  'A)': (place: number) => `${'ABCD'.charAt(place)}) `,
  'a.': (place: number) => `${'abcd'.charAt(place)}. `,
  '(a)': (place: number) => `(${'abcd'.charAt(place)}) `,
  '[A]': (place: number) => `[${'ABCD'.charAt(place)}] `,
  'A -': (place: number) => `${'ABCD'.charAt(place)} - `,
  'ఎ)': (place: number) => `${['ఎ', 'బి', 'సి', 'డి'][place] ?? ''}) `,
  'అ.': (place: number) => `${'అఆఇఈ'.charAt(place)}. `,
  'क)': (place: number) => `${'कखगघ'.charAt(place)}) `,
  'அ)': (place: number) => `${'அஆஇஈ'.charAt(place)}) `,
  'i)': (place: number) => `${['i', 'ii', 'iii', 'iv'][place] ?? ''}) `,
  '1)': (place: number) => `${place + 1}) `,
} as const;
type Marking = keyof typeof markings;

/** Ways to write a whole list; `none` of the options' marks and `none` of the answers are not among the usual ones. */
export type ListStyle = {
  number: '' | '1. ' | '1) ' | 'Q1. ' | '*1.* ' | '1️⃣ ' | 'ప్రశ్న 1: ';
  marking: Marking | 'none';
  answer: keyof typeof answerLines | 'tick before' | 'tick behind' | 'bold' | 'key' | 'none';
  beside: 1 | 2 | 4;
  blank: 'none' | 'between questions' | 'everywhere';
  verse: '' | '(Ruth 2:17)' | 'Ref: Ruth 2:17' | '1 Kings 18:38';
  isBold: boolean;
  isChat: boolean;
  title: '' | 'BIBLE QUIZ' | 'Youth Bible Quiz\nChoose the right answer.\n';
  between: '' | '---' | 'Page 2' | 'Round 2: New Testament';
};

const answerLines = {
  'Answer: B': (name: string) => `Answer: ${name}`,
  'Ans 👉 B': (name: string) => `Ans 👉 ${name}`,
  '*Answer: B*': (name: string) => `*Answer: ${name}*`,
  'Ans: *b*': (name: string) => `Ans: *${name.toLowerCase()}*`,
  '[Ans: b]': (name: string) => `[Ans: ${name}]`,
  'జవాబు: B': (name: string) => `జవాబు: ${name}`,
  'Answer:\nB': (name: string) => `Answer:\n${name}`,
  'B) text (verse)': (name: string, text: string) => `Answer: ${name}) ${text} (Esther 7:3)`,
  text: (_name: string, text: string) => `Correct answer: ${text}`,
} as const;

export const listStyle: fc.Arbitrary<ListStyle> = fc.record({
  number: fc.constantFrom('', '1. ', '1) ', 'Q1. ', '*1.* ', '1️⃣ ', 'ప్రశ్న 1: '),
  marking: fc.constantFrom<Marking | 'none'>(...(Object.keys(markings) as Marking[]), 'none'),
  answer: fc.constantFrom<ListStyle['answer']>(
    ...(Object.keys(answerLines) as (keyof typeof answerLines)[]),
    ...(['tick before', 'tick behind', 'bold', 'key', 'none'] as const),
  ),
  beside: fc.constantFrom(1, 1, 2, 4),
  blank: fc.constantFrom('none', 'between questions', 'everywhere'),
  verse: fc.constantFrom('', '', '(Ruth 2:17)', 'Ref: Ruth 2:17', '1 Kings 18:38'),
  isBold: fc.boolean(),
  isChat: fc.boolean(),
  title: fc.constantFrom('', 'BIBLE QUIZ', 'Youth Bible Quiz\nChoose the right answer.\n'),
  between: fc.constantFrom('', '---', 'Page 2', 'Round 2: New Testament'),
});

export const questions: fc.Arbitrary<Written[]> = fc.shuffledSubarray([...pool], {
  minLength: 2,
  maxLength: 6,
});

const plainStyle: ListStyle = {
  ...{ number: '1. ', marking: 'A)', answer: 'Answer: B', beside: 1, blank: 'none', verse: '' },
  ...{ isBold: false, isChat: false, title: '', between: '' },
};

/** The list as a person writes it; the styles take turns. */
export function write(list: readonly Written[], styles: readonly ListStyle[]): string {
  const styleAt = (index: number): ListStyle => styles[index % styles.length] ?? plainStyle;
  const first = styleAt(0);
  const parts = list.map((question, index) => writeOne(question, index, styleAt(index)));
  const key = list.flatMap(({ answer }, index) =>
    styleAt(index).answer === 'key' ? `${index + 1}. ${nameOf(answer, styleAt(index))}` : [],
  );
  const body = parts.map((part, index) => {
    const { between, blank } = styleAt(index);
    return [
      ...(index === 1 && between !== '' ? [between] : []),
      ...part,
      ...(blank === 'none' ? [] : ['']),
    ].join('\n');
  });
  return [first.title, ...body, ...(key.length > 0 ? ['Answer key', ...key] : [])]
    .filter((each) => each !== '')
    .join('\n');
}

const nameOf = (place: number, { marking }: ListStyle): string =>
  marking === 'none' ? 'ABCD'.charAt(place) : markings[marking](place).replace(/[\s()[\].-]/gu, '');

function writeOne({ question, options, answer }: Written, index: number, style: ListStyle): string[] {
  const marks = style.marking === 'none' ? () => '' : markings[style.marking];
  const numbered = style.number.replace('1', `${index + 1}`) + question;
  const cells = options.map((option, place) => {
    const text = `${marks(place)}${option}`;
    if (place !== answer) return text;
    if (style.answer === 'tick before') return `✅ ${text}`;
    if (style.answer === 'tick behind') return `${text} ✅`;
    return style.answer === 'bold' ? `*${text}*` : text;
  });
  const beside = style.marking === 'none' ? 1 : style.beside;
  const rows = Array.from({ length: 4 / beside }, (_, row) =>
    cells.slice(row * beside, (row + 1) * beside).join('  '),
  );
  const head = style.isChat ? `[12/08/26, 7:4${index} pm] Grace Kumari: ` : '';
  const line = Object.hasOwn(answerLines, style.answer)
    ? answerLines[style.answer as keyof typeof answerLines](nameOf(answer, style), options[answer] ?? '')
    : '';
  const lines = [
    head + (style.isBold && !style.number.startsWith('*') ? `*${numbered}*` : numbered),
    ...rows,
    ...(line === '' ? [] : [line]),
    ...(style.verse === '' ? [] : [style.verse]),
  ];
  return style.blank === 'everywhere' ? lines.flatMap((each) => [each, '']).slice(0, -1) : lines;
}
