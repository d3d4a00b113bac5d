import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../root';

/** One violation of each rule that protects something: where, the text, and the rule that must report it. */
type Planted = readonly (readonly [path: string, text: string, rule: string])[];

const planted: Planted = [
  // Layers
  ['shared/src/provided/ui/sdk.ts', "export * from 'firebase/auth';", 'eslint(no-restricted-imports)'],
  [
    'shared/src/provided/ui/half.ts',
    "export * from '../../compiled/model';",
    'eslint(no-restricted-imports)',
  ],
  [
    'shared/src/compiled/model/imports.ts',
    "export * from '@console/shared/ui';",
    'eslint(no-restricted-imports)',
  ],
  [
    'shared/src/provided/ui/up.ts',
    "export * from '../../../shell/src/app';",
    'eslint(no-restricted-imports)',
  ],
  ['shell/src/focused.test.ts', "it.only('tests nothing else', () => {});", 'jest(no-focused-tests)'],
  ['rules/skipped.test.ts', "it.skip('tests nothing', () => {});", 'jest(no-disabled-tests)'],
  ['shell/src/module.ts', "export * from '../../quizzes-mfe/src/module';", 'eslint(no-restricted-imports)'],
  ['shell/src/alone.ts', "export * from '@console/shared/standalone';", 'eslint(no-restricted-imports)'],
  ['seasons-mfe/src/other.ts', "export * from '../../quizzes-mfe/src/a';", 'eslint(no-restricted-imports)'],
  ['public-mfe/src/router.ts', "export * from 'react-router-dom';", 'eslint(no-restricted-imports)'],
  ['quizzes-mfe/src/inside.ts', "export * from '../../shared/src/a';", 'eslint(no-restricted-imports)'],
  [
    'settings-mfe/src/alone.ts',
    "export * from '@console/shared/standalone';",
    'eslint(no-restricted-imports)',
  ],
  ['tools/backend.ts', "export * from '../local-firebase/src/a';", 'eslint(no-restricted-imports)'],
  // What the syntax allows and this code does not
  [
    'questions-mfe/src/role.ts',
    "export const a = (role: string) => role === 'Admin';",
    'console(restricted-syntax)',
  ],
  [
    'shared/src/compiled/model/html.tsx',
    "export const a = <p dangerouslySetInnerHTML={{ __html: '' }} />;",
    'console(restricted-syntax)',
  ],
  [
    'shell/src/html.ts',
    "export const a = (element: Element) => (element.innerHTML = 'a');",
    'console(restricted-syntax)',
  ],
  [
    'shell/src/write.ts',
    "export const a = (page: Document) => page.write('a');",
    'console(restricted-syntax)',
  ],
  [
    'seasons-mfe/src/hover.ts',
    'export const a = (css: typeof String.raw) => css`&:hover { color: red; }`;',
    'console(restricted-syntax)',
  ],
  [
    'e2e/wait.ts',
    'export const a = (page: { waitForTimeout: () => void }) => page.waitForTimeout();',
    'console(restricted-syntax)',
  ],
  // Names and texts
  ['tools/denied.ts', 'export const patience = 1;', 'eslint(id-denylist)'],
  ['tools/camelCase.ts', 'export const a = 1;', 'console(kebab-case)'],
  ['quizzes-mfe/src/text.tsx', 'export const a = <p>Not translated</p>;', 'console(translated-texts)'],
  ['tools/default.ts', 'export default 1;', 'eslint(no-restricted-exports)'],
  // Hooks
  [
    'shell/src/hook.ts',
    "import { useState } from 'react';\nexport const useA = (a: boolean) => a && useState(1);",
    'react-hooks(rules-of-hooks)',
  ],
  [
    'shared/src/provided/ui/effect.ts',
    "import { useEffect } from 'react';\nexport const useA = (a: () => void) => useEffect(() => a(), []);",
    'react-hooks(exhaustive-deps)',
  ],
  [
    'seasons-mfe/src/refs.tsx',
    "import { useRef } from 'react';\nexport function A() {\n  const a = useRef(1);\n  return <p>{a.current}</p>;\n}",
    'react(refs)',
  ],
  // Types
  [
    'tools/promise.ts',
    'export const a = () => {\n  Promise.resolve();\n};',
    'typescript(no-floating-promises)',
  ],
  [
    'tools/misused.ts',
    'export const a = () => setTimeout(async () => Promise.resolve(), 1);',
    'typescript(no-misused-promises)',
  ],
  ['tools/awaited.ts', 'export const a = async () => await 1;', 'typescript(await-thenable)'],
  ['tools/any.ts', 'export const a = (b: any): void => void b;', 'typescript(no-explicit-any)'],
  [
    'tools/unsafe.ts',
    "export const a = () => {\n  const b: string = JSON.parse('1');\n  return b;\n};",
    'typescript(no-unsafe-assignment)',
  ],
  ['tools/return.ts', "export const a = (): string => JSON.parse('1');", 'typescript(no-unsafe-return)'],
  ['tools/call.ts', "export const a = (): void => void JSON.parse('1')();", 'typescript(no-unsafe-call)'],
  [
    'tools/member.ts',
    "export const a = () => void JSON.parse('1').b;",
    'typescript(no-unsafe-member-access)',
  ],
  [
    'tools/argument.ts',
    "export const a = (b: (c: string) => void) => b(JSON.parse('1'));",
    'typescript(no-unsafe-argument)',
  ],
  ['tools/null.ts', 'export const a = (b?: string) => b!;', 'typescript(no-non-null-assertion)'],
  [
    'tools/assertion.ts',
    'export const a = (b: string) => b as string;',
    'typescript(no-unnecessary-type-assertion)',
  ],
  ['tools/object.ts', 'export const a = (b: object) => `${b}`;', 'typescript(no-base-to-string)'],
  [
    'tools/template.ts',
    'export const a = (b: string[]) => `${b}`;',
    'typescript(restrict-template-expressions)',
  ],
  [
    'tools/plus.ts',
    'export const a = (b: string, c: number[]) => b + c;',
    'typescript(restrict-plus-operands)',
  ],
  ['tools/thrown.ts', "export const a = () => {\n  throw 'a';\n};", 'typescript(only-throw-error)'],
  [
    'tools/cases.ts',
    "export const a = (b: 'c' | 'd') => {\n  switch (b) {\n    case 'c':\n      return 1;\n  }\n};",
    'typescript(switch-exhaustiveness-check)',
  ],
  [
    'tools/types.ts',
    "import { Stats } from 'node:fs';\nexport type A = Stats;",
    'typescript(consistent-type-imports)',
  ],
  ['tools/comment.ts', '// @ts-ignore\nexport const a = 1;', 'typescript(ban-ts-comment)'],
  // The language
  ['tools/unused.ts', 'export const a = () => {\n  const b = 1;\n};', 'eslint(no-unused-vars)'],
  [
    'tools/expression.ts',
    'export const a = (b: number) => {\n  b === 1;\n};',
    'eslint(no-unused-expressions)',
  ],
  ['tools/empty.ts', 'export const a = (b: boolean) => {\n  if (b) {\n  }\n};', 'eslint(no-empty)'],
  ['tools/let.ts', 'export const a = () => {\n  let b = 1;\n  return b;\n};', 'eslint(prefer-const)'],
  ['tools/undefined.mjs', 'export const a = b;', 'eslint(no-undef)'],
  ['tools/directive.ts', '// oxlint-disable-next-line no-empty\nexport const a = 1;', 'unused directive'],
];

