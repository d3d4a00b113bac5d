import { ark, read, sea, summary } from './testing/expected';
import { UnreadableSource, type ImportedTable } from './imported';

/** A file of another system: what it is, where its format is documented, its text, and what is read. */
type Sample = readonly [what: string, documented: string, text: string, expected: readonly string[]];

const both = [ark, sea];
const csv = (...lines: readonly string[]) => `${lines.join('\r\n')}\r\n`;

const templates: readonly Sample[] = [
  [
    'Wayground (Quizizz) spreadsheet as CSV',
    'https://support.quizizz.com/hc/en-us/articles/360052462291',
    csv(
      'Question Text,Question Type,Option 1,Option 2,Option 3,Option 4,Option 5,Correct Answer,Time in seconds,Image Link,Answer explanation',
      'Who built the ark?,Multiple Choice,Noah,Moses,David,Saul,,1,30,,Genesis 6',
      'Who parted the sea?,Multiple Choice,Noah,Moses,David,Saul,,2,30,,',
    ),
    both,
  ],
  [
    'Wayground with several correct answers, a poll and a fifth option',
    'https://support.quizizz.com/hc/en-us/articles/360052462291',
    csv(
      'Question Text,Question Type,Option 1,Option 2,Option 3,Option 4,Option 5,Correct Answer,Time in seconds',
      'Who were prophets?,Checkbox,Amos,Joel,Saul,Omri,,"1,2",30',
      'Which book do you like?,Poll,Ruth,Job,Joel,Amos,,,30',
      'Who built the ark?,Multiple Choice,Noah,Moses,David,Saul,Adam,1,30',
    ),
    [
      'Who were prophets?|Amos|Joel|Saul|Omri →  [not-multiple-choice]',
      'Which book do you like?|Ruth|Job|Joel|Amos →  [not-multiple-choice]',
      `${ark} [too-many-options, options-left-out]`,
    ],
  ],
  [
    'Kahoot template saved as CSV',
    'https://support.kahoot.com/hc/en-us/articles/115002812547',
    csv(
      'Quiz template,,,,,,,',
      ',,,,,,,',
      ',Question - max 120 characters,Answer 1 - max 75 characters,Answer 2 - max 75 characters,Answer 3 - max 75 characters,Answer 4 - max 75 characters,"Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs",Correct answer(s) - choose at least one',
      '1,Who built the ark?,Noah,Moses,David,Saul,20,1',
      '2,Who parted the sea?,Noah,Moses,David,Saul,20,2',
      '3,,,,,,20,',
    ),
    both,
  ],
  [
    'Kahoot with two correct answers',
    'https://support.kahoot.com/hc/en-us/articles/115002812547',
    csv(
      'Question - max 120 characters,Answer 1,Answer 2,Answer 3,Answer 4,Time limit (sec),Correct answer(s) - choose at least one',
      'Who were prophets?,Amos,Joel,Saul,Omri,20,"1,2"',
    ),
    ['Who were prophets?|Amos|Joel|Saul|Omri →  [several-answers]'],
  ],
  [
    'Blooket spreadsheet',
    'https://help.blooket.com/hc/en-us/articles/12812655592855',
    csv(
      '"Blooket\nImport Template",,,,,,,',
      'Question #,Question Text,Answer 1,Answer 2,"Answer 3\n(Optional)","Answer 4\n(Optional)","Time Limit (sec)\n(Max: 300 seconds)","Correct Answer(s)\n(Only include Answer #)"',
      '1,Who built the ark?,Noah,Moses,David,Saul,20,1',
      '2,Who parted the sea?,Noah,Moses,David,Saul,20,2',
    ),
    both,
  ],
  [
    'Gimkit spreadsheet, in which the correct option has a column of its own',
    'https://help.gimkit.com/en/article/importing-kits-from-a-spreadsheet',
    csv(
      'Question,Correct Answer,Incorrect Answer 1,Incorrect Answer 2 (Optional),Incorrect Answer 3 (Optional)',
      'Who built the ark?,Noah,Moses,David,Saul',
    ),
    [ark],
  ],
  [
    'Moodle CSV question format',
    'https://moodle.org/plugins/qformat_csv',
    csv(
      'questionname,questiontext,A,B,C,D,Answer 1,Answer 2,answernumbering,correctfeedback,defaultmark',
      'Q1,Who built the ark?,Noah,Moses,David,Saul,A,,123,Yes,1',
      'Q2,Who parted the sea?,Noah,Moses,David,Saul,B,,123,,1',
    ),
    both,
  ],
  [
    'Socrative quiz template',
    'https://help.socrative.com/en/articles/2155306',
    csv(
      'Instructions:,,,,,,,',
      'Question Type,Question,Answer A,Answer B,Answer C,Answer D,Answer E,Correct Answer',
      'Multiple choice,Who built the ark?,Noah,Moses,David,Saul,,A',
      'Open-ended,Why?,,,,,,',
    ),
    [ark, 'Why?|||| →  [not-multiple-choice]'],
  ],
  [
    'ClassMarker CSV',
    'https://www.classmarker.com/online-testing/docs/import-questions/',
    csv(
      'Question Type,Question,Answer A,Answer B,Answer C,Answer D,Correct',
      'multiplechoice,Who built the ark?,Noah,Moses,David,Saul,A',
    ),
    [ark],
  ],
  [
    'Form builder of Google Sheets',
    'https://workspace.google.com/marketplace (Form Builder for Sheets)',
    csv(
      'Question Type,Question,Option 1,Option 2,Option 3,Option 4,Correct Answer,Points',
      'MULTIPLE_CHOICE,Who built the ark?,Noah,Moses,David,Saul,Noah,1',
      'CHECKBOX,Who?,a,b,c,d,a,1',
    ),
    [ark, 'Who?|a|b|c|d → a [not-multiple-choice]'],
  ],
  [
    'Google Sheets, downloaded as CSV',
    'https://support.google.com/docs/answer/40608',
    'Question,Option A,Option B,Option C,Option D,Answer\nWho built the ark?,Noah,Moses,David,Saul,A\nWho parted the sea?,Noah,Moses,David,Saul,B',
    both,
  ],
  [
    'Google Sheets, downloaded as TSV',
    'https://support.google.com/docs/answer/40608',
    'Question\tA\tB\tC\tD\tAnswer\r\nWho built the ark?\tNoah\tMoses\tDavid\tSaul\tA',
    [ark],
  ],
  [
    'Excel of a country with decimal commas',
    'https://support.microsoft.com/office/5250ac4c-663c-47ce-937b-339e391393ba',
    csv('Question;Option 1;Option 2;Option 3;Option 4;Answer', 'Who built the ark?;Noah;Moses;David;Saul;1'),
    [ark],
  ],
  [
    'Excel with a line that names the separator',
    'https://superuser.com/q/407082',
    csv(
      'sep=|',
      'Question|Option 1|Option 2|Option 3|Option 4|Answer',
      'Who built the ark?|Noah|Moses|David|Saul|1',
    ),
    [ark],
  ],
  [
    'LibreOffice with all texts in quotes',
    'https://help.libreoffice.org/latest/en-US/text/shared/00/00000207.html',
    '"Question","Option 1","Option 2","Option 3","Option 4","Answer"\n"Who built the ark?","Noah","Moses","David","Saul",1\n',
    [ark],
  ],
  [
    'Excel for Mac with line ends of old Macs',
    'https://support.microsoft.com/office/0943ff2c-6014-4e8d-aaea-b83d51d46247',
    'Question,A,B,C,D,Answer\rWho built the ark?,Noah,Moses,David,Saul,A\rWho parted the sea?,Noah,Moses,David,Saul,B\r',
    both,
  ],
  [
    'RFC 4180 with commas, quotes and line breaks in cells',
    'https://www.rfc-editor.org/rfc/rfc4180',
    csv(
      'Question,A,B,C,D,Answer',
      '"Who said ""Let there be light"",\r\nand where?","God, the Father",Moses,David,Saul,A',
    ),
    ['Who said "Let there be light",\nand where?|God, the Father|Moses|David|Saul → God, the Father'],
  ],
  [
    'Excel with numbers kept as texts',
    'https://support.microsoft.com/office/1bd2cf0c-9d3e-4f60-a14f-0ba6a1e43b15',
    csv('Question,A,B,C,D,Answer', 'How many days?,="040","7","1",="3",="A"'),
    ['How many days?|040|7|1|3 → 040'],
  ],
  [
    'Telugu headers',
    'docs/importing.md',
    csv('ప్రశ్న,ఎంపిక 1,ఎంపిక 2,ఎంపిక 3,ఎంపిక 4,సరైన జవాబు', 'ఓడను ఎవరు కట్టారు?,నోవహు,మోషే,దావీదు,సౌలు,ఎ'),
    ['ఓడను ఎవరు కట్టారు?|నోవహు|మోషే|దావీదు|సౌలు → నోవహు'],
  ],
  [
    'the labels of the form in Telugu, in another order',
    'docs/importing.md',
    csv('సరైన ఎంపిక,నాలుగవ ఎంపిక,మూడవ ఎంపిక,రెండవ ఎంపిక,మొదటి ఎంపిక,ప్రశ్న', 'ఎంపిక ౨,సౌలు,దావీదు,మోషే,నోవహు,ఎవరు?'),
    ['ఎవరు?|నోవహు|మోషే|దావీదు|సౌలు → మోషే'],
  ],
  [
    'the labels of the form in English',
    'docs/importing.md',
    csv(
      'Question,Option One,Option Two,Option Three,Option Four,Correct Option',
      'Who built the ark?,Noah,Moses,David,Saul,Option One',
    ),
    [ark],
  ],
  [
    'headers in the spelling of programs',
    'docs/importing.md',
    csv(
      'question_text,option_a,option_b,option_c,option_d,correct_answer',
      'Who built the ark?,Noah,Moses,David,Saul,a',
    ),
    [ark],
  ],
  [
    'headers without spaces',
    'docs/importing.md',
    csv(
      'QuestionText,Choice1,Choice2,Choice3,Choice4,AnswerKey',
      'Who built the ark?,Noah,Moses,David,Saul,(a)',
    ),
    [ark],
  ],
  [
    'a question bank with serial numbers, no header and a letter as answer',
    'docs/importing.md',
    csv('1,Who built the ark?,Noah,Moses,David,Saul,A', '2,Who parted the sea?,Noah,Moses,David,Saul,B'),
    both,
  ],
  [
    'a table without a header whose answer is a text',
    'docs/importing.md',
    csv('Who built the ark?,Noah,Moses,David,Saul,Noah', 'Who parted the sea?,Noah,Moses,David,Saul,Moses'),
    both,
  ],
  [
    'a table without a header whose answer stands before the options',
    'docs/importing.md',
    csv('Who built the ark?,A,Noah,Moses,David,Saul', 'Who parted the sea?,B,Noah,Moses,David,Saul'),
    both,
  ],
  [
    'correct options with a star instead of a column',
    'docs/importing.md',
    csv(
      'Question,A,B,C,D',
      'Who built the ark?,*Noah,Moses,David,Saul',
      'Who parted the sea?,Noah,Moses ✓,David,Saul',
    ),
    both,
  ],
  [
    'a title and notes above the header',
    'docs/importing.md',
    csv(
      'Bible Quiz 2026,,,,,',
      'Please do not share,,,,,',
      ',,,,,',
      'Question,A,B,C,D,Ans',
      'Who built the ark?,Noah,Moses,David,Saul,A',
    ),
    [ark],
  ],
];

