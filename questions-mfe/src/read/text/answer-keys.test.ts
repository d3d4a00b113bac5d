import { read } from '../testing/expected';

/*
 * Keys that look like others, or are those of others: nothing wrong is stored without a word.
 */

const questions =
  '1. Who built the ark?\na) Moses\nb) Saul\nc) Noah\nd) Caleb\n2. Who killed Goliath?\na) Saul b) Jonathan c) David d) Abner';
const answersOf = (text: string) => read(text).rows.map(({ values }) => values.answer);
const leftOverOf = (text: string) => read(text).leftOver?.map((line) => line.text) ?? [];
/** The lines that each row asks a person about; a row with such lines is not stored by itself. */
const unsureOf = (text: string) =>
  read(text).rows.map(({ notes }) =>
    notes.flatMap((note) => (note.kind === 'unsure-lines' ? note.texts : [])),
  );

describe('a key in a table', () => {
  it.each([
    'Answers\n1\t3\n2\t3',
    'Answers:\n1\t(3)\n2\t(3)',
    'Answer Key\nQ1\t3\nQ2\t3',
    'Answers\n1.\t3\n2.\t3',
    'Key:\n1\tc\n2\tc',
    'Key -\n1\tc\n2\tc',
    'Key:\n1\t3\n2\t3',
    'Solution:\n1\tC\n2\tC',
  ])('has the numbers of questions and their answers: %j', (key) => {
    expect(answersOf(`${questions}\n${key}`)).toEqual(['Noah', 'David']);
    expect(leftOverOf(`${questions}\n${key}`)).toEqual([]);
  });

  it.each([
    'Answers\n1\t2\nc\tc',
    'Answers\n1\t2\nC\tC',
    'Answers:\n1\t2\n(c)\t(c)',
    'Answers\n1\t2\n3\t3',
    'Answers\n1\t2\n1\t3',
  ])('with numbers in one row and answers in the next is not read: %j', (key) => {
    expect(answersOf(`${questions}\n${key}`)).toEqual(['', '']);
    expect(leftOverOf(`${questions}\n${key}`)).toEqual(key.split('\n'));
  });
});

describe('a key in a chat', () => {
  const head = (name: string, minute: number) => `[12/08/26, 7:${minute} pm] ${name}: `;
  const exported = (name: string, minute: number) => `12/08/26, 7:${minute} pm - ${name}: `;
  const telegram = (name: string, minute: number) => `${name}, [12/08/26 19:${minute}]\n`;

  describe.each([
    ['as it is copied', head],
    ['as it is exported', exported],
    ['of Telegram', telegram],
  ])('%s', (_what, from) => {
    const asked = from('Grace', 42) + questions;

    it.each([
      [from('John', 52) + '1-b 2-d'],
      [from('John', 52) + 'Answers: 1-b 2-d'],
      [`${from('John', 52)}1-b\n${from('John', 53)}2-d`],
      [`${from('John', 52)}1-b 2-d\n${from('Ravi', 53)}1-c 2-d`],
    ])('is none where another person than that of the questions answers: %j', (reply) => {
      expect(answersOf(`${asked}\n${reply}`)).toEqual(['', '']);
      expect(leftOverOf(`${asked}\n${reply}`)).not.toEqual([]);
      const key = `${from('Grace', 59)}1-c 2-c`;
      expect(answersOf(`${asked}\n${reply}\n${key}`)).toEqual(['Noah', 'David']);
      expect(unsureOf(`${asked}\n${reply}\n${key}`)).toEqual([[], []]);
    });

    it('is looked at where nothing tells who wrote the questions', () =>
      expect(unsureOf(`${questions}\n${from('John', 52)}1-b 2-d`)).toEqual([['1-b 2-d'], ['1-b 2-d']]));
  });
});

describe('a key with a line above it that says more than a word for answers', () => {
  it.each([
    ["Last week's answers", '1. b\n2. d'],
    ['Answers to Quiz No. 14', '1. b\n2. d'],
    ['గత వారం జవాబులు', '1. b\n2. d'],
    ['Wrong answers:', '1-b 2-d'],
    ['Answers (last week)', '1-b\n2-d'],
    ['Quiz 14', 'Answers\n1-b\n2-d'],
  ])('is looked at: %s', (title, key) => {
    for (const between of ['\n', '\n\n']) {
      const text = `${questions}${between}${title}\n${key}`;
      expect(answersOf(text)).toEqual(['Saul', 'Abner']);
      expect(unsureOf(text)).toEqual([[title], [title]]);
    }
  });

  it.each(['Answers\n1-c 2-c', 'Answer Key:\n1. c\n2. c', 'Thank you all\nAnswers: 1-c 2-c', '1-c 2-c'])(
    'is the only one: %j',
    (key) => {
      expect(answersOf(`${questions}\n\n${key}`)).toEqual(['Noah', 'David']);
      expect(unsureOf(`${questions}\n\n${key}`)).toEqual([[], []]);
    },
  );
});
