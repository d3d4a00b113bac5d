import { ark, read, sea, summary } from '../testing/expected';

const options = 'A) Noah\nB) Moses\nC) David\nD) Saul';
const both = (first: string, second: string) =>
  `1. Who built the ark?\n${first}\n2. Who parted the sea?\n${second}`;
const texts = (text: string) => read(text).leftOver?.map((line) => line.text);
const faults = (text: string) => read(text).rows.map((row) => row.faults.map(({ kind }) => kind));
const answers = (text: string) => read(text).rows.map(({ values }) => values.answer);

describe('emphasis', () => {
  it.each(['*Ans: A*', '**Answer:** A', '_Answer: A_', '***Answer: (A)***', 'Ans: `A`', '*Ans* : *A) Noah*'])(
    'of an answer line such as %j is no part of an option',
    (line) => expect(summary(read(`1. Who built the ark?\n${options}\n${line}`))).toEqual([ark]),
  );

  it.each([
    ['*1. Who built the ark?*', 'A) _Noah_'],
    ['**1.** Who *built* the ark?', '*A)* Noah'],
    ['1. _Who_ built the `ark`?', '**A) Noah**'],
  ])('is taken off %j and %j', (question, option) =>
    expect(summary(read(`${question}\n${options.replace('A) Noah', option)}\nAns: A`))).toEqual([ark]),
  );

  it.each(['*1. The Lord is my ______*', '**1. The Lord is my ____**', '*1. ____ is my ____*'])(
    'is taken off a question that ends with a blank: %j',
    (question) =>
      expect(read(`${question}\n${options}\nAns: A`).rows[0]?.values.question).toBe(
        question.slice(question.indexOf('1.') + 3).replace(/\*+$/, ''),
      ),
  );

  it('leaves blanks, and stars that are no emphasis', () =>
    expect(summary(read(`1. _____ built *the ark in ___ days\n${options}\nAns: A`))).toEqual([
      '_____ built *the ark in ___ days|Noah|Moses|David|Saul → Noah',
    ]));
});

