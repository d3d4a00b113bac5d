import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import ignore from 'ignore';
import { copySources } from './gitignore';
import { root } from './root';

/** Where commands and editors leave files, which `.gitignore` must name. Tools could take each for a source, a test or a file to format. */
const left = {
  'npm start, npm run release': ['.deployment/local/quizzes-mfe/20260101', '.local-firebase', '.cache'],
  'npm run archive': ['.archive'],
  'npm run hosting': ['.deployment/production/shell/assets', '.firebase'],
  'npm run build, npm run new-module': ['shell/dist', 'local-firebase/dist/src', 'quizzes-mfe/.mf/src'],
  'npm run e2e': ['test-results/flow', 'playwright-report', 'e2e/test-results'],
  'npm run unit -- --coverage': ['coverage/src', 'tools/coverage'],
  'npm run bench': ['bench/react-admin/node_modules/left', 'bench/dist'],
  'npm run pack': ['packages', 'packages/src'],
  'an editor': ['.vscode', '.idea/src'],
};
const names = ['left.ts', 'left.test.ts', 'left.js', 'left.json'];
/** Files that are left in no folder of their own. */
const leftFiles = [
  'firebase.deploy.123.json',
  'tools/command.ts.swp',
  'tools/command.ts~',
  '.DS_Store',
  'console.tgz',
];
const inFolder = (folder: string) => names.map((name) => join(folder, name));
const gitignore = readFileSync(join(root, '.gitignore'), 'utf8');

/** Files that a line of `.gitignore` names, at the root, among tools and among a site's sources. */
const namedBy = (line: string): string[] =>
  ['', 'tools', 'shell/src'].flatMap((place) => {
    const path = join(place, line.replaceAll('*', 'left'));
    return line.endsWith('/') ? inFolder(path) : [path];
  });
const lines = gitignore.split('\n').filter((line) => line && !line.startsWith('#'));
const files = [
  ...new Set([...Object.values(left).flat().flatMap(inFolder), ...leftFiles, ...lines.flatMap(namedBy)]),
].filter((path) => !path.startsWith('node_modules/'));
const own = ['tools/own.test.ts', 'shell/src/own.test.ts'];

const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });

describe('what commands and editors leave', () => {
  let tree = '';
  beforeAll(() => {
    tree = realpathSync(mkdtempSync(join(tmpdir(), 'console-tree-')));
    for (const path of [...files, ...own]) {
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      // Every formatter would change it.
      writeFileSync(join(tree, path), ' {}  \n\n\n');
    }
    for (const path of ['.gitignore', 'tsconfig.base.json', 'tsconfig.json'])
      copyFileSync(join(root, path), join(tree, path));
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction');
  });
  afterAll(() => rmSync(tree, { recursive: true }));

  const inTree = (paths: readonly string[]) => paths.map((path) => relative(tree, path)).sort();

  it('is ignored by Git', () => {
    const rules = ignore().add(gitignore);
    expect([...files, ...own].filter((path) => !rules.ignores(path))).toEqual(own);
  });

  const printed = (args: readonly string[]) =>
    spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' }).stdout;
  const ran = (args: readonly string[]) => printed(args).trim().split('\n').sort();

  it('is not linted', () => {
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    expect(ran([oxlint, '-c', join(root, 'oxlint.config.mjs'), '--debug=files'])).toEqual([...own].sort());
  });

  it('is not formatted', () => {
    const oxfmt = join(root, 'node_modules/oxfmt/bin/oxfmt');
    expect(ran([oxfmt, '-c', join(root, '.oxfmtrc.json'), '--list-different'])).toEqual([...own].sort());
  });

  it('is not searched for tests', () => {
    const jest = join(root, 'node_modules/jest/bin/jest.js');
    const found = node(jest, '-c', join(root, 'jest.config.cjs'), '--rootDir', tree, '--listTests');
    expect(inTree(found.trim().split('\n'))).toEqual([...own].sort());
  });

  it('is not searched for imports', () => {
    const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const config = join(root, 'imports.config.mjs');
    const folders = ['shell', 'quizzes-mfe', 'local-firebase', 'e2e', 'bench', 'tools'];
    const { modules } = JSON.parse(printed([cruiser, '-c', config, '-T', 'json', ...folders])) as {
      modules: { source: string }[];
    };
    expect(modules.map(({ source }) => source).sort()).toEqual([...own].sort());
  });

  it('is not type-checked', () => {
    const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
    const listed = inTree(ran([tsc, '-p', join(tree, 'tsconfig.json'), '--listFilesOnly']));
    expect(listed.filter((path) => !/^(\.\.|node_modules)\//.test(path))).toEqual([...own].sort());
  });

  it('is not copied to packages and to the folders of teams', async () => {
    const copies = mkdtempSync(join(tmpdir(), 'console-copies-'));
    const folders = ['shell', 'quizzes-mfe', 'local-firebase', 'e2e', 'bench', 'tools'];
    for (const folder of folders) await copySources(tree, folder, copies);
    const copied = readdirSync(copies, { recursive: true, withFileTypes: true }).filter((each) =>
      each.isFile(),
    );
    expect(copied.map((each) => relative(copies, join(each.parentPath, each.name))).sort()).toEqual(
      [...own].sort(),
    );
    rmSync(copies, { recursive: true });
  });
});
