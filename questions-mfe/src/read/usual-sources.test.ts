import { ark, read, sea, summary } from './testing/expected';
import { buildXlsx, inlineRows } from './testing/build-xlsx';

const cell = 'A) Noah\nB) Moses\nC) David\nD) Saul';
const quoted = `"${cell}"`;

describe('all options in one cell', () => {
  it.each([
    [
      'with letters',
      `Question,Options,Answer\nWho built the ark?,${quoted},A\nWho parted the sea?,${quoted},B\n`,
    ],
    [
      'beside each other',
      'Question\tChoices\tAns\nWho built the ark?\tA) Noah B) Moses C) David D) Saul\tA\nWho parted the sea?\tA) Noah B) Moses C) David D) Saul\tB',
    ],
    [
      'without letters',
      'Question,ఎంపికలు,Answer\nWho built the ark?,Noah; Moses; David; Saul,Noah\nWho parted the sea?,Noah; Moses; David; Saul,Moses\n',
    ],
    [
      'with a tick',
      `Question,Options\nWho built the ark?,${quoted.replace('Noah', 'Noah ✅')}\nWho parted the sea?,${quoted.replace('Moses', 'Moses ✅')}\n`,
    ],
    [
      'with the question',
      `Question,Answer\n"Who built the ark?\n${cell}",A\n"Who parted the sea?\n${cell}",B\n`,
    ],
  ])('%s are read', (_what, text) => expect(summary(read(text))).toEqual([ark, sea]));

  it('are not read where a question and a short answer stand beside each other', () =>
    expect(() => read('Question,Answer\nWho built the ark?,Noah\n', { name: 'a.csv' })).toThrow(
      'unknown-columns',
    ));
});

describe('a file for Blackboard', () => {
  const line = (type: string, question: string, ...cells: string[]) => [type, question, ...cells].join('\t');
  const options = ['Noah', 'incorrect', 'Moses', 'correct', 'David', 'incorrect', 'Saul', 'Incorrect'];
  const parted = line('MC', 'Who parted the sea?', ...options);

  it.each(['a.txt', 'a.tsv', ''])('is read with the name %j', (name) =>
    expect(summary(read(`${parted}\r\n${line('ESS', 'Why?', '')}`, { name }))).toEqual([
      sea,
      'Why?|||| →  [not-multiple-choice]',
    ]),
  );

  it('reports several correct options, and none', () =>
    expect(
      read(
        [
          parted.replaceAll('incorrect', 'correct'),
          parted.replaceAll('\tcorrect', '\tincorrect'),
          parted,
        ].join('\n'),
      ).rows.map((row) => row.faults.map(({ kind }) => kind)),
    ).toEqual([['several-answers'], ['no-answer'], []]));
});

describe('entities of HTML', () => {
  it.each([
    [
      'JSON',
      '[{"question":"Who&#039;s &quot;first&quot;?","options":["Adam &amp; Eve","No&euml;","1 &lt; 2","&#x5d0;"],"answer":"1 &lt; 2"}]',
    ],
    [
      'CSV',
      'Question,A,B,C,D,Answer\nWho&#039;s &quot;first&quot;?,Adam &amp; Eve,No&euml;,1 &lt; 2,&#x5d0;,C\n',
    ],
  ])('are characters in %s', (_what, text) =>
    expect(summary(read(text))).toEqual(['Who\'s "first"?|Adam & Eve|Noë|1 < 2|א → 1 < 2']),
  );

  it('are text in the console’s own files', () =>
    expect(
      read(
        '{"quizzes":[{"title":"W","questions":[{"question":"What is &amp;?","options":["a","b","c","d"],"answer":"a"}]}]}',
      ).rows[0]?.values.question,
    ).toBe('What is &amp;?'));
});

describe('characters that were garbled', () => {
  it.each([
    ['Telugu', 'à°¯à±‡à°¸à±'],
    ['Hindi', 'à¤¨à¥‚à¤¹'],
    ['Tamil', 'à®¨à¯‹à®µà®¾'],
    ['a quote', 'Noahâ€™s ark'],
    ['an accent', 'cafÃ©'],
    ['Telugu of a Mac', '‡∞Ø‡±á'],
  ])('of %s are not stored', (_what, text) =>
    expect(read(`Question,A,B,C,D,Answer\n${text},a,b,c,d,A\n`).rows[0]?.faults).toEqual([
      { kind: 'lost-characters', field: 'question' },
    ]),
  );

  it.each(['à la carte', '100°', 'São João', 'Â', 'naïve café', '5 € à 3 £'])('are not those of %j', (text) =>
    expect(read(`Question,A,B,C,D,Answer\n${text}?,a,b,c,d,A\n`).rows[0]?.faults).toEqual([]),
  );
});

describe('hidden rows', () => {
  const rows = inlineRows([
    ['Question', 'A', 'B', 'C', 'D', 'Answer'],
    ['Who built the ark?', 'Noah', 'Moses', 'David', 'Saul', 'A'],
    ['Who slew Goliath?', 'Noah', 'Moses', 'David', 'Saul', 'C'],
  ]);
  it.each(['hidden="1"', 'hidden="true"', 'ht="0" customHeight="1"'])(
    'with %s are left out and named',
    (attributes) => {
      const source = read(
        buildXlsx({ sheets: [{ name: 'W', rows: rows.replace('<row r="3"', `<row r="3" ${attributes}`) }] }),
      );
      expect(summary(source)).toEqual([ark]);
      expect(source.notes).toEqual([{ kind: 'hidden-rows-left-out', sheet: 'W', rows: [3] }]);
    },
  );

  it('of a table on the clipboard are left out as well', () =>
    expect(
      summary(
        read(
          '<table><tr><td>Question<td>A<td>B<td>C<td>D<td>Answer</tr><tr><td>Who built the ark?<td>Noah<td>Moses<td>David<td>Saul<td>A</tr><tr style="display:none"><td>Who?<td>a<td>b<td>c<td>d<td>A</tr></table>',
        ),
      ),
    ).toEqual([ark]));

  it('may have the header', () =>
    expect(
      summary(
        read(
          buildXlsx({ sheets: [{ name: 'W', rows: rows.replace('<row r="1"', '<row r="1" hidden="1"') }] }),
        ),
      ),
    ).toHaveLength(2));
});

describe('a blank in a sentence of GIFT', () => {
  const answers = '{=Noah ~Moses ~David ~Saul}';
  it.each([
    [`The ark was built by ${answers}.`, 'The ark was built by _____.'],
    [`The ark was built by ${answers}, a just man.`, 'The ark was built by _____, a just man.'],
    [`${answers} built the ark.`, '_____ built the ark.'],
    [`By ${answers} (Genesis 6)`, 'By _____ (Genesis 6)'],
  ])('stands where the answers stood: %j', (text, question) =>
    expect(read(text, { name: 'a.gift' }).rows[0]?.values.question).toBe(question),
  );
});

describe('JSON', () => {
  it('with options by letter is read', () =>
    expect(
      summary(
        read(
          '[{"question":"Who built the ark?","options":{"A":"Noah","B":"Moses","C":"David","D":"Saul"},"answer":"A"}]',
        ),
      ),
    ).toEqual([ark]));
});
