import { strToU8, zipSync } from 'fflate';
import { buildXlsx, inlineRows } from './testing/build-xlsx';
import { ark, read, refusal, summary } from './testing/expected';
import { importLimits } from './imported';
import { repeatedParts } from './testing/repeated-parts';

const header = ['Question', 'A', 'B', 'C', 'D', 'Answer'];
const row = ['Who built the ark?', 'Noah', 'Moses', 'David', 'Saul', 'A'];
const sheetPart = 'xl/worksheets/sheet1.xml';
const workbook = (more: Readonly<Record<string, Uint8Array>>) =>
  buildXlsx({ sheets: [{ name: 'S', rows: inlineRows([header, row]) }], more });
const sheetOf = (body: string) =>
  workbook({ [sheetPart]: strToU8(`<worksheet><sheetData>${body}</sheetData></worksheet>`) });
const table = (...lines: readonly string[]) => [header.join(','), ...lines].join('\n');

/** An archive whose directory states another size for parts of a size. */
function stating(bytes: Uint8Array, size: number, stated: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 28 < bytes.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === size)
      view.setUint32(at + 24, stated, true);
  return bytes;
}

describe('a hostile file', () => {
  it('that becomes very large is refused before it is inflated', () =>
    expect(refusal(workbook({ [sheetPart]: new Uint8Array(40_000_000) }))).toBe('zip-bomb'));

  it('whose parts become large together is refused', () => {
    const noise = Uint8Array.from(
      { length: 200_000 },
      (_, index) => (index * index * 7 + (index >> 8)) % 253,
    );
    const bytes = workbook({ [sheetPart]: noise, 'xl/styles.xml': noise });
    expect(refusal(stating(bytes, 200_000, 34_000_000))).toBe('zip-bomb');
  });

  it('that states a smaller size than it has fills no memory: what is beyond is not read', () => {
    const bytes = stating(workbook({ [sheetPart]: new Uint8Array(30_000_000) }), 30_000_000, 1_000);
    expect(refusal(bytes)).toBe('empty');
  });

  it('may contain a bomb in a part that is not needed: it stays packed', () =>
    expect(summary(read(workbook({ 'xl/media/image1.png': new Uint8Array(40_000_000) })))).toEqual([ark]));

  it('with entities that grow is refused', () =>
    expect(
      refusal(
        workbook({
          [sheetPart]: strToU8(
            '<!DOCTYPE a [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]><worksheet><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData></worksheet>',
          ),
        }),
      ),
    ).toBe('damaged'));

  it('with an entity of another file is refused', () =>
    expect(
      refusal(
        workbook({
          [sheetPart]: strToU8('<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet/>'),
        }),
      ),
    ).toBe('damaged'));

  it('with a cell in the column of number one million is refused', () => {
    expect(refusal(sheetOf('<row r="1"><c r="BDWGN1" t="str"><v>x</v></c></row>'))).toBe('too-many-columns');
    expect(refusal(sheetOf('<row r="1"><c r="XFD1" t="str"><v>x</v></c></row>'))).toBe('too-many-columns');
    expect(refusal(`${'a,'.repeat(1_000_000)}b\n`, { name: 'a.csv' })).toBe('too-many-columns');
    expect(refusal(`<table><tr>${'<td>a'.repeat(300)}</tr></table>`)).toBe('too-many-columns');
    expect(refusal('<table><tr><td colspan=1000000>a</td></tr></table>')).toBe('too-many-columns');
  });

  it('with more rows than the limit is refused; at the limit it is read', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, index) => `Who ${index}?,a,b,c,d,A`);
    expect(read(table(...rows(importLimits.rows))).rows).toHaveLength(importLimits.rows);
    expect(refusal(table(...rows(importLimits.rows + 1)))).toBe('too-many-rows');
    expect(refusal(table(...rows(100_000)))).toBe('too-many-rows');
    expect(
      refusal(
        sheetOf(inlineRows(Array.from({ length: importLimits.rows + 51 }, (_, index) => [`Who ${index}?`]))),
      ),
    ).toBe('too-many-rows');
    expect(refusal('Who?{=a ~b ~c ~d}\n\n'.repeat(importLimits.rows + 1))).toBe('too-many-rows');
  });

  it('with very many empty rows costs nothing', () =>
    expect(
      summary(
        read(
          sheetOf(
            `${inlineRows([header, row])}${Array.from({ length: 300_000 }, (_, index) => `<row r="${index + 3}"/>`).join('')}`,
          ),
        ),
      ),
    ).toEqual([ark]));

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'with the header %s changes nothing',
    (name) => {
      expect(summary(read(`${name},${table(`x,${row.join(',')}`)}`))).toEqual([ark]);
      expect(
        summary(
          read(
            `[{"${name}":{"polluted":true},"question":"Who built the ark?","options":["Noah","Moses","David","Saul"],"answer":"Noah"}]`,
          ),
        ),
      ).toEqual([ark]);
      expect({}).not.toHaveProperty('polluted');
    },
  );

  it.each([
    ['a script', '<script>alert(1)</script>Who?'],
    ['an event handler', '<img src=x onerror=alert(1)>'],
    ['an address of a script', 'javascript:alert(1)'],
  ])('with %s in a cell is text', (_what, text) => {
    expect(read(table(`${text},a,b,c,d,A`), { name: 'a.csv' }).rows[0]?.values.question).toBe(text);
  });

  it.each([
    ['nested brackets', '['.repeat(1_000_000), 'damaged'],
    ['half a JSON', '[{"question":"Who?"', 'damaged'],
    ['another JSON', '{"name":"console"}', 'not-a-question-file'],
    ['a PDF', '%PDF-1.7\n', 'not-a-question-file'],
    ['RTF', '{\\rtf1\\ansi Who?}', 'not-a-question-file'],
    ['XML', '<?xml version="1.0"?><quiz><question type="multichoice"/></quiz>', 'not-a-question-file'],
    ['a letter', 'Dear friends,\nthe quiz is on Sunday.\nYours', 'not-a-question-file'],
    ['nothing', '', 'empty'],
    ['spaces', ' \n\t\n', 'empty'],
    ['commas', ',,,\n,,,\n', 'empty'],
    ['a header without rows', 'Question,A,B,C,D,Answer\n', 'empty'],
  ])('that is %s is refused', (_what, text, reason) => expect(refusal(text)).toBe(reason));

  it.each([
    ['a file of Excel 97', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0], 'old-excel'],
    [
      'a workbook with a password',
      [
        0xd0,
        0xcf,
        0x11,
        0xe0,
        0xa1,
        0xb1,
        0x1a,
        0xe1,
        ...[...'EncryptedPackage'].flatMap((char) => [char.charCodeAt(0), 0]),
      ],
      'password',
    ],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 1, 2, 0], 'not-a-question-file'],
    ['an archive that was cut', [0x50, 0x4b, 3, 4, 0, 0, 0, 0], 'damaged'],
  ])('that is %s is refused', (_what, bytes, reason) => expect(refusal(Uint8Array.from(bytes))).toBe(reason));

  it.each([
    [
      'a document of Word',
      { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>' },
      'word-document',
    ],
    [
      'a sheet of LibreOffice in its own format',
      { mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' },
      'not-a-question-file',
    ],
    ['any archive', { 'a.txt': 'a' }, 'not-a-question-file'],
  ])('that is %s is refused', (_what, files, reason) =>
    expect(
      refusal(
        zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
      ),
    ).toBe(reason),
  );

  it('with hundreds of quotes that do not end is read row by row', () =>
    expect(
      read(table(...Array.from({ length: 900 }, () => '"Who?,a1,b1,c1,d1,A')), { name: 'a.csv' }).rows.length,
    ).toBeGreaterThan(0));

  // How long that may take is a matter of `npm run bench -- import`.
  it.each(repeatedParts)('of %j alone, many times, breaks nothing', (part) => {
    for (const text of [part.repeat(60_000), `${part}\n`.repeat(6_000)])
      expect(() => refusal(text)).not.toThrow();
  });
});
