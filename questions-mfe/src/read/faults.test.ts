import { buildXlsx, inlineRows } from './testing/build-xlsx';
import { ark, read, sea, summary } from './testing/expected';
import type { RowFault } from './imported';

const header = 'Question,A,B,C,D,Answer';
const good = 'Who built the ark?,Noah,Moses,David,Saul,A';
const last = 'Who parted the sea?,Noah,Moses,David,Saul,B';
const long = (length: number) => 'x'.repeat(length);

/** A row between two good ones, in row 3 of the table. */
const rows: readonly (readonly [what: string, row: string, faults: readonly RowFault[]])[] = [
  ['no question', ',a,b,c,d,A', [{ kind: 'no-question' }]],
  ['a question of spaces', '  ,a,b,c,d,A', [{ kind: 'no-question' }]],
  ['a question of invisible characters', '\u200b\u200b,a,b,c,d,A', [{ kind: 'no-question' }]],
  ['no first option', 'Q?,,b,c,d,B', [{ kind: 'missing-option', option: 1 }]],
  ['no second option', 'Q?,a,,c,d,A', [{ kind: 'missing-option', option: 2 }]],
  ['no third option', 'Q?,a,b,,d,A', [{ kind: 'missing-option', option: 3 }]],
  ['no fourth option', 'Q?,a,b,c,,A', [{ kind: 'missing-option', option: 4 }]],
  [
    'two options only',
    'Q?,a,b,,,A',
    [
      { kind: 'missing-option', option: 3 },
      { kind: 'missing-option', option: 4 },
    ],
  ],
  ['no answer', 'Q?,a,b,c,d,', [{ kind: 'no-answer' }]],
  ['no cell for the answer', 'Q?,a,b,c,d', [{ kind: 'no-answer' }]],
  ['an answer that is no option', 'Q?,a,b,c,d,x', [{ kind: 'unclear-answer', text: 'x' }]],
  ['the letter of a fifth option', 'Q?,a,b,c,d,E', [{ kind: 'unclear-answer', text: 'E' }]],
  ['the number 0', 'Q?,a,b,c,d,0', [{ kind: 'unclear-answer', text: '0' }]],
  [
    'a letter with the text of another option',
    'Q?,ant,bee,cow,dog,A) bee',
    [{ kind: 'unclear-answer', text: 'A) bee' }],
  ],
  [
    'the answer is the empty option',
    'Q?,,bee,cow,dog,A',
    [
      { kind: 'missing-option', option: 1 },
      { kind: 'unclear-answer', text: 'A' },
    ],
  ],
  ['two answers', 'Q?,a1,b1,c1,d1,"A,C"', [{ kind: 'several-answers', count: 2 }]],
  ['two answers with “and”', 'Q?,a1,b1,c1,d1,B and D', [{ kind: 'several-answers', count: 2 }]],
  ['three answers with slashes', 'Q?,a1,b1,c1,d1,1/2/3', [{ kind: 'several-answers', count: 3 }]],
  ['equal options', 'Q?,Noah,b,Noah,d,B', [{ kind: 'equal-options', first: 1, option: 3 }]],
  ['options that differ in case', 'Q?,Noah,NOAH,c,d,C', [{ kind: 'equal-options', first: 1, option: 2 }]],
  ['options that differ in spaces', 'Q?,a  b,x,c,a b,C', [{ kind: 'equal-options', first: 1, option: 4 }]],
  [
    'options that differ only in invisible characters',
    'Q?,a,x,a\u200b,d,D',
    [{ kind: 'equal-options', first: 1, option: 3 }],
  ],
  [
    'options that differ in their normal form',
    'Q?,é,x,e\u0301,d,D',
    [{ kind: 'equal-options', first: 1, option: 3 }],
  ],
  [
    'a long question',
    `${long(2001)},a,b,c,d,A`,
    [{ kind: 'too-long', field: 'question', length: 2001, limit: 2000 }],
  ],
  [
    'a long first option',
    `Q?,${long(1001)},b,c,d,B`,
    [{ kind: 'too-long', field: 'option1', length: 1001, limit: 1000 }],
  ],
  [
    'a long fourth option',
    `Q?,a,b,c,${long(1001)},A`,
    [{ kind: 'too-long', field: 'option4', length: 1001, limit: 1000 }],
  ],
  ['characters that were lost', 'Who \ufffd?,a,b,c,d,A', [{ kind: 'lost-characters', field: 'question' }]],
  [
    'Telugu that was saved in an encoding without it',
    '???? ?????,a,b,c,d,A',
    [{ kind: 'lost-characters', field: 'question' }],
  ],
  ['a lost option', 'Q?,?????,b,c,d,B', [{ kind: 'lost-characters', field: 'option1' }]],
  [
    'a comma without quotes',
    'Who, then?,a,b,c,d,A',
    [
      { kind: 'extra-cells', count: 1 },
      { kind: 'unclear-answer', text: 'd' },
    ],
  ],
  ['two cells more', 'Q?,a1,b1,c1,d1,A,x,y', [{ kind: 'extra-cells', count: 2 }]],
  ['a quote that does not end', '"Q?,a1,b1,c1,d1,A', [{ kind: 'unclosed-quote' }]],
  ['a quote that does not end in an option', 'Q?,"a1,b1,c1,d1,A', [{ kind: 'unclosed-quote' }]],
  ['text behind a quote', '"Q?" then,a1,b1,c1,d1,A', [{ kind: 'unclosed-quote' }]],
];

