import { read } from '../testing/expected';

/*
 * Lists that can be read in more than one way: nothing of them is stored without a word.
 */

const options = 'a) Noah\nb) Moses\nc) David\nd) Saul';
const answersOf = (text: string) => read(text).rows.map(({ values }) => values.answer);
const questionsOf = (text: string) => read(text).rows.map(({ values }) => values.question);
const faultsOf = (text: string) => read(text).rows.map(({ faults }) => faults.map(({ kind }) => kind));
/** The lines that each row asks a person about; a row with such lines is not stored by itself. */
const unsureOf = (text: string) =>
  read(text).rows.map(({ notes }) =>
    notes.flatMap((note) => (note.kind === 'unsure-lines' ? note.texts : [])),
  );

describe('statements above the options belong to the question', () => {
  const choices = 'A) one\nB) two\nC) three\nD) all\nAns: B';
  const next = `2. Who built the ark?\n${options}\nAns: a`;

  it.each([
    ['numbers', '1. Consider:', '1. Moses went.\n2. Noah built.\n3. Saul fell.\nWhich are true?'],
    ['Roman numbers', '1. Consider:', 'I. Moses went.\nII. Noah built.\nIII. Saul fell.\nWhich are true?'],
    ['four of them', '1. Which are kings?', '(i) Saul\n(ii) David\n(iii) Amos\n(iv) Ruth'],
    ['two, directly above', '1. Consider', '(i) Ruth was a Moabite\n(ii) Naomi went with her'],
    ['numbers directly above', '1. Which is true of Noah', '1. He built\n2. He had sons\n3. He was king'],
  ])('%s', (_what, question, statements) => {
    const text = `${question}\n${statements}\n${choices}\n${next}`;
    expect(questionsOf(text)).toEqual([`${question.slice(3)}\n${statements}`, 'Who built the ark?']);
    expect(answersOf(text)).toEqual(['two', 'Noah']);
    expect(faultsOf(text)).toEqual([[], []]);
  });

  it('also in a list that begins with another number', () =>
    expect(
      questionsOf(`5. Which is true\n1. He built\n2. He went\n${choices}\n${next.replace('2', '6')}`),
    ).toEqual(['Which is true\n1. He built\n2. He went', 'Who built the ark?']));

  it('or the row is looked at, where four lines could be options of another question', () => {
    const text = `Consider:\nI. Moses went.\nII. Noah built.\nIII. Saul fell.\nIV. Ruth came.\nWhich are true?\n${choices}`;
    expect(faultsOf(text)[0]).toEqual(['no-answer']);
    expect(unsureOf(text)[1]).toEqual(['Which are true?']);
  });

  it('but options with an answer, or a tick, are options', () => {
    const roman = 'i) Noah\nii) Moses\niii) David\niv) Saul';
    expect(answersOf(`1. Who?\n${roman}\nAns: i\n2. Who?\n${choices}`)).toEqual(['Noah', 'two']);
    expect(answersOf(`1. Who?\n${roman.replace('Noah', 'Noah ✅')}\nWho?\n${choices}`)).toEqual([
      'Noah',
      'two',
    ]);
  });
});

describe('lines that could be no parts of a question', () => {
  it.each([
    ['a title', 'Old Testament\nWho built the ark?', ['Old Testament']],
    [
      'a greeting',
      'Praise the Lord everyone 🙏\nTheir question is\nWho built the ark?',
      ['Praise the Lord everyone 🙏', 'Their question is'],
    ],
    ['a line of a program', 'Question 1\nMark 1.00\nWho?\nSelect one:', ['Mark 1.00', 'Select one:']],
  ])('are named at its beginning: %s', (_what, question, lines) =>
    expect(unsureOf(`${question}\n${options}\nAns: a`)).toEqual([lines]),
  );

  it.each([
    ['New Testament\nWho baptised Jesus?', ['New Testament']],
    ['He baptised Jesus in the river.\nWho was it?', []],
    ['Who is the man that\nbaptised Jesus?', []],
  ])('are named below a blank line where they are like a title: %j', (question, lines) =>
    expect(unsureOf(`Who?\n${options}\nAns: a\n\n${question}\n${options}\nAns: b`)).toEqual([[], lines]),
  );

  it.each(['St. Thomas Bible Quiz 2026', 'BIBLE QUIZ 2026', 'Turn over', 'బైబిల్ క్విజ్'])(
    'are named between its options: %s',
    (line) =>
      expect(unsureOf(`1. Who?\n${options.replace('\nc)', `\n${line}\nc)`)}\nAns: a`)).toEqual([[line]]),
  );

  it.each([
    ['behind an open end', 'b) The son of\nAmram'],
    ['behind a comma', 'b) Moses,\nAmram’s son'],
  ])('are not those in which an option goes on %s', (_what, option) =>
    expect(unsureOf(`1. Who?\n${options.replace('b) Moses', option)}\nAns: a`)).toEqual([[]]),
  );

  it.each([
    ['Who, according to Genesis,\nbuilt the ark?', 'Who, according to Exodus,\nparted the sea?'],
    ['In Genesis:\nWho built the ark?', 'In Exodus:\nWho parted the sea?'],
    ['Who built the ark?', 'He had a staff.\nWho parted the sea?'],
  ])('are the last line above a question that nothing divides from it: %j, %j', (first, second) => {
    const text = `${first}\nNoah ✅\nMoses\nDavid\nSaul\n${second}\nNoah\nMoses ✅\nDavid\nSaul`;
    const [above = ''] = second.split('\n');
    expect(faultsOf(text)[0]).not.toEqual([]);
    expect(questionsOf(text)[1]).toBe(second);
    expect(unsureOf(text)[1]).toEqual([above]);
  });

  it.each([
    ['an answer', 'Noah\nMoses\nDavid\nSaul\nEsau\nAns: Noah\n'],
    ['a blank line', 'Noah ✅\nMoses\nDavid\nSaul\nEsau\n\n'],
    ['a number', 'Noah ✅\nMoses\nDavid\nSaul\nEsau\n2. '],
  ])('are not the last of too many options above %s', (_what, above) => {
    const text = `1. Who built?\n${above}Who parted?\nNoah\nMoses ✅\nDavid\nSaul`;
    expect(read(text).rows[1]).toMatchObject({ values: { question: 'Who parted?' }, faults: [] });
    expect(unsureOf(text)[1]).toEqual([]);
  });

  it.each([
    ['1 four\n2 three\n3 two\n4 one', 'Ans: 1 four'],
    ['1 day\n2 days\n3 weeks\n4 years', 'Ans: 2 days'],
    ['1 Noah ✅\n2 Moses\n3 David\n4 Saul', ''],
  ])('are options that begin with numbers: %j', (lines, answer) =>
    expect(unsureOf(`How many?\n${lines}\n${answer}`)[0]).toHaveLength(4),
  );
});