describe('an answer', () => {
  it.each([
    'Ans: a',
    'Answer - (a)',
    '[Ans: a]',
    'Ans 👉 A',
    'Ans ➡ A',
    '✅ Answer: A',
    '✅ A',
    'Correct answer is: A) Noah',
    'Answer: A. Noah (Genesis 6:14)',
    'Answer: Noah - Genesis 6:14',
    'Answer:\nNoah',
    'Solution: Option A',
    'సరైన జవాబు: A',
    'सही उत्तर: A',
    'விடை: A',
  ])('is read from %j', (line) =>
    expect(summary(read(both(`${options}\n${line}`, `${options}\nAns: B`)))).toEqual([ark, sea]),
  );

  it.each(['✅', '✔️', '☑', '👈', '💯', '[correct]', '(right)', '✓'])(
    'is read from %j behind its option',
    (tick) =>
      expect(
        answers(both(options.replace('Noah', `Noah ${tick}`), options.replace('Moses', `Moses ${tick}`))),
      ).toEqual(['Noah', 'Moses']),
  );

  it.each(['✅', '☑️', '👉', '[x]'])('is read from %j before its option', (tick) =>
    expect(answers(both(options.replace('A)', `${tick} A)`), options.replace('B)', `${tick} B)`)))).toEqual([
      'Noah',
      'Moses',
    ]),
  );

  it.each([
    'Noah ✅ B) Moses',
    'Noah * B) Moses',
    'Noah  (correct) B) Moses',
    'Noah 💯 B) Moses',
    'Noah 👉  B) Moses',
  ])('is not taken from the sign in %j, which could belong to either option', (pair) =>
    expect(faults(`1. Who built the ark?\nA) ${pair} C) David D) Saul`)).toEqual([['several-answers']]),
  );

  it.each([
    ['A) Noah  * B) Moses', 'Moses'],
    ['A) Noah   ** B) Moses', 'Moses'],
    ['A) Noah *B) Moses', 'Moses'],
    ['A) Noah  👉B) Moses', 'Moses'],
    ['[ ] A) Noah  [x] B) Moses  [ ]', 'Moses'],
    ['A) Noah*  B) Moses', 'Noah'],
    ['A) Noah (correct) B) Moses', 'Noah'],
    ['A) Noah (correct)  B) Moses', 'Noah'],
  ])('is read from the sign in %j, which stands nearer to one option', (pair, answer) =>
    expect(summary(read(`1. Who built the ark?\n${pair} C) David  D) Saul`))).toEqual([
      `Who built the ark?|Noah|Moses|David|Saul → ${answer}`,
    ]),
  );

  it.each([
    ['a tick and a line', `${options.replace('Noah', 'Noah ✅')}\nAns: B`],
    ['two lines', `${options}\nAns: A\nAns: B`],
  ])('is not stored where %s name different options', (_what, text) =>
    expect(faults(`1. Who built the ark?\n${text}`)).toEqual([['several-answers']]),
  );

  it('is not stored where words in brackets are another option', () =>
    expect(faults(`1. Who built the ark?\n${options}\nAns: B (Noah)`)).toEqual([['unclear-answer']]));

  it('never becomes a part of an option', () =>
    expect(faults(both(`${options}\nAns: A`, `${options} the answer is: b or a`))[1]).toContain(
      'answer-in-option',
    ));

  it.each([
    'Answers\n1.\tb\n2.\ta',
    'Key\n1)\tB\n2)\tA',
    'Answers\n1.\tb\t2.\ta',
    'Answers:\n1.\nb\n2.\na',
    'జవాబులు\n1.\tబి\n2.\tఎ',
  ])('of a key with cells, such as %j, is the letter and not the number', (key) =>
    expect(answers(`${both(options, options)}\n${key}`)).toEqual(['Moses', 'Noah']),
  );

  it('of a key with cells is read for ten questions', () => {
    const ten = Array.from({ length: 10 }, (_, index) => index + 1);
    const list = ten.map((number) => `${number}.\tWho ${number}?\na.\tNoah\nb.\tMoses\nc.\tDavid\nd.\tSaul`);
    expect(answers([...list, 'Answers', ...ten.map((number) => `${number}.\tc`)].join('\n'))).toEqual(
      ten.map(() => 'David'),
    );
  });

  it.each(['Answers\n1.\n2.', 'Answers\n1.\t\n2.\t'])('is not the number of an empty line in %j', (key) =>
    expect(answers(`${both(options, options)}\n${key}`)).toEqual(['', '']),
  );

  it.each([
    ...['సరైన జవాబు: బి', 'सही उत्तर: B', 'சரியான விடை: B', 'ANS-B', '- Ans B', 'Ans B', 'Key: B', 'Correct: B'],
    ...['Option - b', '(Ans: B)', '=> B', '✅B', '→ b'],
  ])('behind the last option, %j, is no part of it', (label) => {
    const row = 'Who parted the sea?|Noah|Moses|David|Saul → Moses';
    expect(summary(read(both(`${options}\nAns: A`, `${options} ${label}`)))[1]).toBe(row);
    expect(
      faults(both(options.replace('Noah', 'Noah ✅'), options).replace('Saul', `Saul ${label}`))[0],
    ).toEqual(['several-answers']);
  });

  it.each(['Saul (B)', 'Saul [b]', 'Saul Answer: not known'])(
    'could stand in the last option: %j',
    (option) =>
      expect(faults(both(options.replace('Saul', option), options))[0]).toContain('answer-in-option'),
  );

  it.each(['The key of David', 'Option A and C', 'Vitamin B', 'The right answer to all', 'Correct them'])(
    'is not read from an option such as %j',
    (option) =>
      expect(summary(read(`Who?\n${options.replace('Saul', option)}\nAns: A`))[0]).toBe(
        `Who?|Noah|Moses|David|${option} → Noah`,
      ),
  );

  it('of a key belongs to the question of its number', () =>
    expect(answers(`${both(options, options)}\n3. Who slew Goliath?\n${options}\nKey: 1-a 3-c`)).toEqual([
      'Noah',
      '',
      'David',
    ]));

  it('of a key is not guessed where rounds begin their numbers again', () => {
    const text = `Round 1\n1. Who built the ark?\n${options}\nRound 2\n1. Who parted the sea?\n${options}\nAnswers\n1. a\n1. b\n2. c`;
    expect(faults(text)).toEqual([['no-answer'], ['no-answer']]);
    expect(texts(text)).toContain('2. c');
  });

  const four = (...numbers: string[]) =>
    ['Who built the ark?', 'Who parted the sea?', 'Who slew Goliath?', 'Who was the first king?']
      .map((question, index) => `${numbers[index] ?? ''}${question}\n${options}`)
      .join('\n');

  it.each([
    'Answers: A, B, C, D',
    'Answer key - a b c d',
    'KEY: (a) (b) (c) (d)',
    'Answers:\nA, B\nC, D',
    'Solutions: A; B; C; D',
    'జవాబులు: ఎ, బి, సి, డి',
  ])('is read from the letters %j of all questions', (key) => {
    for (const list of [four(), four('1. ', '2. ', '3. ', '4. '), four('7. ', '8. ', '9. ', '10. ')])
      expect(answers(`${list}\n\n${key}`)).toEqual(['Noah', 'Moses', 'David', 'Saul']);
  });

  it.each(['Answers: A, B, C', 'Answers: A, B, C, D, A', 'Answers: A, B, Noah, D', 'Answer: A, C'])(
    'is not guessed from %j of four questions',
    (key) => {
      const text = `${four('1. ', '2. ', '3. ', '4. ')}\n\n${key}`;
      expect(answers(text)).toEqual(['', '', '', '']);
      expect([...(texts(text) ?? []), ...faults(text).flat()].join()).toMatch(/Answers: |several-answers/);
    },
  );

  it.each([
    'Answers: Round 1: 1. A 2. B Round 2: 1. C 2. D',
    'Answers\nRound 1: 1-a, 2-b\nRound 2: 1-c, 2-d',
    'Answer Key\nRound One\n1. A\n2. B\nRound Two\n1. C\n2. D',
    'Answers:\n1. A\n2. B\n1. C\n2. D',
    'Round 1 Answers\n1) a\n2) b\n\nRound 2 Answers\n1) c\n2) d',
  ])('is read from %j where rounds begin their numbers again', (key) => {
    const [first, second] = [four('1. ', '2. ', '\nRound 2\n1. ', '2. '), four('1) ', '2) ', '1) ', '2) ')];
    for (const list of [first, second])
      expect(answers(`${list}\n\n${key}`)).toEqual(['Noah', 'Moses', 'David', 'Saul']);
  });

  it.each([
    'Round 1: 1. A Round 2: 1. B 2. C 3. D',
    'Round 1: 1. A 2. B Round 2: 1. C',
    'Round 2: 1. C 2. D',
  ])('is not guessed from %j where a round has another length', (key) =>
    expect(answers(`${four('1. ', '2. ', '1. ', '2. ')}\n\nAnswers: ${key}`)).toEqual(['', '', '', '']),
  );
});