describe('a row that cannot be stored as it is', () => {
  it.each(rows)('is reported with its number: %s', (_what, row, faults) => {
    const { rows: found } = read(`${header}\n${good}\n${row}\n${last}\n`, { name: 'a.csv' });
    expect(found[1]).toMatchObject({ place: { row: 3 } });
    // A cell too many stands before the answer in its row.
    if (row.startsWith('Who, then')) expect(found[1]?.faults[0]).toEqual(faults[0]);
    else expect(found[1]?.faults).toEqual(faults);
  });

  it.each(rows)('costs no other row: %s', (_what, row) => {
    const all = summary(read(`${header}\n${good}\n${row}\n${last}\n`, { name: 'a.csv' }));
    expect([all[0], all.at(-1)]).toEqual([ark, sea]);
  });

  const sheet = (cells: string, formats: readonly number[] = []) =>
    read(
      buildXlsx({
        formats,
        sheets: [{ name: 'W', rows: `${inlineRows([header.split(',')])}<row r="7">${cells}</row>` }],
      }),
    ).rows[0];
  const text = (reference: string, value: string) =>
    `<c r="${reference}7" t="inlineStr"><is><t>${value}</t></is></c>`;
  const others = text('C', 'b1') + text('D', 'c1') + text('E', 'd1') + text('F', 'A');

  it.each([
    ['a formula without a result', '<c r="B7"><f>A1&amp;"x"</f></c>', '=A1&"x"'],
    ['#REF!', '<c r="B7" t="e"><f>#REF!</f><v>#REF!</v></c>', '#REF!'],
    ['#NAME?', '<c r="B7" t="e"><f>Jesus</f><v>#NAME?</v></c>', '#NAME?'],
  ])('is reported with sheet and row: %s', (_what, cell, shown) =>
    expect(sheet(text('A', 'Q?') + cell + others)).toMatchObject({
      place: { sheet: 'W', row: 7 },
      faults: [{ kind: 'formula', field: 'option1', text: shown }],
    }),
  );

  it.each([
    ['true or false', 'True or False', 'true-false'],
    ['several answers', 'Checkbox', 'several-correct'],
    ['a short answer', 'Short answer', 'short-answer'],
    ['a gap', 'Fill-in-the-Blank', 'fill-in'],
    ['a poll', 'Poll', 'poll'],
    ['an essay', 'Open-Ended', 'essay'],
    ['pairs', 'Match', 'matching'],
    ['an order', 'Reorder', 'ordering'],
    ['a number', 'Numeric', 'numeric'],
  ])('is reported where it is a question of another kind: %s', (_what, type, kind) =>
    expect(read(`Type,${header}\nMultiple Choice,${good}\n${type},${last}\n`).rows[1]).toMatchObject({
      place: { row: 3 },
      faults: [{ kind: 'not-multiple-choice', type: kind }],
    }),
  );

  it('is reported where an earlier row has its id', () =>
    expect(
      read(`question_id,${header}\nz1,${good}\nz2,${last}\nz1,${good}\n`).rows.map(({ faults }) => faults),
    ).toEqual([[], [], [{ kind: 'repeated-id', first: { row: 2 } }]]));

  it('keeps an id that cannot be one only as a note', () =>
    expect(read(`question_id,${header}\na/b,${good}\n`).rows[0]).toMatchObject({
      notes: [{ kind: 'id-left-out', text: 'a/b' }],
      faults: [],
    }));

  it.each([
    ['no answer', 'Who?\nA. a\nB. b\nC. c\nD. d', [{ kind: 'no-answer' }]],
    [
      'an answer that is no option',
      'Who?\nA. a\nB. b\nC. c\nD. d\nANSWER: X',
      [{ kind: 'unclear-answer', text: 'X' }],
    ],
    [
      'five options',
      'Who?\nA. a\nB. b\nC. c\nD. d\nE. e\nANSWER: A',
      [{ kind: 'too-many-options', count: 5 }],
    ],
    ['three options', 'Who?\nA. a\nB. b\nC. c\nANSWER: A', [{ kind: 'missing-option', option: 4 }]],
    ['two stars', 'Who?\n*A. a\n*B. b\nC. c\nD. d', [{ kind: 'several-answers', count: 2 }]],
  ])('is reported with its line in a text: %s', (_what, lines, faults) =>
    expect(
      read(`Who built the ark?\nA. Noah\nB. Moses\nC. David\nD. Saul\nANSWER: A\n\n${lines}`).rows[1],
    ).toMatchObject({ place: { row: 8 }, faults }),
  );

  it.each([
    ['no correct option', 'Who?{~a ~b ~c ~d}', [{ kind: 'no-answer' }]],
    ['three options', 'Who?{=a ~b ~c}', [{ kind: 'missing-option', option: 4 }]],
    ['six options', 'Who?{=a ~b ~c ~d ~e ~f}', [{ kind: 'too-many-options', count: 6 }]],
    ['two correct options', 'Who?{=a =b ~c ~d}', [{ kind: 'several-answers', count: 2 }]],
    ['no question', '{=a ~b ~c ~d}', [{ kind: 'no-question' }]],
    ['a description', 'Just a text.', [{ kind: 'unreadable', text: 'Just a text.' }]],
  ])('is reported with its line in GIFT: %s', (_what, gift, faults) =>
    expect(
      read(
        `Who built the ark?{=Noah ~Moses ~David ~Saul}\n\nWho parted the sea?{~Noah =Moses ~David ~Saul}\n\n${gift}`,
      ).rows[2],
    ).toMatchObject({ place: { row: 5 }, faults }),
  );

  it.each([
    ['a number', '7', [{ kind: 'unreadable', text: '7' }]],
    ['nothing', 'null', [{ kind: 'unreadable', text: 'null' }]],
    [
      'a question without options',
      '{"question":"Who?"}',
      [1, 2, 3, 4]
        .map((option) => ({ kind: 'missing-option', option }))
        .concat([{ kind: 'no-answer' } as never]),
    ],
    [
      'an answer that is no option',
      '{"question":"Who?","options":["a","b","c","d"],"answer":"x"}',
      [{ kind: 'unclear-answer', text: 'x' }],
    ],
  ])('is reported with its number in JSON: %s', (_what, item, faults) =>
    expect(read(`[{"question":"Q","options":["a","b","c","d"],"answer":"a"},${item}]`).rows[1]).toMatchObject(
      { place: { row: 2 }, faults },
    ),
  );
});
