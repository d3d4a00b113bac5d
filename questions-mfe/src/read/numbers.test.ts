import { read, summary } from './testing/expected';

const options = ['Noah', 'Moses', 'David', 'Saul'];
const json = (answers: readonly unknown[], name = 'correct') =>
  JSON.stringify(answers.map((answer, index) => ({ question: `Who ${index}?`, options, [name]: answer })));
const table = (header: string, answers: readonly (number | string)[]) =>
  `Question,${header},Answer\n${answers.map((answer, index) => `Who ${index}?,${options.join(',')},${answer}`).join('\n')}\n`;
const answers = (text: string, countFrom?: 0 | 1) =>
  read(text, countFrom === undefined ? {} : { countFrom }).rows.map(({ values }) => values.answer);
const faults = (text: string) => read(text).rows.map((row) => row.faults.map(({ kind }) => kind));

describe('numbers as answers', () => {
  it.each([
    ['in JSON', json([2, 0, 1])],
    ['in texts of JSON', json(['2', '0', '1'], 'answer')],
    ['as an index', json([2, 0, 1], 'correct_answer_index')],
    ['in a column', table('A,B,C,D', [2, 0, 1])],
    ['in a column below numbered headers', table('Option 1,Option 2,Option 3,Option 4', [2, 0, 1])],
  ])('count from 0 where a 0 occurs: %s', (_what, text) =>
    expect(answers(text)).toEqual(['David', 'Noah', 'Moses']),
  );

  it.each([
    ['in JSON', json([2, 4, 1])],
    ['in a column', table('A,B,C,D', [2, 4, 1])],
    ['in digits of Telugu', table('A,B,C,D', ['౨', '౪', '౧'])],
  ])('count from 1 where the number of the last option occurs: %s', (_what, text) =>
    expect(answers(text)).toEqual(['Moses', 'Saul', 'Noah']),
  );

  it.each([
    ['numbered headers', table('Option 1,Option 2,Option 3,Option 4', [2, 3, 1])],
    ['letters in other rows', table('A,B,C,D', [2, 'C', 1])],
    [
      'lines, whose options a person counts',
      ['2', '3', '1']
        .map((answer) => `Who?\nA) Noah\nB) Moses\nC) David\nD) Saul\nAns: ${answer}`)
        .join('\n\n'),
    ],
  ])('count from 1 beside %s', (_what, text) => expect(answers(text)).toEqual(['Moses', 'David', 'Noah']));

  it.each([
    ['JSON', json([2, 3, 1])],
    ['a column', table('A,B,C,D', [2, 3, 1])],
  ])('are asked about once where nothing tells: %s', (_what, text) => {
    expect(faults(text)).toEqual([['ambiguous-number'], ['ambiguous-number'], ['ambiguous-number']]);
    expect(read(text).ambiguousNumbers).toMatchObject({
      question: 'Who 0?',
      ...{ number: 2, fromZero: 'David', fromOne: 'Moses', count: 3 },
    });
    expect(answers(text, 0)).toEqual(['David', 'Saul', 'Moses']);
    expect(answers(text, 1)).toEqual(['Moses', 'David', 'Noah']);
    expect(read(text, { countFrom: 1 }).ambiguousNumbers).toMatchObject({ chosen: 1 });
  });

  it.each([
    ['the text of an option', json([2, 3, 'Noah'])],
    ['a text of no option', json([2, 3, 'unknown'])],
    ['a question mark', table('A,B,C,D', [2, 3, '?'])],
    ['a number of no option', table('A,B,C,D', [2, 3, 5])],
    ['an option that is missing', `${table('A,B,C,D', [2])}Who?,Noah,,David,Saul,3\n`],
  ])('are asked about beside %s', (_what, text) => {
    expect(read(text).ambiguousNumbers).toMatchObject({ number: 2, fromZero: 'David', fromOne: 'Moses' });
    expect(faults(text).slice(0, 1)).toEqual([['ambiguous-number']]);
  });

  const counted = (options: readonly unknown[], answer: unknown, ...others: readonly unknown[]) =>
    JSON.stringify([
      { question: 'How many?', options, answer },
      ...(JSON.parse(json(others, 'answer')) as unknown[]),
    ]);

  it.each([
    ['alone', counted([1, 2, 3, 4], 3)],
    ['beside a 0', counted([1, 2, 3, 4], 3, 0)],
    ['beside a 0, as text', counted(['3', '12', '40', '7'], 3, 0, 1)],
    ['in quotes', counted(['4', '3', '2', '1'], '2')],
    ['beside a number that is asked about', counted([1, 2, 3, 4], 3, 2)],
  ])(
    'are unclear where they are the text of one option and could be the place of another: %s',
    (_what, text) => expect(faults(text)[0]).toEqual(['unclear-answer']),
  );

  it.each([
    ['counts from 1, which says the same', counted([1, 2, 3, 4], 3, 4, 2), '3'],
    ['names texts', counted(['4', '3', '2', '1'], '2', 'Noah', 'Saul'), '2'],
    ['names texts that are numbers', counted([1, 2, 3, 4], 3, 'Noah'), '3'],
    [
      'has the correct option apart',
      '[{"question":"How many?","correct_answer":"2","incorrect_answers":["1","3","4"]}]',
      '2',
    ],
  ])('are read where the rest of the source %s', (_what, text, answer) =>
    expect(answers(text)[0]).toBe(answer),
  );

  it('mean nothing where both a 0 and the number of the last option occur', () =>
    expect(faults(json([0, 4, 1]))).toEqual([['unclear-answer'], ['unclear-answer'], ['unclear-answer']]));

  it('mean nothing where a 0 stands beside letters', () =>
    expect(faults(table('A,B,C,D', [0, 'B', 2]))).toEqual([['unclear-answer'], [], ['unclear-answer']]));

  it('are the texts of options that are numbers', () =>
    expect(summary(read('[{"question":"How many?","options":[27,39,66,24],"answer":39}]'))).toEqual([
      'How many?|27|39|66|24 → 39',
    ]));

  it('are unclear where they are the text of one option and the place of another', () =>
    expect(faults('[{"question":"How many?","options":[4,3,2,1],"answer":2}]')).toEqual([
      ['unclear-answer'],
    ]));
});