const pasted: readonly Sample[] = [
  [
    'a range copied in Excel',
    'https://learn.microsoft.com/windows/win32/dataxchg/standard-clipboard-formats',
    'Who built the ark?\tNoah\tMoses\tDavid\tSaul\tA\r\nWho parted the sea?\tNoah\tMoses\tDavid\tSaul\tB\r\n',
    both,
  ],
  [
    'a range copied in Sheets with a line break in a cell',
    'https://support.google.com/docs/answer/3094284',
    'Question\tA\tB\tC\tD\tAnswer\n"Who built\nthe ""ark""?"\tNoah\tMoses\tDavid\tSaul\tA',
    ['Who built\nthe "ark"?|Noah|Moses|David|Saul → Noah'],
  ],
  [
    'HTML of Sheets on the clipboard',
    'https://developer.mozilla.org/docs/Web/API/Clipboard/read',
    '<meta charset="utf-8"><google-sheets-html-origin><style>td{border:1px}</style><table xmlns="http://www.w3.org/1999/xhtml" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody><tr><td>Question</td><td>A</td><td>B</td><td>C</td><td>D</td><td>Answer</td></tr><tr><td data-sheets-value="x">Who built the ark?</td><td>Noah</td><td>Moses</td><td>David</td><td>Saul</td><td>A</td></tr></tbody></table>',
    [ark],
  ],
  [
    'HTML of Excel on the clipboard, with its header',
    'https://learn.microsoft.com/windows/win32/dataxchg/html-clipboard-format',
    'Version:1.0\r\nStartHTML:0000000101\r\nEndHTML:0000000500\r\nStartFragment:0000000141\r\nEndFragment:0000000480\r\n\r\n<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--td {mso-number-format:General;}--></style></head><body><table border=0 width=384><!--StartFragment--><col width=64><tr height=20><td class=xl65>Who built the ark?</td><td>Noah</td><td>Moses</td><td>David</td><td>Saul</td><td>A</td></tr><tr><td>Who parted the sea?<td>Noah<td>Moses<td>David<td>Saul<td>B</tr><!--EndFragment--></table></body></html>',
    both,
  ],
  [
    'a table of Word, with paragraphs, bold type and entities',
    'https://learn.microsoft.com/windows/win32/dataxchg/html-clipboard-format',
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><table class=MsoTable><tr><td><p class=MsoNormal><b>Question</b><o:p></o:p></p></td><td><p>Option A</p></td><td><p>Option B</p></td><td><p>Option C</p></td><td><p>Option D</p></td><td><p>Answer</p></td></tr><tr><td><p>Who built&nbsp;the ark &amp; when?</p><p>Genesis</p></td><td><p>Noah</p></td><td><p>Moses</p></td><td><p>David</p></td><td><p>Saul</p></td><td><p><span lang=TE>A</span></p></td></tr></table></body></html>',
    ['Who built\u00a0the ark & when?\nGenesis|Noah|Moses|David|Saul → Noah'],
  ],
  [
    'a table of a web page with a merged title',
    'https://html.spec.whatwg.org/multipage/tables.html',
    '<table><caption>Quiz</caption><tr><th colspan=6>Bible Quiz</th></tr><tr><th>Question<th>A<th>B<th>C<th>D<th>Answer</tr><tr><td>Who built the ark?<td>Noah<td>Moses<td>David<td>Saul<td>Noah</tr></table>',
    [ark],
  ],
  [
    'the “.xls” of a web page, which is HTML',
    'https://support.microsoft.com/office/3c2ff3ff-32a7-4f10-9a4b-6d0d3e3a1c1e',
    '<html><body><table><tr><td>Question</td><td>A</td><td>B</td><td>C</td><td>D</td><td>Answer</td></tr><tr><td>Who built the ark?</td><td>Noah</td><td>Moses</td><td>David</td><td>Saul</td><td>Noah</td></tr></table></body></html>',
    [ark],
  ],
];

