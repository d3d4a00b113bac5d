import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'papaparse';
import { alike } from '../form/answer-line';
import { cleanText } from '../read/clean-text';
import { readBytes } from '../read/read-source';
import type { Question } from '../question';
import { changedBy, exportFormats, writers, type ExportFormat } from './export-questions';
import type { NamedQuiz } from './named-quiz';
import { sheetNames } from './sheet-names';

const question = (more: Partial<Question> = {}): Question => ({
  id: 'zA1b2C3d4E5f6G7h8I9j',
  text: 'Who built the ark?',
  options: ['Noah', 'Moses', 'David', 'Saul'],
  answer: 'Noah',
  ...more,
});

const bytesOf = async (format: ExportFormat, quizzes: readonly NamedQuiz[]) => {
  const blob = await writers[format].write(quizzes);
  return new Uint8Array(await blob.arrayBuffer());
};
const textOf = async (format: ExportFormat, quizzes: readonly NamedQuiz[]) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(format, quizzes));

/** What an import of the export finds, as questions. */
async function again(format: ExportFormat, quizzes: readonly NamedQuiz[]) {
  const { rows } = readBytes(await bytesOf(format, quizzes), { name: `quiz${writers[format].ending}` });
  return rows.map(({ id = '', values: { question: text, option1, option2, option3, option4, answer } }) => ({
    id,
    text,
    options: [option1, option2, option3, option4],
    answer,
  }));
}

/** Texts that have a meaning in one of the formats, and texts of many scripts. */
const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    ...[
      '=',
      '~',
      '{',
      '}',
      '#',
      '####',
      ':',
      '::',
      '\\',
      '\\n',
      '//',
      '->',
      '%50%',
      '[html]',
      '[plain]',
      '$CATEGORY: x',
    ],
    ...[
      ',',
      ';',
      '\t',
      '|',
      '"',
      '""',
      "'",
      "'=",
      '=1+1',
      '-5',
      '@x',
      '+1',
      '＝1',
      '="a"',
      'sep=;',
      '\n',
      '\n\n',
      '\r\n',
    ],
    ...[
      '<b>',
      '&amp;',
      '&lt;',
      '<table>',
      '<![CDATA[',
      ']]>',
      '_x0041_',
      '_x005F_',
      '\ufffd',
      '__proto__',
      'constructor',
      '{"a":[1]}',
    ],
    ...[
      'A) ',
      'A. ',
      'ANSWER: B',
      'Answer: A',
      '1. ',
      'Q1. ',
      '*',
      '✓',
      'B',
      '2',
      'Option B',
      '1:14',
      '3/4',
      '1e5',
      '007',
    ],
    ...['యేసు క్రీస్తు', 'క్‌ష', 'שלום', 'السلام عليكم', '👩‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'ﷺ', 'é', '한국어', ' ', '  ', '\u00a0'],
  ),
);
const textUpTo = (length: number) =>
  fc
    .oneof(
      { weight: 9, arbitrary: fc.array(piece, { minLength: 1, maxLength: 8 }) },
      { weight: 1, arbitrary: fc.array(piece, { minLength: 200, maxLength: 300 }) },
    )
    .map(
      (pieces) =>
        cleanText(
          pieces
            .join('')
            .slice(0, length)
            .replace(/[\ud800-\udbff]$/, ''),
        ).text,
    )
    .filter((text) => text !== '' && text.length <= length);
const line = textUpTo(1000).map((text) => cleanText(text.replace(/\s*[\r\n]+\s*/g, ' ')).text);

const questions = fc
  .record({
    text: textUpTo(2000),
    options: fc
      .tuple(line, line, line, line)
      .filter((options) => new Set(options.map(alike)).size === 4 && options.every(Boolean)),
    place: fc.nat(3),
  })
  .map(({ text, options, place }): Question => question({ text, options, answer: options[place] ?? '' }));

