import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkCoverage } from './coverage-document';

let root: string;

const put = async (path: string, text: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
};
const document = () => readFile(join(root, 'docs/specification-coverage.md'), 'utf8');

/** The faults of this specification and these tests when the document has been written. */
async function faultsOf(rows: readonly string[], tests: string): Promise<string[]> {
  const table = ['| Tag | The specification says | We differ |', '|---|---|---|', ...rows].join('\n');
  await put('docs/specification.md', `# All\n\n## 2. Screens\n\n${table}\n`);
  await put('seasons-mfe/src/list.test.tsx', tests);
  await checkCoverage(root, true);
  return (await checkCoverage(root, false)).faults;
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
    expect(await document()).toContain(`
## 2. Screens

| Tag | The specification says | Shown by | We differ |
|---|---|---|---|
| @2.27 | 10 rows per page | [is saved](../e2e/save.flow.ts)<br>[season list › shows \\[ten\\] a page](../seasons-mfe/src/list.test.tsx) |  |
| @7.04 | Update a season | [is saved](../e2e/save.flow.ts) | [The last save wins](differences.md) |
`);
  });

  it('need the document as it would be written', async () => {
    await faultsOf([pager], test);
    await put('docs/specification-coverage.md', `${await document()}More.`);
    expect((await checkCoverage(root, false)).faults).toEqual([
      'docs/specification-coverage.md is not up to date: npm run spec -- --write',
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