describe('a chat', () => {
  const head = (name: string, minute = 42) => `[12/08/26, 7:${minute} pm] ${name}: `;
  const exported = (name: string) => `12/08/26, 7:42 pm - ${name}: `;
  const grace = (text: string) =>
    text
      .split('\n')
      .map((line) => head('Grace') + line)
      .join('\n');

  it.each([
    [
      'between options',
      grace(`1. Who?\n${options}\nAns: a`).replace(
        '\n[12/08/26, 7:42 pm] Grace: b)',
        `\n${head('Ravi')}easy one$&`,
      ),
      'easy one',
    ],
    ['as the answer', `${grace(`1. Who?\n${options}`)}\n${head('Ravi', 43)}Ans: b`, 'Ans: b'],
    [
      'in the question',
      `${head('Grace')}1. Who built\n${head('Ravi')}hello all\n${grace(`${options}\nAns: a`)}`,
      'hello all',
    ],
    ['as an export has it', `${exported('Grace')}1. Who?\n${options}\n${exported('Ravi')}Ans: b`, 'Ans: b'],
    [
      'of the chat itself',
      `${exported('Grace')}1. Who?\na) Noah\nb) Moses\n12/08/26, 7:42 pm - Sheela left\n${exported('Grace')}c) David\nd) Saul\nAns: a`,
      'Sheela left',
    ],
  ])('names the message of another person %s', (_what, text, message) =>
    expect(unsureOf(text)).toEqual([[message]]),
  );

  it('says nothing where each question is of one person', () =>
    expect(
      unsureOf(`${grace(`1. Who?\n${options}\nAns: a`)}\n${head('Ravi')}2. Who?\n${options}\nAns: b`),
    ).toEqual([[], []]));

  it.each(['7:42 PM', '19:42', '7.42 pm'])('has no question that is a time: %s', (time) => {
    const text = `Grace\n1. Who?\n${options}\n${time}\nRavi\nB\n${time}\nGrace\nAns: A\n${time}\nGrace\n2. Who?\n${options}\n${time}\nRavi\nA\n${time}\nGrace\nAns: B`;
    expect(questionsOf(text)).toEqual(['Who?', 'Who?']);
    expect(faultsOf(text).every((faults) => faults.length > 0)).toBe(true);
  });
});

describe('marks of a list are no parts of its options', () => {
  it.each([
    ['commas', '1. Who? a) Noah, b) Moses, c) David, d) Saul\nAns: b'],
    ['semicolons', '1. Who? A. Noah; B. Moses; C. David; D. Saul\nAns: Moses'],
    ['commas and a full stop', '1. Who?\na) Noah, b) Moses, c) David, d) Saul.\nAns: b'],
    ['commas on lines', '1. Who?\na) Noah,\nb) Moses,\nc) David,\nd) Saul.\nAns: b'],
    [
      'letters in JSON',
      JSON.stringify([
        { question: 'Who?', options: ['A) Noah', 'B) Moses', 'C) David', 'D) Saul'], answer: 'B' },
      ]),
    ],
    [
      'letters in JSON and its answer',
      JSON.stringify([
        { question: 'Who?', options: ['a. Noah', 'b. Moses', 'c. David', 'd. Saul'], answer: 'b. Moses' },
      ]),
    ],
  ])('%s', (_what, text) =>
    expect(read(text).rows[0]).toMatchObject({
      values: { option1: 'Noah', option2: 'Moses', option3: 'David', option4: 'Saul', answer: 'Moses' },
      faults: [],
    }),
  );

  it.each(['Saul - c', 'Saul – B', 'Saul -a'])('and neither is an answer behind the last: %s', (last) =>
    expect(faultsOf(`1. Who?\n${options.replace('Saul', last)}`)).toEqual([
      ['answer-in-option', 'no-answer'],
    ]),
  );
});

describe('a question with options beside each other that were not understood', () => {
  const beside = 'A: Saul B: Jonathan C: **David** D: Abner';
  const last = `Who built the ark?\n${options.replace('Noah', '**Noah**')}`;

  it.each([
    ['between numbers', `1. Who?\n${beside}\n2. Who killed Goliath?\n${beside}\n${last}`],
    ['below blank lines', `1. Who?\n${beside}\n\n2. Who killed Goliath?\n${beside}\n\n${last}`],
    ['without a question mark', `1. Who\n${beside}\n2. Who killed Goliath\n${beside}\n${last}`],
  ])('is looked at: %s', (_what, text) => {
    expect(questionsOf(text).at(-1)).toContain('Goliath');
    expect(unsureOf(text).at(-1)).toEqual([beside.replaceAll('*', '')]);
  });
});