describe('where a question begins', () => {
  it.each([
    ['a verse', '(Genesis 6:14)'],
    ['a verse without brackets', '1 Kings 18:38'],
    ['a verse in Telugu', 'ఎస్తేరు 7:3'],
    ['a page number', 'Page 2 of 3'],
    ['marks', '(2 marks)'],
    ['an explanation', 'Explanation: God told him to.'],
    ['words of the Bible', '“Make yourself an ark” (Genesis 6:14)'],
    ['a title', 'YOUTH QUIZ'],
    ['a round', 'Round 2 - Exodus'],
    ['an instruction', 'Choose the correct answer.'],
  ])('is not %s between two questions', (_what, line) => {
    for (const [first, second] of [
      ['1. ', '2. '],
      ['', ''],
    ]) {
      const text = `${first}Who built the ark?\n${options}\nAns: A\n${line}\n${second}Who parted the sea?\n${options}\nAns: B`;
      expect(summary(read(text))).toEqual([ark, sea]);
      expect(texts(text)).toEqual([line]);
    }
  });

  it('is not a separator, which is no text', () =>
    expect(texts(both(`${options}\nAns: A\n-----`, `${options}\nAns: B`))).toBeUndefined());

  it.each([
    [
      'between numbered questions',
      `1. Who built the ark?\n${options}\nAns: A\n2. Who was swallowed?\n3. Who parted the sea?\n${options}\nAns: B`,
    ],
    [
      'without numbers',
      `Who built the ark?\n${options}\nAns: A\nWho was swallowed?\nWho parted the sea?\n${options}\nAns: B`,
    ],
    [
      'at the end',
      `Who built the ark?\n${options}\nAns: A\n\nWho parted the sea?\n${options}\nAns: B\n\nWho was swallowed?`,
    ],
  ])('keeps a question without options %s as a rejected row', (_what, text) => {
    const { rows } = read(text);
    expect(rows.map(({ values }) => values.question).sort()).toEqual([
      'Who built the ark?',
      'Who parted the sea?',
      'Who was swallowed?',
    ]);
    expect(rows.filter((row) => row.faults.length > 0).map(({ values }) => values.question)).toEqual([
      'Who was swallowed?',
    ]);
  });

  it('is not a numbered statement of a question', () =>
    expect(
      read(
        `1. Who built the ark?\n${options}\nAns: A\n2. Consider:\n1. Moses parted the sea\n2. Noah built the ark\nWhat is true?\nA) 1\nB) 2\nC) both\nD) none\nAns: C`,
      ).rows[1],
    ).toMatchObject({
      values: {
        question: 'Consider:\n1. Moses parted the sea\n2. Noah built the ark\nWhat is true?',
        answer: 'both',
      },
      faults: [],
    }));

  it('is not an option that is missing a letter', () =>
    expect(faults(both(`${options.replace('A) Noah\n', '')}\nAns: B`, `${options}\nAns: B`))[0]).not.toEqual(
      [],
    ));

  it('is not changed by options that are verses', () => {
    const verses = 'Genesis 1:1 ✅\nGenesis 6:14\nExodus 14:21\nRuth 2:17';
    expect(answers(`Which is first?\n${verses}\n\nWhich is a verse?\n${verses}`)).toEqual([
      'Genesis 1:1',
      'Genesis 1:1',
    ]);
  });

  it('may be marked with Q and without a number', () =>
    expect(
      summary(read(`Q: Who built the ark?\n${options}\nAns: A\nQ. Who parted the sea?\n${options}\nAns: B`)),
    ).toEqual([ark, sea]));

  it('is told with the number of the question and its line', () =>
    expect(
      read(`Quiz\n\n${both(`${options}\nAns: A`, `${options}\nAns: B`)}`).rows.map(({ place }) => place),
    ).toEqual([
      { row: 3, question: 1 },
      { row: 9, question: 2 },
    ]));
});

