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

  it('also behind the question', () =>
    expect(unsureOf(inLine(' -').replace('?\n', '? - '))).toEqual([['Who built the ark? -']]));

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

  it('is none where a key with numbers stands below', () =>
    expect(
      summary(read(`${who('#1 ')}\n${whoElse('#2 ')}\nAnswers\n1. c\n2. c`.replace(/Ans: c\n/g, ''))),
    ).toEqual([ark, goliath]));

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

describe('a question that has no options', () => {
  const names = 'Jonathan\nAbner\nDavid\nJoab';

  it.each([
    ['1. Mother of Moses?\n2. Who slew Goliath?', 'Mother of Moses?'],
    ['7. Who led?\n8. Who slew Goliath?', 'Who led?'],
    ['Mother of Moses?\nWho slew Goliath?', 'Mother of Moses?'],
  ])('is no part of the next: %j', (questions, first) =>
    expect(summary(read(`${questions}\n${names}\nAnswer: David`))).toEqual([
      `${first}|||| →  [missing-option, missing-option, missing-option, missing-option, no-answer]`,
      'Who slew Goliath?|Jonathan|Abner|David|Joab → David',
    ]),
  );
});

describe('a question in two lines below options without marks', () => {
  const list = (first: string, second: string) =>
    read(`${first}\na net\na lamp\na staff ✅\na sword\n${second}\na. 10\nb. 11\nc. 12 ✅\nd. 13`);

  it.each([
    ['1. What did Peter cast?', '2. How many\nsons had Jacob?'],
    ['1. He cast', '2. How many\nsons had Jacob?'],
    ['4. What did Peter cast?', '5. How many\nsons of his\nwere with Jacob?'],
  ])('begins with its number: %j, %j', (first, second) =>
    expect(summary(list(first, second))).toEqual([
      `${first.slice(3)}|a net|a lamp|a staff|a sword → a staff`,
      `${second.slice(3)}|10|11|12|13 → 12`,
    ]),
  );

  it('is looked at where it has none', () => {
    const { rows } = list('What did Peter cast?', 'How many\nsons had Jacob?');
    expect(rows[0]?.faults).not.toEqual([]);
    expect(rows[1]?.notes).toEqual([{ kind: 'unsure-lines', texts: ['sons had Jacob?'] }]);
  });
});

describe('what a chat adds', () => {
  it.each(['~Joshua~ Jethro', '~~Joshua~~ Jethro', 'Jethro ~Joshua~'])(
    'words that are struck out are looked at: %s',
    (text) =>
      expect(unsureOf(`1. Who?\n${options.replace('Saul', text)}\nAns: c`)).toEqual([
        [`b) ${text.replaceAll('~', '')}`],
      ]),
  );

  it('also in the question and in the answer', () => {
    expect(unsureOf(who('1. ').replace('built', '~built~ made'))[0]).toHaveLength(1);
    expect(unsureOf(`${who('1. ').replace('Ans: c', '~Ans: c~')}`)[0]).toHaveLength(1);
  });

  it.each(['Who built the ark?', 'd) Caleb', 'Ans: c'])(
    'the word that it was edited is dropped: %s',
    (line) =>
      expect(summary(read(who('1. ').replace(line, `${line} <This message was edited>`)))).toEqual([ark]),
  );

  it.each(['👍', '❤️', '🙏🏽🙏🏽'])('an emoji behind an option is dropped: %s', (emoji) => {
    expect(summary(read(who('1. ').replace('Noah', `Noah ${emoji}`)))).toEqual([`${ark} [unsure-lines]`]);
    expect(summary(read(who('1. ').replace(/(?<=\) )\S+/gu, `$& ${emoji}`)))).toEqual([ark]);
  });

  it('but not where it is the option', () =>
    expect(summary(read('1. Which?\na) ❤️\nb) 🙏\nc) 👍\nd) 🐑\nAns: c'))).toEqual([
      'Which?|❤️|🙏|👍|🐑 → 👍',
    ]));
});
