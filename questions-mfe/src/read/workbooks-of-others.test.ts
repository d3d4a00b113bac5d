import { buildXlsx, inlineRows, xml, type XlsxParts } from './testing/build-xlsx';
import { ark, read, refusal, sea, summary } from './testing/expected';

const header = ['Question', 'A', 'B', 'C', 'D', 'Answer'];
const arkRow = ['Who built the ark?', 'Noah', 'Moses', 'David', 'Saul', 'A'];
const seaRow = ['Who parted the sea?', 'Noah', 'Moses', 'David', 'Saul', 'B'];
const sheet = (rows: string, more: Partial<XlsxParts['sheets'][number]> = {}) => ({
  name: 'Sheet1',
  rows,
  ...more,
});
const table = (...rows: readonly (readonly string[])[]) => sheet(inlineRows([header, ...rows]));

/** A second row with other XML for the cells from B on, after an inline header and question. */
const withOptions = (cells: string, answer = 'A') =>
  sheet(
    `${inlineRows([header])}<row r="2"><c r="A2" t="inlineStr"><is><t>Which verse?</t></is></c>${cells}<c r="F2" t="inlineStr"><is><t>${answer}</t></is></c></row>`,
  );
const inline = (reference: string, text: string) =>
  `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;
const rest = inline('C2', 'x') + inline('D2', 'y') + inline('E2', 'z');

type Sample = readonly [what: string, documented: string, parts: XlsxParts, expected: readonly string[]];

const ecma = 'ECMA-376 part 1';
const workbooks: readonly Sample[] = [
  [
    'Excel, with shared strings',
    `${ecma}, 18.4.9`,
    {
      sharedStrings: [...header, ...arkRow].map((text) => `<t>${xml(text)}</t>`),
      sheets: [
        sheet(
          `<row r="1" spans="1:6">${header.map((_, i) => `<c r="${'ABCDEF'.charAt(i)}1" t="s"><v>${i}</v></c>`).join('')}</row><row r="2">${arkRow.map((_, i) => `<c r="${'ABCDEF'.charAt(i)}2" s="0" t="s"><v>${i + 6}</v></c>`).join('')}</row>`,
        ),
      ],
    },
    [ark],
  ],
  ['openpyxl, with inline texts', `${ecma}, 18.3.1.53`, { sheets: [table(arkRow, seaRow)] }, [ark, sea]],
  [
    'rich text, of which the formats are left out',
    `${ecma}, 18.4.4`,
    {
      sharedStrings: [
        '<r><rPr><b/><color rgb="FFFF0000"/></rPr><t xml:space="preserve">No</t></r><r><t>ah</t></r>',
      ],
      sheets: [withOptions(`<c r="B2" t="s"><v>0</v></c>${rest}`)],
    },
    ['Which verse?|Noah|x|y|z → Noah'],
  ],
  [
    'Japanese Excel, with the pronunciation of a text',
    `${ecma}, 18.4.6`,
    {
      sharedStrings: ['<t>課きく</t><rPh sb="0" eb="1"><t>カ</t></rPh><phoneticPr fontId="1"/>'],
      sheets: [withOptions(`<c r="B2" t="s"><v>0</v></c>${rest}`)],
    },
    ['Which verse?|課きく|x|y|z → 課きく'],
  ],
  [
    'a verse that Excel made a time',
    `${ecma}, 18.8.30 (format 20)`,
    { formats: [20], sheets: [withOptions(`<c r="B2" s="1"><v>5.1388888888888887E-2</v></c>${rest}`)] },
    ['Which verse?|1:14|x|y|z → 1:14 [date]'],
  ],
  [
    'a verse beyond 24 hours',
    `${ecma}, 18.8.30 (format 46)`,
    { formats: [46], sheets: [withOptions(`<c r="B2" s="1"><v>4.9513888888888893</v></c>${rest}`)] },
    ['Which verse?|118:50|x|y|z → 118:50 [date]'],
  ],
  [
    'verses 3-4 that Excel made a day',
    `${ecma}, 18.8.30 (format 16)`,
    { formats: [16], sheets: [withOptions(`<c r="B2" s="1"><v>45355</v></c>${rest}`)] },
    ['Which verse?|4-Mar|x|y|z → 4-Mar [date]'],
  ],
  [
    'a date of LibreOffice',
    'https://help.libreoffice.org/latest/en-US/text/shared/01/05020301.html',
    {
      formats: ['[$-409]DD/MM/YYYY;@'],
      sheets: [withOptions(`<c r="B2" s="1" t="n"><v>45355</v></c>${rest}`)],
    },
    ['Which verse?|2024-03-04|x|y|z → 2024-03-04 [date]'],
  ],
  [
    'a date of a workbook that counts from 1904',
    `${ecma}, 18.2.28`,
    { date1904: true, formats: [14], sheets: [withOptions(`<c r="B2" s="1"><v>43893</v></c>${rest}`)] },
    ['Which verse?|2024-03-04|x|y|z → 2024-03-04 [date]'],
  ],
  [
    'a date in the format of ISO 8601',
    `${ecma}, 18.18.11 (type d)`,
    { sheets: [withOptions(`<c r="B2" t="d"><v>2024-03-04T00:00:00.000</v></c>${rest}`)] },
    ['Which verse?|2024-03-04|x|y|z → 2024-03-04 [date]'],
  ],
  [
    'numbers, percentages and numbers with zeros',
    `${ecma}, 18.8.31`,
    {
      formats: [9, '000', '"in "0" days"'],
      sheets: [
        withOptions(
          '<c r="B2"><v>0.30000000000000004</v></c><c r="C2" s="1"><v>0.5</v></c><c r="D2" s="2"><v>7</v></c><c r="E2" s="3"><v>3</v></c>',
        ),
      ],
    },
    ['Which verse?|0.3|50%|007|3 → 0.3'],
  ],
  [
    'the result of a formula',
    `${ecma}, 18.3.1.40`,
    { sheets: [withOptions(`<c r="B2" t="str"><f>CONCATENATE("No","ah")</f><v>Noah</v></c>${rest}`)] },
    ['Which verse?|Noah|x|y|z → Noah [formula-result]'],
  ],
  [
    'a formula without a result, as a program writes it that does not calculate',
    'https://openpyxl.readthedocs.io/en/stable/usage.html#using-formulae',
    { sheets: [withOptions(`<c r="B2"><f>SUM(1,2)</f><v></v></c>${rest}`)] },
    ['Which verse?|=SUM(1,2)|x|y|z → =SUM(1,2) [formula]'],
  ],
  [
    'an error of a formula',
    `${ecma}, 18.18.11 (type e)`,
    { sheets: [withOptions(`<c r="B2" t="e"><f>A9/0</f><v>#DIV/0!</v></c>${rest}`)] },
    ['Which verse?|#DIV/0!|x|y|z → #DIV/0! [formula]'],
  ],
  [
    'truth values',
    `${ecma}, 18.18.11 (type b)`,
    {
      sheets: [
        withOptions(
          `<c r="B2" t="b"><v>1</v></c><c r="C2" t="b"><v>0</v></c>${inline('D2', 'y')}${inline('E2', 'z')}`,
        ),
      ],
    },
    ['Which verse?|TRUE|FALSE|y|z → TRUE'],
  ],
  [
    'merged cells and a merged title',
    `${ecma}, 18.3.1.55`,
    {
      sheets: [
        sheet(inlineRows([['Bible Quiz 2026'], header, arkRow, ['', '', '', '', '', ''], seaRow]), {
          after: '<mergeCells count="2"><mergeCell ref="A1:F1"/><mergeCell ref="A3:A4"/></mergeCells>',
        }),
      ],
    },
    [`${ark} [merged]`, sea],
  ],
  [
    'cells and rows without references',
    `${ecma}, 18.3.1.4: r is optional`,
    {
      sheets: [
        sheet(
          [header, arkRow]
            .map(
              (row) =>
                `<row>${row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`,
            )
            .join(''),
        ),
      ],
    },
    [ark],
  ],
  [
    'a row of which some cells are missing',
    `${ecma}, 18.3.1.73`,
    { sheets: [table(['Who built the ark?', 'Noah', '', 'David', 'Saul', 'A'])] },
    ['Who built the ark?|Noah||David|Saul → Noah [missing-option]'],
  ],
  [
    'characters that XML lacks',
    `${ecma}, 22.9.2.19 (ST_Xstring)`,
    {
      sheets: [
        withOptions(`${inline('B2', 'a_x000D_&#10;b &lt;i&gt; &amp;amp; _x005F_x0041_')}${rest}`, 'B'),
      ],
    },
    ['Which verse?|a b <i> &amp; _x0041_|x|y|z → x'],
  ],
  [
    'several sheets, one a quiz, and one with instructions',
    `${ecma}, 18.2.19`,
    {
      sheets: [
        { ...table(arkRow), name: 'Week 1' },
        { ...table(seaRow), name: 'Week 2' },
        sheet(inlineRows([['Read me']]), { name: 'Help' }),
      ],
    },
    [ark, sea],
  ],
  [
    'a hidden sheet, which is left out',
    `${ecma}, 18.18.68`,
    {
      sheets: [
        table(arkRow),
        { ...table(seaRow), name: 'Old', state: 'hidden' },
        { ...table(seaRow), name: 'Older', state: 'veryHidden' },
      ],
    },
    [ark],
  ],
  [
    'macros, which are left in the archive',
    '[MS-OFFMACRO2]',
    {
      mainType: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
      sheets: [table(arkRow)],
      more: { 'xl/vbaProject.bin': new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]) },
    },
    [ark],
  ],
  [
    'a Kahoot template, with its title and empty rows',
    'https://support.kahoot.com/hc/en-us/articles/115002812547',
    {
      sheets: [
        sheet(
          inlineRows([
            ['', 'Quiz template'],
            ['', 'Add questions, at least two answer alternatives, time limit and choose correct answers'],
            [
              '',
              'Question - max 120 characters',
              'Answer 1 - max 75 characters',
              'Answer 2 - max 75 characters',
              'Answer 3 - max 75 characters',
              'Answer 4 - max 75 characters',
              'Time limit (sec)',
              'Correct answer(s) - choose at least one',
            ],
            ['1', 'Who built the ark?', 'Noah', 'Moses', 'David', 'Saul', '20', '1'],
            ['2', '', '', '', '', '', '', ''],
          ]),
        ),
      ],
    },
    [ark],
  ],
  [
    'a Wayground template',
    'https://support.quizizz.com/hc/en-us/articles/360052462291',
    {
      sheets: [
        sheet(
          inlineRows([
            [
              'Question Text',
              'Question Type',
              'Option 1',
              'Option 2',
              'Option 3',
              'Option 4',
              'Option 5',
              'Correct Answer',
              'Time in seconds',
            ],
            ['Who built the ark?', 'Multiple Choice', 'Noah', 'Moses', 'David', 'Saul', '', '1', '30'],
          ]),
        ),
      ],
    },
    [ark],
  ],
];

