import { read } from '../testing/expected';

/*
 * Answers that could be those of several questions, or of none: nothing wrong is stored without a word.
 */

const options = 'a) Noah\nb) Moses\nc) David\nd) Saul';
const answersOf = (text: string) => read(text).rows.map(({ values }) => values.answer);
const questionsOf = (text: string) => read(text).rows.map(({ values }) => values.question);
const faultsOf = (text: string) => read(text).rows.map(({ faults }) => faults.map(({ kind }) => kind));
const leftOverOf = (text: string) => read(text).leftOver?.map((line) => line.text);

/** The lines that each row asks a person about; a row with such lines is not stored by itself. */
const unsureOf = (text: string) =>
  read(text).rows.map(({ notes }) =>
    notes.flatMap((note) => (note.kind === 'unsure-lines' ? note.texts : [])),
  );

describe('answers above their questions', () => {
  const above = (between: string, ...questions: readonly string[]) =>
    questions.map((question, index) => `Ans: ${'ABC'.charAt(index)}\n${question}\n${options}`).join(between);

  it.each([
    ['with numbers', above('\n', '1. Who built the ark?', '2. Who parted the sea?', '3. Who slew?')],
    ['without numbers', above('\n', 'Who built the ark?', 'Who parted the sea?', 'Who slew?')],
    [
      'with blank lines between',
      above('\n\n', '1. Who built the ark', '2. Who parted the sea', '3. Who slew'),
    ],
  ])('are those of the questions below, and are looked at: %s', (_what, text) => {
    expect(answersOf(text)).toEqual(['Noah', 'Moses', 'David']);
    expect(unsureOf(text)).toEqual([['Ans: A'], ['Ans: B'], ['Ans: C']]);
  });

  it('are not those above where one stands below the last question, or the first line names no option', () => {
    const cut = `${above('\n', '1. Who built?', '2. Who parted?')}\nAns: D`;
    expect(answersOf(cut)).toEqual(['Moses', 'Saul']);
    expect(leftOverOf(cut)).toEqual(['Ans: A']);
    const told = `Answer: choose one each\n1. Who?\n${options.replace('Noah', 'Noah ✅')}`;
    expect(answersOf(told)).toEqual(['Noah']);
  });
});

describe('a second answer of a question', () => {
  it.each([
    'Sorry wrong, correct answer: d',
    'Oops the right answer: b',
    'Edited – correct answer is (c)',
    'EDIT: Ans: d',
    'Sorry, my mistake. Answer: Moses',
  ])('%j leaves no answer, and is shown', (line) => {
    for (const [first, second] of [
      ['1. Who built the ark?', '2. Who parted the sea?'],
      ['Who built the ark?', 'Who parted the sea?'],
    ]) {
      const text = `${first}\n${options}\nAns: a\n${line}\n${second}\n${options}\nAns: b`;
      expect(questionsOf(text)).toEqual(['Who built the ark?', 'Who parted the sea?']);
      expect(faultsOf(text)).toEqual([['several-answers'], []]);
      expect(read(text).rows[0]?.notes).toEqual([{ kind: 'lines-left-out', texts: [line] }]);
      expect(leftOverOf(text)).toEqual([line]);
    }
  });

  it.each(["Yesterday's answer: a", 'Not the answer: b', 'Q1 answer: a'])(
    '%j in a sentence is none by itself',
    (line) => {
      const text = `1. Who?\n${options}\n${line}\n2. Who parted?\n${options}\nAns: b`;
      expect(faultsOf(text)).toEqual([['no-answer'], []]);
      expect(leftOverOf(text)).toEqual([line]);
    },
  );

  it('is no other where it is the same', () =>
    expect(faultsOf(`1. Who?\n${options}\nAns: a\nSo the answer: Noah\n2. Who?\n${options}\nAns: b`)).toEqual(
      [[], []],
    ));
});

describe('options in JSON that say whether they are correct', () => {
  const texts = ['Noah', 'Moses', 'David', 'Saul'];
  const json = (name: string, values: readonly unknown[], more = {}) =>
    JSON.stringify([
      { question: 'Who?', answers: texts.map((text, index) => ({ text, [name]: values[index] })), ...more },
    ]);

  it.each([
    ['correct', [false, true, false, false]],
    ['isCorrect', [0, 1, 0, 0]],
    ['is_correct', ['false', 'true', 'false', undefined]],
  ])('name the answer: %s', (name, values) => {
    expect(answersOf(json(name, values))).toEqual(['Moses']);
    expect(faultsOf(json(name, values))).toEqual([[]]);
    expect(faultsOf(json(name, values, { correctAnswer: 'Noah' }))).toEqual([['several-answers']]);
    expect(faultsOf(json(name, [...values.slice(0, 3), true]))).toEqual([['several-answers']]);
  });
});

describe('rounds of a key', () => {
  const round = (name: string, first = 1) =>
    `${name}\n${[first, first + 1].map((number) => `${number}. Who ${number}?\n${options}`).join('\n')}`;

  it.each([
    'Answers\nRound 2: 1-c 2-d\nRound 1: 1-a 2-b',
    'Answers\nRound 2\n1. c\n2. d\nRound 1\n1. a\n2. b',
    'Answers\nROUND TWO: 1-c 2-d\nROUND ONE: 1-a 2-b',
    'Answers\nRound II: 1-c 2-d\nRound I: 1-a 2-b',
  ])('in another order than those of the questions give no answer: %j', (key) => {
    const text = `${round('Round 1')}\n${round('Round 2')}\n${key}`;
    expect(answersOf(text)).toEqual(['', '', '', '']);
    expect(leftOverOf(text)).toEqual(['Round 1', 'Round 2', ...key.split('\n')]);
    expect(answersOf(`${round('')}\n${round('')}\n${key}`)).toEqual(['', '', '', '']);
  });

  it('give none where only another round is named', () =>
    expect(answersOf(`${round('Round 1')}\n${round('Round 2', 3)}\nAnswers\nRound 2: 1-c 2-d`)).toEqual([
      '',
      '',
      '',
      '',
    ]));

  it.each([
    ['Round 1', 'Round 2', 'Answers\nRound 1: 1-a 2-b\nRound 2: 1-c 2-d'],
    ['Round 2', 'Round 1', 'Answers\nRound 2: 1-a 2-b\nRound 1: 1-c 2-d'],
    ['Round 1 - Genesis', 'Round 2 - Exodus', 'Answers\nRound One\n1. a\n2. b\nRound Two\n1. c\n2. d'],
  ])('are read in the order of the questions: %s, %s', (first, second, key) =>
    expect(answersOf(`${round(first)}\n${round(second)}\n${key}`)).toEqual([
      'Noah',
      'Moses',
      'David',
      'Saul',
    ]),
  );

  it.each(['(Answers: 1a, 2b)', '[Answers: 1-a 2-b]', 'Answers:\nQ1: A, Q2: B', 'Key: Q1-a Q2-b'])(
    'a key may be written as %j',
    (key) => expect(answersOf(`${round('')}\n${key}`)).toEqual(['Noah', 'Moses']),
  );
});
