import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconFolder, icons } from './drawings';

describe('the icons of the installed app', () => {
  it('are those that are drawn', () => {
    expect(readdirSync(iconFolder).sort()).toEqual(Object.keys(icons).sort());
  });

  it.each(Object.entries(icons))('%s is a PNG of its size', (name, { size }) => {
    const png = readFileSync(join(iconFolder, name));
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    // Width and height begin the header.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  });
});
