import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRenamedBuild } from './renamed-build';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renamed-build-'));
  await mkdir(join(folder, 'built/assets'), { recursive: true });
  const files = {
    'index.html': '<script src="/assets/shell.01234567.js"></script>',
    'assets/shell.01234567.js': 'load({ 12: "89abcdef" }[12])',
    'assets/12.89abcdef.js': 'export {}',
    'assets/picture.76543210.svg': '<svg/>',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'built', name), text);
  await writeRenamedBuild(join(folder, 'built'), join(folder, 'newer'));
});
afterEach(() => rm(folder, { recursive: true }));

const newer = (name: string) => readFile(join(folder, 'newer', name), 'utf8');

describe('a renamed build', () => {
  it('loads each script under another name', async () => {
    expect(await newer('index.html')).toBe('<script src="/assets/shell.76543210.js"></script>');
    expect(await newer('assets/shell.76543210.js')).toBe('load({ 12: "fedcba98" }[12])');
    expect(await newer('assets/12.fedcba98.js')).toBe('export {}');
  });

  it('keeps the scripts that open pages load, and the names of other files', async () => {
    expect(await newer('assets/shell.01234567.js')).toBe('load({ 12: "89abcdef" }[12])');
    expect(await readdir(join(folder, 'newer/assets'))).toContain('picture.76543210.svg');
  });
});
