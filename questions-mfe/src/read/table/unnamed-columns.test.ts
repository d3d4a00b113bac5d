import { ark, read, refusal, sea, summary } from '../testing/expected';

const tsv = (...rows: readonly string[]) => rows.map((row) => row.replaceAll(',', '\t')).join('\n');
const html = (...rows: readonly string[]) =>
  `<table>${rows.map((row) => `<tr><td>${row.replaceAll(',', '</td><td>')}</td></tr>`).join('')}</table>`;

/** Questions with a column before and one behind them. */
const table = (before: readonly string[], behind: readonly string[] = []) =>
  [
    'Who built the ark?',
    'Who parted the sea?',
    'Who slew Goliath?',
    'Who was king?',
    'Who else?',
    'Who then?',
  ]
    .slice(0, Math.max(before.length, behind.length))
    .map((question, row) =>
      [before[row], question, 'Noah,Moses,David,Saul', behind[row]].filter(Boolean).join(','),
    );

const unanswered: [string, readonly string[]][] = [
  ['numbers of rows', table(['1', '2', '3', '4'])],
  ['numbers of six rows', table(['1', '2', '3', '4', '5', '6'])],
  ['numbers of the rows of a longer table', table(['2', '3', '4'])],
  ['rounds', table(['1', '1', '2', '2', '4'])],
  ['sets with letters', table(['A', 'A', 'B', 'B'])],
  ['marks', table([], ['1', '2', '4', '1'])],
  [
    'marks below a header that is not known',
    ['Ques.,Opt1,Opt2,Opt3,Opt4,Marks', ...table([], ['1', '2', '4'])],
  ],
  [
    'numbers below headers that are not known',
    ['No,Question,Correct,Wrong 1,Wrong 2,Wrong 3', ...table(['1', '2', '3', '4', '5'])],
  ],
];

describe('a column that no header names is not the answer where it could count something', () => {
  it.each(unanswered)('%s', (_what, rows) => {
    expect(refusal(tsv(...rows))).toBe('unknown-columns');
    expect(refusal(rows.join('\n'), { name: 'questions.csv' })).toBe('unknown-columns');
    expect(refusal(html(...rows))).toBe('unknown-columns');
  });

  it('and is one when a person says so; the first row is then a question', () => {
    const mapping = { question: 1, option1: 2, option2: 3, option3: 4, option4: 5, answer: 0 };
    const rows = table(['1', '2', '4']);
    expect(read(tsv(...rows), { mapping }).rows.map(({ values }) => values.answer)).toEqual([
      'Noah',
      'Moses',
      'Saul',
    ]);
    const { answer: _answer, ...others } = mapping;
    expect(summary(read(tsv(...rows), { mapping: others }))).toHaveLength(3);
  });

  it.each([
    ['letters behind the options', table(['1', '2'], ['A', 'B'])],
    ['texts behind the options', table(['1', '2'], ['Noah', 'Moses'])],
    ['texts before the question', table(['Noah', 'Moses'])],
  ])('but %s are', (_what, rows) => expect(summary(read(tsv(...rows)))).toEqual([ark, sea]));
});

describe('ticks and bold type in a table without a header are the answer', () => {
  const rows = (mark: (option: string) => string) => [
    `1,Who built the ark?,${mark('Noah')},Moses,David,Saul`,
    `2,Who parted the sea?,Noah,${mark('Moses')},David,Saul`,
  ];

  it.each([
    ['a tick', tsv(...rows((option) => `${option} ✓`))],
    ['a star', tsv(...rows((option) => `*${option}`))],
    ['a tick of a phone in a table of HTML', html(...rows((option) => `✅ ${option}`))],
    ['bold type', html(...rows((option) => `<b>${option}</b>`))],
    ['bold type as a style', html(...rows((option) => `<span style="font-weight:700">${option}</span>`))],
    [
      'bold type in type that is not',
      `<b style="font-weight:normal">${html(...rows((option) => `<strong>${option}</strong>`))}</b>`,
    ],
  ])('%s', (_what, text) => expect(summary(read(text))).toEqual([ark, sea]));

  it('unless all of the options are bold, or a part of one', () => {
    expect(refusal(html(...rows(String)).replace(/<td>([^<]+)/g, '<td><b>$1</b>'))).toBe('unknown-columns');
    expect(refusal(html(...rows((option) => `the <b>${option}</b>`)))).toBe('unknown-columns');
  });
});

describe('a tick and an answer', () => {
  const row = (options: string, answer: string) =>
    read(`Question,A,B,C,D,Answer\nWho?,${options},${answer}\n`, { name: 'a.csv' }).rows[0];

  it.each([
    ['Noah ✅,Moses,David,Saul', 'B'],
    ['Noah,✓ Moses,David,Saul', 'Saul'],
    ['Noah,Moses,David*,Saul', 'A'],
    ['Noah ✅,Moses ✅,David,Saul', 'A'],
  ])('that name different options are two answers: %s, %s', (options, answer) =>
    expect(row(options, answer)?.faults).toEqual([{ kind: 'several-answers', count: 2 }]),
  );

  it.each([
    ['Noah,Moses ✅,David,Saul', 'B'],
    ['Noah,✓ Moses,David,Saul', 'Moses'],
    ['Noah,Moses ✅,David,Saul', ''],
  ])('are one where they do not: %s, %s', (options, answer) =>
    expect(row(options, answer)).toMatchObject({ values: { option2: 'Moses', answer: 'Moses' }, faults: [] }),
  );

  it.each(['David (b)', 'Moses [C]', 'B) David', 'b (d)'])('as does %s', (answer) =>
    expect(row('Noah,Moses,David,Saul', answer)?.faults).toEqual([{ kind: 'unclear-answer', text: answer }]),
  );

  it('also where the options stand in one cell', () =>
    expect(
      read('Question,Options,Answer\nWho?,"A) Noah ✅\nB) Moses\nC) David\nD) Saul",B\n').rows[0]?.faults,
    ).toEqual([{ kind: 'several-answers', count: 2 }]));
});

describe('an index below numbered headers', () => {
  const table = (header: string, ...answers: readonly number[]) =>
    `question,option_1,option_2,option_3,option_4,${header}\n${answers.map((answer) => `Who ${answer}?,Noah,Moses,David,Saul,${answer}`).join('\n')}\n`;

  it.each(['correct_index', 'answer index', 'correctAnswerIndex'])('is asked about: %s', (header) =>
    expect(read(table(header, 1, 2)).ambiguousNumbers).toMatchObject({ number: 1, count: 2 }),
  );

  it('is read where a 0 or the last number decides', () => {
    const answers = (text: string) => read(text).rows.map(({ values }) => values.answer);
    expect(answers(table('correct_index', 0, 1))).toEqual(['Noah', 'Moses']);
    expect(answers(table('correct_index', 4, 1))).toEqual(['Saul', 'Noah']);
    expect(answers(table('answer', 1, 2))).toEqual(['Noah', 'Moses']);
  });
});
