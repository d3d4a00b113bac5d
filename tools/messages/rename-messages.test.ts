import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FoundMessage } from './messages-in-code';
import { renameMessages } from './rename-messages';

const files = {
  'package.json': '{}',
  'app/src/list.tsx':
    "export const title = t('Delete Quiz') + t('Nothing was deleted, because it is open.');",
  'app/src/table.ts': "export const header = 'Delete Quiz';",
  'app/src/gate.tsx': 'export const label = (what: What) => t(`Couldn’t load the ${what}`);',
  'app/src/list.test.tsx': "press('Delete Quiz'); read(/Nothing was deleted, because/);",
  'app/src/locales/te.json': '{\n  "Couldn’t load the quiz": "…",\n  "Delete Quiz": "తొలగించండి"\n}\n',
  'docs/specification.md': '| @1.1 | “Delete Quiz” |\n',
};
const found: FoundMessage[] = [
  { message: 'Delete Quiz', file: 'app/src/list.tsx', place: 'app/src/list.tsx:1' },
  { message: 'Couldn’t load the quiz', file: 'app/src/gate.tsx', place: 'app/src/gate.tsx:1' },
];

let root: string;
const read = (path: keyof typeof files) => readFileSync(join(root, path), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rename-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

describe('renaming messages in a tree', () => {
  it('changes code, catalogue and tests, and names what it changed that is not translated', () => {
    const { left } = renameMessages(root, [{ from: 'Delete Quiz', to: 'Delete this quiz' }], found);
    expect(read('app/src/list.tsx')).toContain("t('Delete this quiz')");
    expect(read('app/src/locales/te.json')).toContain('"Delete this quiz": "తొలగించండి"');
    expect(read('app/src/list.test.tsx')).toContain("press('Delete this quiz')");
    expect(left).toEqual(['app/src/table.ts said “Delete Quiz” outside of t(): check that it may change']);
  });

  it('names a test that has the beginning of a message', () => {
    const from = 'Nothing was deleted, because it is open.';
    const { left } = renameMessages(root, [{ from, to: 'Nothing was deleted: it’s open.' }], found);
    expect(left).toContain('app/src/list.test.tsx still says “Nothing was deleted,”');
  });

  it('leaves the words of the specification', () => {
    renameMessages(root, [{ from: 'Delete Quiz', to: 'Delete this quiz' }], found);
    expect(read('docs/specification.md')).toContain('“Delete Quiz”');
  });

  it('refuses a message that the code puts together, and changes nothing', () => {
    const renaming = { from: 'Couldn’t load the quiz', to: 'The quiz didn’t load' };
    expect(() => renameMessages(root, [renaming], found)).toThrow(/put together at app\/src\/gate\.tsx:1/);
    expect(read('app/src/locales/te.json')).toBe(files['app/src/locales/te.json']);
  });
});