describe('questions that nothing divides', () => {
  const first = 'Who built the ark?';
  const three = (option: (text: string, isCorrect: boolean) => string, ...questions: readonly string[]) =>
    questions
      .map((question) =>
        [
          question,
          ...['Noah', 'Moses', 'David', 'Saul'].map((text, index) => option(text, index === 1)),
        ].join('\n'),
      )
      .join('\n');
  const questions = [first, 'Name the first king', 'Jesus was born in'];

  it.each([
    ['bullets', (text: string) => `• ${text}`, ''],
    ['dashes', (text: string) => `- ${text}`, ''],
    ['ticks', (text: string, isCorrect: boolean) => (isCorrect ? `${text} ✅` : text), 'Moses'],
    ['stars', (text: string, isCorrect: boolean) => (isCorrect ? `*${text}` : text), 'Moses'],
  ])('are each a line and four options where the options have %s', (_what, option, answer) =>
    expect(
      summary(read(`${three(option, ...questions)}\nSource: Bible`)).map((row) => row.replace(/ \[.*/, '')),
    ).toEqual(questions.map((question) => `${question}|Noah|Moses|David|Saul → ${answer}`)),
  );

  it.each(['Time up', 'Well done\n', '\nYouth meeting 2026\n'])(
    'begin at their number, where they have one, behind %j',
    (between) => {
      const bullets = '• Noah\n• Moses\n• David\n• Saul';
      const list = `1. Who built the ark?\n${bullets}\nAns: Noah\n${between}\n2.Who parted the sea?\n${bullets}\nAns: Moses`;
      expect(summary(read(list)).map((row) => row.replace(/ \[.*/, ''))).toEqual([ark, sea]);
    },
  );

  it('are shown whole where they were not divided', () => {
    const [row, ...others] = read(`${three((text) => text, ...questions)}\n\nAnswers: 1-a`).rows;
    expect(others).toEqual([]);
    expect(row?.faults).toContainEqual({ kind: 'too-many-options', count: 14 });
    expect(row?.notes).toContainEqual({
      kind: 'options-left-out',
      texts: [
        'Name the first king',
        'Noah',
        'Moses',
        'David',
        'Saul',
        'Jesus was born in',
        'Noah',
        'Moses',
        'David',
        'Saul',
      ],
    });
  });
});

describe('a line below the last option', () => {
  it.each([
    ['The king of', 'Babylon'],
    ['David and', 'Jonathan'],
    ['In the land of', 'Canaan, near Hebron'],
  ])('is a part of %j, which needs another word: %j', (option, line) => {
    for (const list of [
      both(`A) Noah\nB) Moses\nC) David\nD) ${option}\n${line}\nAns: D`, `${options}\nAns: B`),
      both(`A) Noah\nB) Moses\nC) David\nD) ${option}\n${line}`, options),
      `Who built it?\nA) Noah\nB) Moses\nC) David\nD) ${option}\n${line}\n\nWho parted the sea?\n${options}`,
    ])
      expect(read(list).rows[0]?.values.option4).toBe(`${option} ${line}`);
  });

  it.each(['Nebuchadnezzar', 'Good luck'])('is asked about between the option and the answer: %j', (line) => {
    const list = both(`${options}\n${line}\nAns: D`, `${options}\nAns: B`);
    expect(read(list).rows[0]?.faults).toEqual([{ kind: 'line-below-options', text: line }]);
    expect(texts(list)).toEqual([line]);
  });

  it.each(['Time up', 'He was thirty years old.', 'Good work, everybody'])(
    'is named with its question: %j',
    (line) => {
      const ticked = options.replace('Noah', 'Noah ✅');
      expect(read(both(`${ticked}\n${line}`, ticked)).rows[0]).toMatchObject({
        faults: [],
        notes: [{ kind: 'lines-left-out', texts: [line] }],
      });
    },
  );

  it.each(['Ans:', 'Time: 30 seconds', '(2 marks)'])('says nothing where it is %j', (line) =>
    expect(read(both(`${options.replace('Noah', 'Noah ✅')}\n${line}`, options)).rows[0]?.notes).toEqual([]),
  );
});

describe('a paragraph above a question without a number', () => {
  it.each(['"I am the vine."', '“I am the vine, you are the branches.”'])(
    'is a part of it in quotation marks: %j',
    (quotation) => {
      const list = `Who built the ark?\n${options}\nAns: A\n\n${quotation}\n\nWho said this?\n${options}\nAns: B`;
      expect(read(list).rows[1]?.values.question).toBe(`${quotation}\nWho said this?`);
      const first = `${quotation}\n\nWho said this?\n${options}\nAns: B`;
      expect(read(first).rows[0]?.values.question).toBe(`${quotation}\nWho said this?`);
    },
  );

  it.each(['He was a tax collector.\nHe climbed a tree.', 'Read this again'])(
    'is named with it: %j',
    (paragraph) => {
      const list = `Who built the ark?\n${options}\nAns: A\n\n${paragraph}\n\nWho was it?\n${options}\nAns: B`;
      expect(read(list).rows.map(({ notes }) => notes)).toEqual([
        [],
        [{ kind: 'lines-left-out', texts: paragraph.split('\n') }],
      ]);
    },
  );

  it('is not that of the question before, which stands directly below its answer', () => {
    const list = `Who built the ark?\n${options}\nAns: A\n"Make yourself an ark."\n\nWho was it?\n${options}\nAns: B`;
    expect(summary(read(list))[1]).toBe('Who was it?|Noah|Moses|David|Saul → Moses');
  });
});

describe('options', () => {
  const four = ['Noah', 'Moses', 'David', 'Saul'];
  const with_ = (marks: readonly string[], tick = '') =>
    four.map((text, index) => `${index === 0 ? tick : ''}${marks[index] ?? ''}${text}`).join('\n');

  it.each([
    ['A ', 'B ', 'C ', 'D '],
    ['a, ', 'b, ', 'c, ', 'd, '],
    ['A\t', 'B\t', 'C\t', 'D\t'],
    ['A/ ', 'B/ ', 'C/ ', 'D/ '],
    ['Ⓐ ', 'Ⓑ ', 'Ⓒ ', 'Ⓓ '],
    ['🅰️ ', '🅱️ ', '🅲 ', '🅳 '],
    ['🇦 ', '🇧 ', '🇨 ', '🇩 '],
    ['① ', '② ', '③ ', '④ '],
  ])('lose the marks %j to %j', (...marks) =>
    expect(summary(read(both(`${with_(marks)}\nAns: A`, `${with_(marks)}\nAns: B`)))).toEqual([ark, sea]),
  );

  it('keep a letter that is a word', () =>
    expect(summary(read('What was he?\nA man\nA king\nA priest\nA judge\nAns: A man'))).toEqual([
      'What was he?|A man|A king|A priest|A judge → A man',
    ]));

  it.each([
    ['✅ - Noah', ''],
    ['Noah √', ''],
    ['Noah √', '\nAns: Noah'],
    ['A) Noah √', '\nAns: A'],
  ])('lose the sign in %j', (first, line) => {
    const marks = first.startsWith('A)') ? ['', 'B) ', 'C) ', 'D) '] : ['', '- ', '- ', '- '];
    const list = with_(marks).replace('Noah', first) + line;
    expect(summary(read(`Who built the ark?\n${list}`))).toEqual([ark]);
  });

  it('keep a root', () =>
    expect(read('How many?\nA) √4\nB) 3\nC) 5\nD) 7\nAns: A').rows[0]?.values.option1).toBe('√4'));

  it.each(['He was thirty years old.', 'Time up'])(
    'with numbers do not go on behind the last: %j',
    (line) => {
      const digits = '(1) w ✅\n(2) x\n(3) y\n(4) z';
      const list = ['Who?', 'What?', 'Where?', 'When?', 'Why?'].map(
        (question, index) => `${index + 1}) ${question}\n${digits}\n${line}`,
      );
      expect(read(list.join('\n')).rows.map(({ values }) => values.option4)).toEqual([
        'z',
        'z',
        'z',
        'z',
        'z',
      ]);
    },
  );
});

describe('the number of a question', () => {
  it.each([
    ...['Q.1 ', 'Q1 ', 'Question 1 ', '1:', '1.', 'Q.No.1) '],
    ...['Question 1/10\n', 'Question 1 of 10\n'],
  ])('is taken off as %j', (number) => {
    const list = `${number}Who built the ark?\n${options}\nAns: A\n${number.replace('1', '2')}Who parted the sea?\n${options}\nAns: B`;
    expect(summary(read(list))).toEqual([ark, sea]);
  });

  it.each(['"I am". Who said it?', '“Go” was said by', '‘Go’ was said by'])(
    'is taken off before %j',
    (question) =>
      expect(
        read(`1.${question}\n${options}\nAns: A\n2.${question}\n${options}\nAns: B`).rows.map(
          ({ values }) => values.question,
        ),
      ).toEqual([question, question]),
  );

  it.each(['1 Samuel tells of whom?', '1:14 is the verse of what?', 'Questions of the Queen'])(
    'is no part of %j',
    (question) => expect(read(`${question}\n${options}\nAns: A`).rows[0]?.values.question).toBe(question),
  );
});

it('decodes the entities of a pasted page', () =>
  expect(
    read('1. Who said &quot;Go&quot;?\nA) Noah &amp; sons\nB) Moses\nC) David\nD) Saul\nAns: A').rows[0]
      ?.values,
  ).toMatchObject({
    question: 'Who said "Go"?',
    option1: 'Noah & sons',
  }));

describe('initials and abbreviations', () => {
  it.each([
    ['C. S. Lewis', 'D. L. Moody', 'A. B. Simpson', 'E. M. Bounds'],
    ['c. 957 BC', 'c. 516 BC', 'c. 20 BC', 'd. 70 AD'],
    ['1000 B. C.', '900 B. C.', '586 B. C.', '30 A. D.'],
    ['I. Samuel', 'II. Samuel', 'B. and C. alike', 'none'],
  ])('are texts of options: %j, %j, %j, %j', (...four) => {
    const list = ['a) ', 'B. ', '(a) '].map((style, index) => {
      const marked = four.map(
        (text, place) =>
          style.replace(/[aB]/, (letter) => (letter === 'a' ? 'abcd' : 'ABCD').charAt(place)) + text,
      );
      return `${index + 1}. Who?\n${marked.join('\n')}\nAns: ${style === 'B. ' ? 'A' : 'a'}`;
    });
    expect(summary(read(list.join('\n')))).toEqual(
      list.map(() => `Who?|${four.join('|')} → ${four[0] ?? ''}`),
    );
  });

  it.each(['Which came first, I. Samuel or II. Samuel?', 'Who was greater: A. Moses or B. Elijah?'])(
    'are texts of a question: %j',
    (question) =>
      expect(summary(read(`1. ${question}\n${options}\nAns: A`))).toEqual([
        `${question}|Noah|Moses|David|Saul → Noah`,
      ]),
  );

  it.each([
    '1. Who built the ark? A) Noah B) Moses\nC) David D) Saul\nAns: A',
    '1. Who built the ark? a. Noah b. Moses c. David d. Saul\nAns: a',
    'Who built the ark?\nA) Noah C) David\nB) Moses D) Saul\nAns: A',
  ])('are told from options beside each other in %j', (list) => expect(summary(read(list))).toEqual([ark]));
});

it.each([
  ['అబకడ', 'జవాబు', 'క', 'David'],
  ['అబకడ', 'జవాబు', 'బ', 'Moses'],
  ['अबकड', 'उत्तर', 'क', 'David'],
  ['अबकड', 'उत्तर', 'ड', 'Saul'],
])('options with the letters %j have the answer “%s: %s”', (letters, label, answer, expected) => {
  const marks = [...letters];
  const list = options.replace(/[A-D](?=\))/g, (letter) => marks['ABCD'.indexOf(letter)] ?? '');
  expect(answers(both(`${list}\n${label}: ${answer}`, `${list}\n${label}: (${answer})`))).toEqual([
    expected,
    expected,
  ]);
  expect(answers(`${both(list, list)}\nAnswers: 1-${answer}, 2-${answer}`)).toEqual([expected, expected]);
});

describe('lines between an answer and a question without a number, where no line is blank', () => {
  const list = (line: string, question: string) =>
    `Who built the ark?\n${options}\nAns: A\n${line}\n${question}\n${options}\nAns: B\nWho slew Goliath?\n${options}\nAns: C`;

  it.each([
    ['Noah was told by God to build it.', 'Who parted the sea?'],
    ['He was a tax collector.', 'Name him'],
  ])('are named where they could be an explanation: %j before %j', (line, question) =>
    expect(read(list(line, question)).rows.map(({ values, notes }) => [values.question, notes])).toEqual([
      ['Who built the ark?', []],
      [`${line}\n${question}`, [{ kind: 'unsure-lines', texts: [line] }]],
      ['Who slew Goliath?', []],
    ]),
  );

  it.each(['Exodus questions', 'Easy questions:', 'EXODUS', 'Round 2'])(
    'are left out where they are a title: %j',
    (title) => {
      expect(summary(read(list(title, 'Who parted the sea?')))[1]).toBe(sea);
      expect(summary(read(`${title}\nWho built the ark?\n${options}\nAns: A`))).toEqual([ark]);
      expect(texts(list(title, 'Who parted the sea?'))).toEqual([title]);
    },
  );
});