describe('a workbook of another program', () => {
  it.each(workbooks)('with %s is read (%s)', (_what, _documented, parts, expected) =>
    expect(summary(read(buildXlsx(parts), { name: 'questions.xlsx' }))).toEqual(expected),
  );

  it('whose elements have a prefix is read (OpenXML SDK)', () => {
    const built = buildXlsx({
      sheets: [sheet('')],
      more: {
        'xl/worksheets/sheet1.xml': new TextEncoder().encode(
          `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData>${inlineRows([header, arkRow]).replace(/<(\/?)(?=[a-z])/g, '<$1x:')}</x:sheetData></x:worksheet>`,
        ),
      },
    });
    expect(summary(read(built))).toEqual([ark]);
  });

  it('takes the columns that a person has chosen for all sheets with the same header, and for no other', () => {
    const other = [['Please read this first'], ['Thank you']];
    const german = ['Frage', 'Eins', 'Zwei', 'Drei', 'Vier', 'Lösung'];
    const sheets = [
      sheet(inlineRows(other), { name: 'Help' }),
      sheet(inlineRows([german, ['Who built the ark?', 'Noah', 'Moses', 'David', 'Saul', 'Eins']]), {
        name: 'Week 1',
      }),
      sheet(inlineRows([german, seaRow]), { name: 'Week 2' }),
    ];
    const mapping = { question: 0, option1: 1, option2: 2, option3: 3, option4: 4, answer: 5 };
    expect(refusal(buildXlsx({ sheets: sheets.slice(0, 2) }))).toBe('unknown-columns');
    expect(summary(read(buildXlsx({ sheets: sheets.slice(1) }), { mapping }))).toEqual([
      'Who built the ark?|Noah|Moses|David|Saul →  [unclear-answer]',
      sea,
    ]);
    const english = sheet(inlineRows([header, arkRow]), { name: 'Week 3' });
    expect(summary(read(buildXlsx({ sheets: [sheets[0] ?? english, english] }), { mapping }))).toEqual([ark]);
  });

  it('names sheet and row of each question, as the program shows them', () => {
    const places = read(
      buildXlsx({
        sheets: [
          { ...table(arkRow, seaRow), name: 'Week 1' },
          { ...sheet(inlineRows([header, arkRow], 11)), name: 'Week 2' },
        ],
      }),
    ).rows.map(({ place }) => place);
    expect(places).toEqual([
      { sheet: 'Week 1', row: 2 },
      { sheet: 'Week 1', row: 3 },
      { sheet: 'Week 2', row: 12 },
    ]);
  });
});
