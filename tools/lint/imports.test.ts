import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../root';

/** Violations: the files by their path and text, and what must be reported. */
const planted: readonly (readonly [report: string, files: Readonly<Record<string, string>>])[] = [
  [
    'no circle: shell/src/boot/types-a.ts',
    {
      'shell/src/boot/types-a.ts': "import type { B } from './types-b';\nexport type A = B | 1;",
      'shell/src/boot/types-b.ts': "import type { A } from './types-a';\nexport type B = A | 2;",
    },
  ],
  [
    'no circle: shell/src/boot/lazy-a.ts',
    {
      'shell/src/boot/lazy-a.ts': "export const a = () => import('./lazy-b');",
      'shell/src/boot/lazy-b.ts': "export { a } from './lazy-a';",
    },
  ],
  [
    'ui of shared/src/compiled and shared/src/provided comes first: shared/src/provided/ui/up.ts',
    {
      'shared/src/provided/ui/up.ts': "export * from '@console/shared/forms';",
      'shared/src/provided/forms/index.ts': 'export const form = 1;',
    },
  ],
  [
    'form of quizzes-mfe/src comes first: quizzes-mfe/src/form/up.ts',
    {
      'quizzes-mfe/src/form/up.ts': "export * from '../list/rows';",
      'quizzes-mfe/src/list/rows.ts': 'export const rows = 1;',
    },
  ],
  [
    'lib of the shell comes first: shell/src/lib/up.ts',
    {
      'shell/src/lib/up.ts': "export * from '../layout/frame';",
      'shell/src/layout/frame.ts': 'export const frame = 1;',
    },
  ],
  [
    'app of the shell comes last: shell/src/layout/top.ts',
    {
      'shell/src/layout/top.ts': "export * from '../app/start';",
      'shell/src/app/start.ts': 'export const start = 1;',
    },
  ],
];

const workspaces = ['shared', 'seasons-mfe', 'quizzes-mfe', 'questions-mfe', 'settings-mfe', 'public-mfe'];

/** Copies what the check reads, plants the files, and returns what it prints. */
async function check(tree: string, files: Readonly<Record<string, string>>): Promise<string> {
  for (const path of [
    'imports.config.mjs',
    'tools/jest',
    '.gitignore',
    'tsconfig.base.json',
    'tsconfig.json',
    'shared/package.json',
  ])
    cpSync(join(root, path), join(tree, path), { recursive: true });
  for (const workspace of workspaces) mkdirSync(join(tree, workspace, 'src'), { recursive: true });
  for (const half of ['compiled', 'provided']) mkdirSync(join(tree, 'shared/src', half), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), `${text}\n`);
  }
  mkdirSync(join(tree, 'node_modules/@console'), { recursive: true });
  symlinkSync(join(tree, 'shared'), join(tree, 'node_modules/@console/shared'), 'junction');
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  return new Promise((resolve, reject) => {
    const args = [cruiser, '-c', 'imports.config.mjs', 'shared', 'shell', 'quizzes-mfe'];
    execFile(process.execPath, args, { cwd: tree }, (_error, output, errors) =>
      errors ? reject(new Error(errors)) : resolve(output),
    );
  });
}

describe('npm run imports', () => {
  let tree = '';
  beforeEach(() => {
    tree = realpathSync(mkdtempSync(join(tmpdir(), 'console-imports-')));
  });
  afterEach(() => rmSync(tree, { recursive: true }));

  it('refuses circles, of types and of import() too, and imports against the order of folders', async () => {
    const files = Object.assign({}, ...planted.map(([, each]) => each)) as Record<string, string>;
    const printed = await check(tree, files);
    for (const [report] of planted) expect(printed).toContain(report);
    expect(printed).toContain(`${planted.length} dependency violations`);
  });

  it('asks where a new folder belongs', async () => {
    const files = { 'quizzes-mfe/src/prizes/prize.ts': 'export const prize = 1;' };
    await expect(check(tree, files)).rejects.toThrow('where in quizzes-mfe/src these belong: prizes');
  });
});
