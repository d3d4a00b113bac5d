import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkCoverage, testsOf } from './coverage';

let root: string;

const put = async (path: string, text: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
};

/** The faults of this specification and these tests. */
async function faultsOf(rows: readonly string[], tests: string): Promise<string[]> {
  const table = ['| Tag | The specification says | We differ |', '|---|---|---|', ...rows].join('\n');
  await put('docs/specification.md', `# All\n\n## 2. Screens\n\n${table}\n`);
  await put('seasons-mfe/src/list.test.tsx', tests);
  return (await checkCoverage(root)).faults;
}

const pager = '| @2.27 | 10 rows per page | |';
const test = "describe('season list', () => { it('shows [ten] a page @2.27', () => {}); });";

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'coverage-'));
  await put('.gitignore', 'node_modules/\ndist/\n');
  await put(
    'docs/differences.md',
    '| Specification | Reason |\n|---|---|\n| The last save wins | two hosts |',
  );
  await put('seasons-mfe/dist/built.test.ts', "it('is not of the sources @9.99', () => {});");
});

afterEach(() => rm(root, { recursive: true }));

describe('the sentences of the specification', () => {
  it('are listed with the tests that have their tags, and the differences', async () => {
    await put('e2e/save.flow.ts', "test('is saved @7.04 @2.27', async () => {});");
    expect(await faultsOf([pager, '| @7.04 | Update a season | The last save wins |'], test)).toEqual([]);
    expect(await testsOf(root, '@2')).toEqual([
      '@2.27 10 rows per page',
      '  e2e/save.flow.ts: is saved',
      '  seasons-mfe/src/list.test.tsx: season list › shows [ten] a page',
    ]);
    expect(await testsOf(root, '@7.')).toEqual([
      '@7.04 Update a season (we differ: The last save wins)',
      '  e2e/save.flow.ts: is saved',
    ]);
  });

  it.each([
    ['without a test', [pager], '', "no test has '@2.27' in its title"],
    ['with the tag of another', [pager, pager], test, "'@2.27' stands for several sentences"],
    [
      'with an unknown difference',
      ['| @2.27 | 10 rows per page | The last save |'],
      test,
      "docs/differences.md lists no difference 'The last save'",
    ],
  ])('are refused, and named, %s', async (_title, rows, tests, fault) =>
    expect(await faultsOf(rows, tests)).toContain(`docs/specification.md:7: 10 rows per page\n    ${fault}`),
  );
});

describe('a tag is refused, and named', () => {
  const place = 'seasons-mfe/src/list.test.tsx';

  it.each([
    ['that no sentence has', "it('is @2.99', () => {});", "docs/specification.md has no sentence '@2.99'"],
    ['of a skipped test', "it.skip('is @2.27', () => {});", 'it is not the title of a test that runs'],
    ['of a group', "describe('is @2.27', () => {});", 'it is not the title of a test that runs'],
  ])('%s', async (_title, more, fault) =>
    expect(await faultsOf([pager], `${test}\n${more}`)).toEqual([
      expect.stringMatching(new RegExp(`^${place}: is @\\d.\\d\\d\n    ${fault}$`)),
    ]),
  );
});
