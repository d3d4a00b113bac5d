import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import js from '@eslint/js';
import { includeIgnoreFile } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { translatedTexts } from './tools/lint/translated-texts.mjs';

const { workspaces } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));
const remotes = workspaces.filter((name) => name.endsWith('-mfe'));

/** Names what a layer may not import, and why. */
const forbid = (...rules) => ({
  'no-restricted-imports': ['error', { patterns: rules.map(([regex, message]) => ({ regex, message })) }],
});

const sdk = ['^@?firebase(/|$)', 'Only shared/src/provided/firebase knows the SDK.'];
const behindDoors = [
  '^(react-router|react-router-dom|react-redux|react-dom|react-hook-form|@reduxjs/.*)(/|$)',
  'Use the door of @console/shared: a second copy would come with the module.',
];
const insideShared = [
  '^@console/shared/firebase/|/shared/src/',
  'Import a door of @console/shared that modules have.',
];
const otherHalf = [
  '^\\.\\./.*(compiled|provided|development)/',
  'Import a door by its package name: a relative path would compile in a second copy.',
];
const standalone = ['^@console/shared/standalone', 'For standalone.ts only: no build for production has it.'];
const modulesButFor = (own) => [
  `(^|/)(shell|${remotes.filter((name) => name !== own).join('|')})(/|$)`,
  'Modules meet in the URL and the selection only.',
];

const knownWords = 'Admin|Manager|Host|active|deactivated|Upcoming|Ongoing|Finished';

/** What the syntax allows and this code does not. */
const avoided = {
  permissions: {
    selector: `BinaryExpression[operator=/^[!=]==?$/] > Literal[value=/^(${knownWords})$/]`,
    message: 'Ask can… or the model: what a role or a status opens stands in the permission matrix alone.',
  },
  html: [
    {
      selector: ':matches(JSXAttribute, Property) > [name="dangerouslySetInnerHTML"]',
      message: 'Texts are drawn as text: what is stored must never become markup.',
    },
    {
      selector:
        'AssignmentExpression > MemberExpression.left > Identifier[name=/^(innerHTML|outerHTML|srcdoc)$/],' +
        'CallExpression > MemberExpression.callee > Identifier[name=/^(insertAdjacentHTML|setHTMLUnsafe|write|writeln)$/]',
      message: 'Texts are drawn as text: what is stored must never become markup.',
    },
  ],
};

/** timeoutMs, fromCache, onSuccess, notified, draftKey, messages, styles, settled state: the field's words instead. */
const deniedNames = [
  'patience',
  'withinPatience',
  'remembered',
  'isRemembered',
  'goOn',
  'anew',
  'tellOwnWrite',
  'wordsOf',
  'inWords',
  'keptWords',
];

/** The tree explains the system: a newcomer guesses a file's name. */
const kebabCase = {
  meta: {
    type: 'layout',
    schema: [],
    messages: { name: 'File names are kebab-case with a suffix for the layer.' },
  },
  create: (context) => ({
    Program(node) {
      const name = context.filename.replace(/^.*[\\/]/, '');
      if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(name)) context.report({ node, messageId: 'name' });
    },
  }),
};

/** The workspaces whose texts are translated: those with catalogues. */
const translatedWorkspaces = workspaces.filter((name) =>
  existsSync(join(import.meta.dirname, name, 'src/locales')),
);

export default tseslint.config(
  includeIgnoreFile(join(import.meta.dirname, '.gitignore')),
  // Its packages, and so its types, are here only while it is measured.
  { ignores: ['bench/react-admin/src/', 'local-firebase/third-party/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // The twins and ports are async by contract, also where one of them has nothing to await.
      '@typescript-eslint/require-await': 'off',
      // Our objects are records of closures; what looks like a method has no `this`.
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
    },
  },
  {
    files: ['e2e/fixtures/fixtures.ts'],
    // A fixture that needs no other takes `{}`: Playwright reads from the pattern which ones to set up.
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { console: { rules: { 'kebab-case': kebabCase, 'translated-texts': translatedTexts } } },
    // Names that the field has another word for (docs/glossary.md).
    rules: { 'console/kebab-case': 'error', 'id-denylist': ['error', ...deniedNames] },
  },
  {
    files: ['{shared,shell,*-mfe}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['{shared,shell,*-mfe}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...avoided.html] },
  },
  {
    files: ['{shared,shell,*-mfe}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'shared/src/compiled/model/**'],
    rules: { 'no-restricted-syntax': ['error', avoided.permissions, ...avoided.html] },
  },
  {
    files: translatedWorkspaces.map((workspace) => `${workspace}/src/**/*.{ts,tsx}`),
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/{testing,development}/**',
      // A legal text, in English.
      'public-mfe/src/legal/{sections/*,contents.tsx,policy.ts}',
      // Titles are translated where they are shown; what is wrong with a file is for the operator.
      'shared/src/compiled/{model/**,contract/registry.ts}',
    ],
    rules: { 'console/translated-texts': 'error' },
  },
  { files: ['**/*.cjs'], languageOptions: { globals: globals.node, sourceType: 'commonjs' } },
  {
    files: ['shared/src/**'],
    ignores: ['shared/src/provided/firebase/**'],
    rules: forbid(sdk, otherHalf, modulesButFor()),
  },
  {
    files: ['shared/src/compiled/model/**'],
    rules: forbid(sdk, ['^@console/', 'The model imports nothing.']),
  },
  {
    files: ['shell/src/**'],
    rules: forbid(sdk, standalone, [`(^|/)(${remotes.join('|')})(/|$)`, 'The shell knows no module.']),
  },
  ...remotes.flatMap((name) => {
    const always = [sdk, behindDoors, insideShared, modulesButFor(name)];
    return [
      { files: [`${name}/src/**`], rules: forbid(...always, standalone) },
      { files: [`${name}/src/standalone.ts`], rules: forbid(...always) },
    ];
  }),
  {
    files: ['e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression > Identifier.property[name='waitForTimeout']",
          message:
            'Wait for a sign of the page: a fixed time is too short on one machine and too long on another.',
        },
      ],
    },
  },
  {
    files: ['{tools,e2e,bench,rules}/**/*.ts'],
    rules: forbid([
      '^\\..*/local-firebase/',
      'Import the package local-firebase: it could be a repository of its own.',
    ]),
  },
  { files: ['**/*.d.ts', 'playwright.config.ts'], rules: { 'no-restricted-exports': 'off' } },
);