describe('a table of another system', () => {
  it.each(templates)('%s is read (%s)', (_what, _documented, text, expected) =>
    expect(summary(read(text, { name: 'questions.csv' }))).toEqual(expected),
  );

  it.each(pasted)('%s is read when it is pasted (%s)', (_what, _documented, text, expected) =>
    expect(summary(read(text))).toEqual(expected),
  );
});

/** The columns that come with a refusal. */
function tableOf(attempted: () => unknown): ImportedTable | undefined {
  try {
    attempted();
  } catch (error) {
    if (error instanceof UnreadableSource) return error.table;
  }
  return undefined;
}

describe('the columns of a table', () => {
  const german = 'Frage,Eins,Zwei,Drei,Vier,Lösung\nWho built the ark?,Noah,Moses,David,Saul,Eins zu viel\n';
  const mapping = { question: 0, option1: 1, option2: 2, option3: 3, option4: 4, answer: 5 };

  it('are returned with the header and a first text, so that a person can correct them', () =>
    expect(read('Question,A,B,C,D,Answer\nWho?,a,b,c,d,A\n').table).toEqual({
      mapping,
      hasHeader: true,
      columns: [
        { header: 'Question', sample: 'Who?' },
        { header: 'A', sample: 'a' },
        { header: 'B', sample: 'b' },
        { header: 'C', sample: 'c' },
        { header: 'D', sample: 'd' },
        { header: 'Answer', sample: 'A' },
      ],
    }));

  it('that nobody can know are returned with the refusal', () => {
    const attempted = () => read(german, { name: 'fragen.csv' });
    expect(attempted).toThrow(UnreadableSource);
    expect(tableOf(attempted)?.columns).toContainEqual({ header: 'Frage', sample: 'Who built the ark?' });
  });

  it('are those that a person has chosen; the first row is then a header, unless it is a question', () => {
    expect(summary(read(german.replace('Eins zu viel', 'A'), { name: 'fragen.csv', mapping }))).toEqual([
      ark,
    ]);
    const turned = { question: 5, option1: 4, option2: 3, option3: 2, option4: 1, answer: 0 };
    expect(
      summary(read('A,Saul,David,Moses,Noah,Who built the ark?\n', { name: 'a.csv', mapping: turned })),
    ).toEqual([ark]);
  });

  it('of a known header can be corrected', () =>
    expect(
      summary(
        read('Question,A,B,C,D,Answer\nA,Noah,Moses,David,Saul,Who built the ark?\n', {
          mapping: { ...mapping, question: 5, answer: 0 },
        }),
      ),
    ).toEqual([ark]));
});

