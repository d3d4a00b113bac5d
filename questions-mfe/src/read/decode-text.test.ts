import { importLimits } from './imported';
import { ark, read, refusal, summary } from './testing/expected';

const header = 'Question,A,B,C,D,Answer';
const table = `${header}\nఓడను ఎవరు కట్టారు?,నోవహు,మోషే,దావీదు,సౌలు,ఎ\n`;
const telugu = 'ఓడను ఎవరు కట్టారు?|నోవహు|మోషే|దావీదు|సౌలు → నోవహు';

const bytesOf = (codes: Iterable<number>) => Uint8Array.from(codes);
const utf8 = (text: string) => new TextEncoder().encode(text);
const units = (text: string) => Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
const utf16le = (text: string) => bytesOf(units(text).flatMap((code) => [code & 255, code >> 8]));
const utf16be = (text: string) => bytesOf(units(text).flatMap((code) => [code >> 8, code & 255]));

describe('the encoding of a file', () => {
  it.each([
    ['UTF-8', utf8(table), 'utf-8'],
    ['UTF-8 with a mark, as Excel saves it', utf8(`\ufeff${table}`), 'utf-8'],
    ['UTF-16 with a mark, Excel’s “Unicode text”', utf16le(`\ufeff${table}`), 'utf-16le'],
    ['UTF-16 of the other byte order', utf16be(`\ufeff${table}`), 'utf-16be'],
    ['UTF-16 without a mark', utf16le(table), 'utf-16le'],
    ['UTF-16 of the other byte order without a mark', utf16be(table), 'utf-16be'],
    ['UTF-8 with line ends of Windows', utf8(table.replaceAll('\n', '\r\n')), 'utf-8'],
    ['UTF-8 with line ends of old Macs', utf8(table.replaceAll('\n', '\r')), 'utf-8'],
    ['UTF-8 with semicolons', utf8(table.replaceAll(',', ';')), 'utf-8'],
    ['UTF-8 with tabs', utf8(table.replaceAll(',', '\t')), 'utf-8'],
    ['UTF-16 with tabs', utf16le(`\ufeff${table.replaceAll(',', '\t')}`), 'utf-16le'],
    ['UTF-8 with bars', utf8(table.replaceAll(',', '|')), 'utf-8'],
    ['UTF-8 with quotes around each cell', utf8(table.replace(/[^,\n]+/g, '"$&"')), 'utf-8'],
    ['UTF-8 in which a vowel sign is decomposed', utf8(table.normalize('NFD')), 'utf-8'],
  ])('%s is recognised', (_what, bytes, encoding) => {
    const source = read(bytes, { name: 'questions.csv' });
    expect(summary(source)).toEqual([telugu]);
    expect(source.encoding).toBe(encoding);
  });

  it('is Windows-1252 where the bytes are not UTF-8', () => {
    const source = read(bytesOf([...utf8(`${header}\nWho had a caf`), 0xe9, ...utf8('?,a,b,c,d,A\n')]), {
      name: 'a.csv',
    });
    expect(source.encoding).toBe('windows-1252');
    expect(summary(source)).toEqual(['Who had a café?|a|b|c|d → a']);
  });

  it('of a text that is neither is refused', () => {
    expect(refusal(bytesOf([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00]))).toBe('damaged');
    expect(refusal(bytesOf([1, 0, 0, 1, 0, 0, 2, 0, 0]))).toBe('not-a-question-file');
  });

  it('does not matter for the limit of bytes', () =>
    expect(refusal(new Uint8Array(importLimits.bytes + 1))).toBe('too-large'));

  it('does not matter for the limit of a text that was pasted', () =>
    expect(refusal('x'.repeat(importLimits.bytes + 1))).toBe('too-large'));

  it('is not asked of a text that was pasted', () =>
    expect(read(`${header}\nWho built the ark?,Noah,Moses,David,Saul,A`)).not.toHaveProperty('encoding'));

  it('may be that of the whole file only: ark', () =>
    expect(summary(read(utf8(`${header}\nWho built the ark?,Noah,Moses,David,Saul,A`)))).toEqual([ark]));
});
