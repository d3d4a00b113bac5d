import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkCoverage } from './coverage-document';
import { checkSecurity } from './security-document';

let root: string;

const put = async (path: string, text: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
};

const listed = `# Differences
| Specification | This console | Reason |
|---|---|---|
| The last save wins | only what you changed is written | two hosts |`;

const tests = `
describe('season list', () => {
  it('shows a spinner', () => {});
  it('answers', () => {});
  it.each([['Admin', 2], ['Manager', 1]])('lets %s see %i seasons', () => {});
  it('is said twice', () => {});
  it.each(['is said twice'])('%s', () => {});
  it.skip('is not played', () => {});
  it.todo('is not written');
  describe('its pager', () => { it('answers', () => {}); });
});
describe.skip('a group that is not played', () => { it('is in it', () => {}); });
const words = "it('is only a text', () => {})";`;

const flow = `
test.describe('a visitor', () => {
  for (const path of ['/seasons', '/home']) test(\`is sent away from \${path}\`, async () => {});
});`;

const targets = `[list]: ../seasons-mfe/src/list.test.tsx
[gone]: ../seasons-mfe/src/gone.test.tsx
[flow]: ../e2e/public.flow.ts
[readme]: ../README.md
[differs]: differences.md`;

/** The faults found when one row names these tests and this difference. */
async function faultsOf(shownBy: string, differs = ''): Promise<string[]> {
  const row = `| 2 | Something is shown \\| said | ${shownBy} | ${differs} |`;
  const table = `| § | Sentence | Test | |\n|---|---|---|---|\n${row}\n`;
  await put('docs/specification-coverage.md', `${table}\n${targets}\n`);
  const { rows, faults } = await checkCoverage(root);
  expect(rows).toBe(1);
  return faults;
}
const inList = (name: string) => `[${name}][list]`;
const inFlow = (name: string) => `[${name}][flow]`;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'coverage-'));
  await put('docs/differences.md', listed);
  await put('seasons-mfe/src/list.test.tsx', tests);
  await put('e2e/public.flow.ts', flow);
});

afterEach(() => rm(root, { recursive: true }));

describe('a sentence is covered', () => {
  it.each([
    'shows a spinner',
    'season list › shows a spinner',
    'its pager › answers',
    'season list › its pager › answers',
    'lets %s see %i seasons',
    'is said twice',
    'season list › lets Admin see 2 seasons',
  ])('by %s', async (name) => expect(await faultsOf(inList(name))).toEqual([]));

  it.each(['is sent away from ${path}', 'a visitor › is sent away from /home'])(
    'by the flow %s',
    async (name) => expect(await faultsOf(inFlow(name))).toEqual([]),
  );

  it('by several tests, and by a listed difference', async () => {
    const both = `${inList('shows a spinner')}<br>${inFlow('is sent away from /home')}`;
    const difference = '[The last save][differs]';
    expect(await faultsOf(both, difference)).toEqual([]);
  });
});

describe('a row is refused, and named', () => {
  const place = 'docs/specification-coverage.md:3: Something is shown \\| said\n    ';

  it.each([
    'shows a spinne',
    'shows a spinner!',
    'its pager › shows a spinner',
    'pager › answers',
    'lets Host see 2 seasons',
    'is not played',
    'is not written',
    'is in it',
    'is only a text',
  ])('when no test is called %s', async (name) =>
    expect(await faultsOf(inList(name))).toEqual([
      `${place}seasons-mfe/src/list.test.tsx has no test '${name}'`,
    ]),
  );

  it('when several tests are called so', async () =>
    expect(await faultsOf(inList('answers'))).toEqual([
      expect.stringContaining("has 2 tests 'answers': put the title of the group before it"),
    ]));

  it('when a file is not there, or holds no tests', async () => {
    expect(await faultsOf('[shows a spinner][gone]<br>[Console][readme]<br>[Console][nowhere]')).toEqual([
      `${place}seasons-mfe/src/gone.test.tsx does not exist`,
      `${place}README.md is no file of tests`,
      `${place}docs/nowhere is no file of tests`,
    ]);
  });

  it('when it names no test', async () => expect(await faultsOf('')).toEqual([`${place}no test is named`]));

  it('when something in it is no link', async () =>
    expect(await faultsOf(`${inList('shows a spinner')}<br>[answers] [list]`)).toEqual([
      `${place}'[answers] [list]' is no link`,
    ]));

  it.each([
    ['[The pager][differs]', 'The pager'],
    ['[The last save wins][readme]', 'The last save wins'],
  ])('when docs/differences.md lists no such difference: %s', async (link, text) =>
    expect(await faultsOf(inList('shows a spinner'), link)).toEqual([
      `${place}docs/differences.md lists no difference '${text}'`,
    ]),
  );
});

describe('a threat', () => {
  const place = 'docs/security.md:3: Somebody reads';

  const faultsOfThreat = async (gate: string, shownBy: string) => {
    const table = `| Threat | Gate | Shown by |\n|---|---|---|\n| Somebody reads | ${gate} | ${shownBy} |`;
    await put('docs/security.md', `${table}\n\n${targets}\n`);
    const { rows, faults } = await checkSecurity(root);
    expect(rows).toBe(1);
    return faults;
  };

  it('names its gate and a test', async () =>
    expect(await faultsOfThreat('the rules', inList('shows a spinner'))).toEqual([]));

  it('without either is refused, and named', async () =>
    expect(await faultsOfThreat('', '')).toEqual([
      `${place}\n    no gate is named`,
      `${place}\n    no test is named`,
    ]));

  it('whose test is not there is refused, and named', async () =>
    expect(await faultsOfThreat('the rules', `${inList('shows nothing')} and more`)).toEqual([
      `${place}\n    'and more' is no link`,
      `${place}\n    seasons-mfe/src/list.test.tsx has no test 'shows nothing'`,
    ]));
});