describe('an export', () => {
  it.each(['xlsx', 'csv', 'gift', 'json'] as const)(
    'as %s, imported again, is the same questions in the same order',
    async (format) => {
      await fc.assert(
        fc.asyncProperty(fc.array(questions, { minLength: 1, maxLength: 4 }), async (list) => {
          const withIds = list.map((each, index) => ({ ...each, id: `z${index}` }));
          expect(await again(format, [{ title: 'Week 1', questions: withIds }])).toEqual(withIds);
        }),
        { numRuns: format === 'xlsx' ? 60 : 150 },
      );
    },
  );

  it('as Aiken is the same questions, but for those that it names, and the ids', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(questions, { minLength: 1, maxLength: 3 }), async (list) => {
        const changed = changedBy('aiken', [{ title: 'Week 1', questions: list }]);
        const held = list.filter((each) => !changed.includes(each));
        if (held.length === 0) return;
        expect(await again('aiken', [{ title: 'Week 1', questions: held }])).toEqual(
          held.map((each) => ({ ...each, id: '' })),
        );
      }),
    );
  });

  it('as Aiken names the questions that it cannot hold', () => {
    const held = question();
    const lost = [
      question({ text: 'Two\nlines?' }),
      question({ text: 'ANSWER: B' }),
      question({ options: ['A. x', 'B. y', 'C. z', ''] }),
      question({ answer: 'Abel' }),
    ];
    expect(changedBy('aiken', [{ title: 'Week 1', questions: [held, ...lost] }])).toEqual(lost);
    expect(changedBy('gift', [{ title: 'Week 1', questions: [held, ...lost] }])).toEqual([]);
  });

  /** Texts as people write them, which begin with digits or letters, and have stars and lines within. */
  const written = (more: readonly string[]) =>
    fc
      .array(
        fc.constantFrom(
          ...[
            'Noah',
            'the ark',
            '12',
            '70',
            '1 Samuel',
            'John 3:16',
            'A man',
            'b flat',
            'a * b',
            'x_y_z',
            '____',
          ],
          ...[
            'నోవహు',
            'యేసు క్రీస్తు',
            'క్‌ష',
            '౧౨',
            'étoile',
            '(Acts 2)',
            '“I am”',
            '40-50',
            'day/night',
            'AD',
            ...more,
          ],
        ),
        { minLength: 1, maxLength: 5 },
      )
      .map((words) => words.join(' '));
  const writtenQuestions = fc
    .record({
      text: written(['Who', 'Which verse', 'Fill in']).map((text) => `What of ${text}?`),
      options: fc
        .tuple(written([]), written([]), written([]), written([]))
        .filter((options) => new Set(options.map(alike)).size === 4),
      place: fc.nat(3),
    })
    .map(({ text, options, place }): Question => question({ text, options, answer: options[place] ?? '' }));

  it('as text for messages is the same questions, pasted or as a file', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(writtenQuestions, { minLength: 1, maxLength: 5 }), async (list) => {
        const quizzes = [{ title: 'Week 15: Review of the whole Bible', questions: list }];
        expect(changedBy('messages', quizzes)).toEqual([]);
        expect(await again('messages', quizzes)).toEqual(list.map((each) => ({ ...each, id: '' })));
      }),
    );
  });

  it('as text for messages names every question that is not the same again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(questions, { minLength: 1, maxLength: 3 }), async (list) => {
        const quizzes = [{ title: 'Week 1', questions: list }];
        const changed = changedBy('messages', quizzes);
        const found = changed.length === list.length ? [] : await again('messages', quizzes);
        for (const each of list)
          if (!changed.includes(each)) expect(found).toContainEqual({ ...each, id: '' });
      }),
    );
  });

  it('as text for messages is what people write in a chat', async () => {
    const telugu = question({
      text: 'ఓడను ఎవరు కట్టారు?',
      options: ['మోషే', 'నోవహు', 'దావీదు', 'సౌలు'],
      answer: 'నోవహు',
    });
    expect(await textOf('messages', [{ title: 'Week\n1', questions: [question(), telugu] }])).toBe(
      'Week 1\n\n1. Who built the ark?\nA) Noah\nB) Moses\nC) David\nD) Saul\nAnswer: A\n\n' +
        '2. ఓడను ఎవరు కట్టారు?\nA) మోషే\nB) నోవహు\nC) దావీదు\nD) సౌలు\nAnswer: B\n',
    );
  });

  it('as text for messages says what a chat shows as bold, or takes for a tick', () => {
    const lost = [
      question({ text: 'Who is *the Word*?' }),
      question({ options: ['✅ Noah', 'Moses', 'David', 'Saul'], answer: 'Moses' }),
      question({ answer: 'Abel' }),
    ];
    const quizzes = [{ title: 'Week 1', questions: [question(), ...lost] }];
    expect(changedBy('messages', quizzes)).toEqual(lost);
  });

  it('of several quizzes as text for messages has the questions of all of them', async () => {
    const quizzes = ['Week 1', 'Week 2: Finale'].map((title) => ({
      title,
      questions: [1, 2].map((number) => question({ text: `Who is named in verse ${number} of ${title}?` })),
    }));
    expect((await again('messages', quizzes)).map(({ text }) => text)).toEqual(
      quizzes.flatMap((quiz) => quiz.questions.map(({ text }) => text)),
    );
  });

  const two = [
    { title: 'Week 1', questions: [question({ id: 'z1' })] },
    { title: 'Week 2', questions: [question({ id: 'z2', answer: 'Saul' })] },
  ];

  it.each(['xlsx', 'csv', 'gift', 'json'] as const)(
    'of several quizzes as %s carries the ids of all questions',
    async (format) =>
      expect((await again(format, two)).map(({ id, answer }) => [id, answer])).toEqual([
        ['z1', 'Noah'],
        ['z2', 'Saul'],
      ]),
  );

  it('as XLSX has a sheet for each quiz', async () =>
    expect(readBytes(await bytesOf('xlsx', two)).rows.map(({ place }) => place)).toEqual([
      { sheet: 'Week 1', row: 2 },
      { sheet: 'Week 2', row: 2 },
    ]));

  it('as XLSX has texts that are names of members of an object as they are', async () => {
    const names = Object.getOwnPropertyNames(Object.prototype);
    const list = names.map((name, index) =>
      question({
        id: `z${index}`,
        text: name,
        options: [name.toUpperCase(), `${name}.`, name, '=1'],
        answer: name,
      }),
    );
    const quizzes = [{ title: 'constructor', questions: list }];
    const strings = strFromU8(
      unzipSync(await bytesOf('xlsx', quizzes))['xl/sharedStrings.xml'] ?? new Uint8Array(),
    );
    for (const name of names) expect(strings).toContain(`<t>${name}</t>`);
    expect(await again('xlsx', quizzes)).toEqual(list);
  });

  it('as CSV is UTF-8 with the mark by which Excel knows it', async () =>
    expect(await textOf('csv', two.slice(0, 1))).toBe(
      '\ufeff"Question","Option One","Option Two","Option Three","Option Four","Correct Option","question_id"\r\n' +
        '"Who built the ark?","Noah","Moses","David","Saul","A","z1"\r\n',
    ));

  it('as CSV has no cell that a spreadsheet would calculate', async () => {
    const list = [
      question({ text: '=HYPERLINK("http://a")', options: ['+1', '-1', '@a', '＝1'], answer: '+1' }),
      question({ text: 'a', options: ['\t=1', '\n=2', '  =3', '\u00a0-4'], answer: '  =3' }),
    ];
    const named = (title: string) => ({ title, questions: list });
    const { data } = parse<string[]>(await textOf('csv', [named('=x'), named(' @y')]));
    const cells = data.flat().filter((cell) => /[=@＝]|[+-]\d/.test(cell));
    expect(cells).toHaveLength(22);
    expect(cells.filter((cell) => !cell.startsWith("'"))).toEqual([]);
  });

  it('as CSV begins no cell inside a text for a spreadsheet that separates by semicolons', async () => {
    const texts = ['x;=1+1;y', 'x;"=1+1;y', 'z; =SUM(A1)', 'x;\n＝2', "x;'=3", 'x\n-4', 'x;\t@a'];
    const list = texts.map((text) => question({ text, options: [text, 'b', 'c', 'd'], answer: text }));
    const csv = await textOf('csv', [{ title: 'x', questions: list }]);
    // Quotes at the beginning of a cell are none of its characters.
    const cells = csv.slice(1).split(/[;\r\n]/);
    expect(cells.filter((cell) => /^[\s"]*[=+\-@＝]/.test(cell))).toEqual([]);
    expect(readBytes(new TextEncoder().encode(csv)).rows.map(({ values }) => values.question)).toEqual(texts);
  });

  it('as GIFT is what Moodle reads', async () =>
    expect(
      await textOf('gift', [
        { title: 'Week 1/2', questions: [question({ text: 'Is 1=1?\nYes: {a} ~b #c \\d' })] },
      ]),
    ).toBe(
      '$CATEGORY: Week 1//2\n\n// [id:zA1b2C3d4E5f6G7h8I9j]\n[plain]Is 1\\=1?\\nYes\\: \\{a\\} \\~b \\#c \\\\d {\n  =[plain]Noah\n  ~[plain]Moses\n  ~[plain]David\n  ~[plain]Saul\n}\n',
    ));

  it('as Aiken is what Moodle reads', async () =>
    expect(await textOf('aiken', two.slice(0, 1))).toBe(
      'Who built the ark?\nA. Noah\nB. Moses\nC. David\nD. Saul\nANSWER: A\n',
    ));

  it('that is edited keeps its answer: the answer is a letter', async () => {
    const edited = (await textOf('csv', two.slice(0, 1))).replace('Noah', 'Noah, son of Lamech');
    expect(readBytes(new TextEncoder().encode(edited)).rows[0]).toMatchObject({
      id: 'z1',
      values: { answer: 'Noah, son of Lamech' },
      faults: [],
    });
  });

  it.each(exportFormats)('of a thousand questions as %s is read', async (format) => {
    const many = Array.from({ length: 1000 }, (_, index) =>
      question({ id: `z${index}`, text: `ఓడను ఎవరు కట్టారు? ${index} ${'పదం '.repeat(10)}`.trim() }),
    );
    const bytes = await bytesOf(format, [{ title: 'Week 1', questions: many }]);
    expect(readBytes(bytes, { name: `a${writers[format].ending}` }).rows).toHaveLength(1000);
  });
});

describe('the name of a sheet', () => {
  it.each([
    [['Week [1]: a/b\\c*d?'], ['Week 1 a b c d']],
    [
      ['Genesis', 'genesis', 'GENESIS'],
      ['Genesis', 'genesis (2)', 'GENESIS (3)'],
    ],
    [
      ['', '  ', '///'],
      ['Quiz', 'Quiz (2)', 'Quiz (3)'],
    ],
    [["'quoted'"], ['quoted']],
    [['History'], ['Quiz History']],
    [
      ['x'.repeat(40), 'x'.repeat(41)],
      ['x'.repeat(31), `${'x'.repeat(27)} (2)`],
    ],
  ])('for %j is one that Excel allows', (titles, names) => expect(sheetNames(titles)).toEqual(names));

  it('is cut between characters that people see', () =>
    expect(sheetNames([`${'x'.repeat(28)}👩‍👩‍👧‍👦`])).toEqual(['x'.repeat(28)]));

  it('is allowed and unlike the others for any titles', () =>
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 20 }), (titles) => {
        const names = sheetNames(titles);
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(titles.length);
        for (const name of names) expect(name).toMatch(/^(?!')[^[\]:*?/\\]{1,31}(?<!')$/);
      }),
    ));
});
