import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkSecurity } from './security-document';

let root: string;

const put = async (path: string, text: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
};

/** The faults found in one threat with this gate and these tests. */
async function faultsOf(gate: string, shownBy: string): Promise<string[]> {
  const table = `| Threat | Gate | Shown by |\n|---|---|---|\n| Somebody \\| reads | ${gate} | ${shownBy} |`;
  await put('docs/security.md', `${table}\n\n[list]: ../list.test.tsx\n[gone]: ../gone.test.tsx\n`);
  const { rows, faults } = await checkSecurity(root);
  expect(rows).toBe(1);
  return faults;
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'security-'));
  const pager = "describe('its pager', () => { it('answers', () => {}); });";
  await put('list.test.tsx', `it('shows a spinner @2.28', () => {}); it('answers', () => {}); ${pager}`);
});

afterEach(() => rm(root, { recursive: true }));

describe('a threat', () => {
  const place = 'docs/security.md:3: Somebody \\| reads\n    ';

  it('names its gate and tests, without tags', async () =>
    expect(await faultsOf('the rules', '[shows a spinner][list]<br>[its pager › answers][list]')).toEqual(
      [],
    ));

  it.each([
    ['without a gate', '', '[shows a spinner][list]', 'no gate is named'],
    ['without a test', 'the rules', '', 'no test is named'],
    ['with more than links', 'the rules', '[shows a spinner][list] and more', "'and more' is no link"],
    [
      'with an unknown test',
      'the rules',
      '[shows nothing][list]',
      "list.test.tsx has no test 'shows nothing'",
    ],
    ['with an unknown file', 'the rules', '[answers][gone]', 'gone.test.tsx does not exist'],
    ['with a file of no tests', 'the rules', '[answers][nowhere]', 'docs/nowhere is no file of tests'],
    [
      'with the title of two tests',
      'the rules',
      '[answers][list]',
      "list.test.tsx has 2 tests 'answers': put the title of the group before it",
    ],
  ])('%s is refused, and named', async (_title, gate, shownBy, fault) =>
    expect(await faultsOf(gate, shownBy)).toEqual([place + fault]),
  );
});