const allowed = [
  ['tools/own.test.ts', 'export const a = 1;'],
  ['shared/src/provided/firebase/sdk.ts', "export * from 'firebase/auth';"],
  ['shared/src/compiled/model/role.ts', "export const a = (role: string) => role === 'Admin';"],
  ['seasons-mfe/src/standalone.ts', "export * from '@console/shared/standalone';"],
  ['quizzes-mfe/src/text.test.tsx', 'export const a = <p>Not translated</p>;'],
  ['playwright.config.ts', 'export default {};'],
] as const;

type Diagnostic = { readonly code?: string; readonly message: string; readonly filename: string };

/** Copies what the linter reads, plants the files, and lints them. */
async function lint(tree: string): Promise<Diagnostic[]> {
  for (const path of [
    'oxlint.config.mjs',
    'package.json',
    'tsconfig.base.json',
    'tsconfig.json',
    'tools/lint',
  ])
    cpSync(join(root, path), join(tree, path), { recursive: true });
  rmSync(join(tree, 'tools/lint/lint.test.ts'));
  for (const name of readdirSync(root).filter((each) => /^(shared|shell|.*-mfe)$/.test(each)))
    mkdirSync(join(tree, name, 'src/locales'), { recursive: true });
  for (const [path, text] of [...planted, ...allowed]) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), `${text}\n`);
  }
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction');
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const printed = await new Promise<string>((resolve) => {
    const paths = [...planted, ...allowed].map(([path]) => path);
    const args = [oxlint, '-c', 'oxlint.config.mjs', '-f', 'json', ...paths];
    execFile(process.execPath, args, { cwd: tree, maxBuffer: 2 ** 24 }, (_error, output) => resolve(output));
  });
  return (JSON.parse(printed) as { diagnostics: Diagnostic[] }).diagnostics;
}

describe('npm run lint', () => {
  let tree = '';
  let found: Diagnostic[] = [];
  beforeAll(async () => {
    tree = realpathSync(mkdtempSync(join(tmpdir(), 'console-lint-')));
    found = await lint(tree);
  });
  afterAll(() => rmSync(tree, { recursive: true }));

  const rulesAt = (path: string) =>
    found
      .filter(({ filename }) => filename === path)
      .map(({ code, message }) => (/^Unused .*directive/.test(message) ? 'unused directive' : code));

  it.each(planted)('refuses %s', (path, _text, rule) => {
    expect(rulesAt(path)).toContain(rule);
  });

  it.each(allowed)('allows %s', (path) => {
    expect(rulesAt(path)).toEqual([]);
  });
});
