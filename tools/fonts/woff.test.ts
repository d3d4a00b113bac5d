import { readFileSync } from 'node:fs';
import { ttfOf } from './woff';

const packed = readFileSync(require.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff'));

/** The offset of each table of a TrueType file, by its tag. */
const tablesOf = (ttf: Buffer) =>
  new Map(
    Array.from({ length: ttf.readUInt16BE(4) }, (_, index) => {
      const entry = 12 + index * 16;
      const offset = ttf.readUInt32BE(entry + 8);
      const length = ttf.readUInt32BE(entry + 12);
      return [
        ttf.toString('latin1', entry, entry + 4),
        { checksum: ttf.readUInt32BE(entry + 4), offset, length },
      ];
    }),
  );

/** As the format defines it: the sum of the table's 32-bit words. */
function sumOf(ttf: Buffer, { offset, length }: { offset: number; length: number }): number {
  let sum = 0;
  for (let at = offset; at < offset + length; at += 4) sum = (sum + ttf.readUInt32BE(at)) >>> 0;
  return sum;
}

describe('a WOFF file', () => {
  it('converts to a TrueType file with every table intact', () => {
    const ttf = ttfOf(packed);
    expect(ttf.readUInt32BE(0)).toBe(0x00010000);
    const tables = tablesOf(ttf);
    expect([...tables.keys()]).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'name']));
    for (const [tag, table] of tables) {
      // The checksum in `head` covers the whole file.
      if (tag !== 'head') expect([tag, sumOf(ttf, table)]).toEqual([tag, table.checksum]);
    }
  });

  it('is distinguished from other files', () => {
    expect(() => ttfOf(Buffer.from('no font at all'))).toThrow(RangeError);
  });
});
