import { read, summary } from '../testing/expected';

/*
 * What does not belong to the texts of questions and options is taken off, or a person looks at the row.
 */

const options = 'a) Moses\nb) Saul\nc) Noah\nd) Caleb';
const who = (number: string) => `${number}Who built the ark?\n${options}\nAns: c`;
const whoElse = (number: string) => `${number}Who slew Goliath?\n${options.replace('Noah', 'David')}\nAns: c`;
const ark = 'Who built the ark?|Moses|Saul|Noah|Caleb → Noah';
const goliath = 'Who slew Goliath?|Moses|Saul|David|Caleb → David';
const unsureOf = (text: string) =>
  read(text).rows.map(({ notes }) =>
    notes.flatMap((note) => (note.kind === 'unsure-lines' ? note.texts : [])),
  );

describe('numbers in keycaps', () => {
  it.each([
    ['9️⃣ ', '🔟 '],
    ['1️⃣0️⃣ ', '1️⃣1️⃣ '],
    ['1️⃣9️⃣. ', '2️⃣0️⃣. '],
    ['⑨ ', '⑩ '],
  ])('%s and %s are no parts of questions', (one, two) =>
    expect(summary(read(`${who(one)}\n${whoElse(two)}`))).toEqual([ark, goliath]),
  );
});

describe('a line that is joined to an option', () => {
  it.each([
    [options.replace('Caleb', 'Caleb\nthank you all'), 'thank you all'],
    [`${options}\ngod bless you`, 'god bless you'],
    ...['p.t.o.', '(contd…)', 'https://page.com/2', 'page.com/2', 'who led them'].map((line) => [
      options.replace('\nc)', `\n${line}\nc)`),
      line,
    ]),
    [options.replaceAll('\n', ',\n') + ',\nthank you all', 'thank you all'],
  ])('is named: %j', (lines, line) => expect(unsureOf(`1. Who?\n${lines}\nAns: a`)).toEqual([[line]]));
});

describe('what stands between options', () => {
  const inLine = (sign: string, last = sign) =>
    `1. Who built the ark?\nA) Moses${sign} B) Saul${sign} C) Noah${last} D) Caleb\nAns: C`;

  it.each([' -', ' –', ' —', ' /', ' |', ' •', ' ·', '/', ';'])('is no part of them: %j', (sign) =>
    expect(summary(read(inLine(sign)))).toEqual([ark]),
  );

  it.each([
    [',', ', and'],
    [',', ' or'],
    [' /', ' / or'],
  ])('may be a word before the last: %j, %j', (sign, last) =>
    expect(summary(read(inLine(sign, last)))).toEqual([ark]),
  );

  it('may stand between the two of each line', () =>
    expect(summary(read('1. Who built the ark?\na) Moses | b) Saul\nc) Noah | d) Caleb\nAns: c'))).toEqual([
      ark,
    ]));

  it.each(['Saul /', 'Saul -', 'Saul,'])('makes a row unsure where few options have it: %s', (option) =>
    expect(unsureOf(`1. Who?\n${options.replace('Saul', option)}\nAns: c`)).toEqual([[option]]),
  );

  it.each(['C-', 'A or', 'blood group O -'].map((text) => [text]))('or is a part: %s', (text) =>
    expect(read(`1. Who?\n${options.replace('Caleb', text)}\nAns: c`).rows[0]?.values.option4).toBe(text),
  );
});

describe('two columns', () => {
  const besides = (space: string) =>
    `1. Who led?${space}2. Who built?\na) Aaron${space}a) Noah\nb) Moses${space}b) Caleb\nc) Saul${space}c) David\nd) Abel${space}d) Cain\nAns: b`;

  it.each(['    ', '\t', '  '])('are looked at: %j', (space) =>
    expect(unsureOf(besides(space))[0]).toHaveLength(5),
  );

  it('also where one blank stands before a mark that the option has already', () =>
    expect(unsureOf(besides(' '))[0]).toHaveLength(4));
});

describe('the number of a question', () => {
  it.each([
    ...[
      'Qn.1 ',
      'Qn 1: ',
      'S.No 1: ',
      'Sl. No. 1 ',
      'No. 1 ',
      '[1] ',
      '[1]',
      '#1 ',
      '#1. ',
      '👉 1. ',
      '*#1* ',
    ],
  ])('is no part of it: %s', (one) =>
    expect(summary(read(`${who(one)}\n${whoElse(one.replace('1', '2'))}`))).toEqual([ark, goliath]),
  );

  it('may be Roman where the list counts I, II, III', () => {
    const numbers = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];
    const rows = summary(read(numbers.map((number) => who(`${number}. `)).join('\n')));
    expect(rows).toEqual(numbers.map(() => ark));
    expect(summary(read(who('I. ')))).toEqual([`I. ${ark}`]);
  });

  it.each(['No. 1 ', '#7 ', '[1] '])('makes a row unsure where the list does not count with it: %s', (one) =>
    expect(unsureOf(`${who(one)}\n${whoElse(one)}`).flat()).toHaveLength(2),
  );

  it('is looked at where one question has a word like it', () =>
    expect(unsureOf(who('No. 1 enemy: '))).toEqual([['No. 1 enemy: Who built the ark?']]));
});

describe('points behind a question', () => {
  const withPoints = (one: string, other: string) =>
    `${who('1. ').replace('\n', `${one}\n`)}\n${whoElse('2. ').replace('\n', `${other}\n`)}`;

  it.each([
    [' (1 mark)', ' (2 marks)'],
    [' [5 points]', ' [5 points]'],
    [' (1 pt)', ' (1 pt).'],
  ])('are no part of it: %s', (one, other) =>
    expect(summary(read(withPoints(one, other)))).toEqual([ark, goliath]),
  );

  it('are left and looked at where few questions have them', () =>
    expect(unsureOf(withPoints(' (1 mark)', ''))).toEqual([['Who built the ark? (1 mark)'], []]));
});