describe('an answer', () => {
  it.each([
    'B',
    'b',
    '(b)',
    'B.',
    '[B]',
    '2',
    '౨',
    'Option B',
    'option 2',
    'Option Two',
    'Option2',
    'option_b',
    'Moses',
    ' moses ',
    'B) Moses',
    '2. Moses',
    'Ans: B',
    'Answer: Moses',
    'బి',
    'ఎంపిక 2',
    'ఆ',
  ])('may be written as %j', (answer) =>
    expect(
      summary(
        read(
          `Question\tOption 1\tOption 2\tOption 3\tOption 4\tAnswer\nWho parted the sea?\tNoah\tMoses\tDavid\tSaul\t${answer}`,
        ),
      ),
    ).toEqual([sea]),
  );

  it.each(['E', '5', 'Abel', 'B) Noah', 'both'])('that is %j names no option', (answer) =>
    expect(
      read(`Question\tA\tB\tC\tD\tAnswer\nWho?\tNoah\tMoses\tDavid\tSaul\t${answer}`).rows[0]?.faults,
    ).toEqual([{ kind: 'unclear-answer', text: answer }]),
  );

  it('is read as the other rows have it where a number could be an option or its place', () => {
    const table = (other: string) =>
      `Question,A,B,C,D,Answer\nHow many?,4,3,2,1,2\nWho?,Noah,Moses,David,Saul,${other}\n`;
    expect(read(table('Noah')).rows[0]?.values.answer).toBe('2');
    expect(read(table('4')).rows[0]?.values.answer).toBe('3');
    expect(read(table('')).rows[0]?.faults).toEqual([{ kind: 'unclear-answer', text: '2' }]);
  });
});

describe('marks of a list in cells', () => {
  it.each([
    ['letters', 'Who built the ark?,A) Noah,B) Moses,C) David,D) Saul,A'],
    ['letters, also in the answer', 'Who built the ark?,a. Noah,b. Moses,c. David,d. Saul,a. Noah'],
    ['emphasis', '*Who built the ark?*,_Noah_,**Moses**,David,Saul,*A*'],
    ['emphasis and letters', '**Who built the ark?**,*A) Noah*,B) Moses,C) David,D) Saul,Noah'],
  ])('are taken off: %s', (_what, row) =>
    expect(summary(read(`Question,A,B,C,D,Answer\n${row}\n`))).toEqual([ark]),
  );

  it('stay in what the console has exported', () =>
    expect(summary(read('question_id,Question,A,B,C,D,Answer\nq1,*Who?*,A) w,B) x,C) y,D) z,A\n'))).toEqual([
      '*Who?*|A) w|B) x|C) y|D) z → A) w',
    ]));
});
