import { faultsOf } from './check-document';
import type { Tree } from './tree';

const scripts: Record<string, Record<string, string>> = {
  '': { build: 'tsx tools/build.ts', release: 'tsx tools/release.ts', unit: 'jest' },
  shell: { test: 'jest' },
};
const files: Record<string, string> = {
  'docs/other.md': '# Other\n\n## The same\n\n## The same',
  'tools/build.ts': "const help = '--all'; parseArgs({ options: { force: { type: 'boolean' } } });",
  'tools/release.ts':
    "parseArgs({ allowPositionals: true, options: { why: { type: 'string', short: 'y' } } });",
  'shell/src/page.test.ts': '',
  'shared/package.json': '{ "exports": { "./data": "./src/data.ts" } }',
};

/** The faults of a document of this text in a small tree. */
function check(text: string): string[] {
  const sources: Record<string, string> = { ...files, 'README.md': text };
  const tree: Tree = {
    paths: ['docs', 'tools', 'shell', 'shell/src', ...Object.keys(sources)],
    isIgnored: (path) => path.includes('dist/'),
    scripts: (workspace) => scripts[workspace] ?? {},
    workspaces: ['shell', 'shop-mfe'],
    read: (path) => sources[path] ?? '',
    variables: () => new Set(['CONSOLE_PORT_SHELL']),
  };
  return faultsOf('README.md', tree);
}

describe('check of a document', () => {
  it.each([
    '[Other](docs/other.md#the-same-1), [web](https://example.org), `[none](of-code.md)`',
    'From `@console/shared/data`, `shell/*/*.test.ts`, `*.test.ts`, `./page`, `CONSOLE_PORT_SHELL`, left in `.cache/dist/`',
    'Read `tools/build.ts`, `page.test.ts`, `shell/dist` and `application/json`.',
    '`npm run build -- --force`, `npm test -w shell`, `npm test -w <workspace>`, `npm run unit -- shell/src`',
    '```\nnpm ci\nCONSOLE_PORT_SHELL=3100 npm run build   builds everything\n```',
    '`npm run release -- shop --why "A reason"`, `npm run release -- <module> -y x`, `npm run unit -- shell -i`',
    '```\nshell/  docs/   folders\nsee tools/build.ts\n```',
    '| `npm run build` | Options: `--force`, `-- --force` |',
  ])('accepts %j', (text) => {
    expect(check(text)).toEqual([]);
  });

  it.each([
    ['[Other](docs/others.md)', 'links to docs/others.md, which does not exist'],
    ['[Other](docs/other.md#same)', 'links to docs/other.md#same, a heading that does not exist'],
    ['Read `tools/built.ts`.', 'names tools/built.ts, which does not exist'],
    ['`npm run built`', 'runs npm script built, which package.json does not have'],
    ['`npm test -w shops`', 'names the workspace shops, which does not exist'],
    ['`npm run build -- --all`', 'gives build the option --all, which it does not have'],
    ['`npm run build -- all`', 'gives build the word all, which it does not know'],
    ['`npm run release -- shops`', 'gives release the word shops, which it does not know'],
    ['`npm run release -- shop -b x`', 'gives release the option -b, which it does not have'],
    ['`npm run unit -- lib`', 'selects the tests of lib, of which there are none'],
    ['`npm ci --prefix tools/none`', 'names tools/none, which does not exist'],
    ['`npm ci --global`', 'gives npm the option --global, which documents do not use'],
    ['| `npm run build` | Options: `--all` |', 'gives build the option --all, which it does not have'],
    ['| `npm run release` | `-- shops` |', 'gives release the word shops, which it does not know'],
    ['`npm build`', 'runs npm build, which documents do not use'],
    ['`npm test shell`', 'gives npm the word shell, which it passes to no script'],
    ['Left in `.cached/`', 'names .cached/, which does not exist'],
    ['All of `shell/*/*.flow.ts`', 'names shell/*/*.flow.ts, which does not exist'],
    ['From `@console/shared/forms`', 'names @console/shared/forms, which shared does not export'],
    ['Set `CONSOLE_SEED`.', 'names the variable CONSOLE_SEED, which nothing reads'],
    ['Use `--all`.', 'names the option --all, which does not exist'],
  ])('refuses %j', (text, fault) => {
    expect(check(text)).toEqual([`README.md:1 ${fault}`]);
  });
});
