import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
  hover: {
    selector: 'TemplateElement[value.raw=/(?<!\\(hover: hover\\) \\{\\s*)&:hover(?!,)/]',
    message: 'Nest it in @media (hover: hover): on a touch screen, it stays after a tap.',
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

/** The workspaces whose texts are translated: those with catalogues. */
const translatedWorkspaces = workspaces.filter((name) =>
  existsSync(join(import.meta.dirname, name, 'src/locales')),
);

/** What oxlint does not count among its correctness rules. */
const recommended = Object.fromEntries(
  [
    'no-case-declarations',
    'no-empty',
    'no-fallthrough',
    'no-prototype-builtins',
    'no-regex-spaces',
    'no-unexpected-multiline',
    'no-useless-assignment',
    'preserve-caught-error',
  ].map((rule) => [rule, 'error']),
);

const recommendedForTypeScript = Object.fromEntries(
  [
    'no-array-constructor',
    'no-var',
    'prefer-const',
    'prefer-rest-params',
    'prefer-spread',
    'typescript/ban-ts-comment',
    'typescript/no-empty-object-type',
    'typescript/no-explicit-any',
    'typescript/no-misused-promises',
    'typescript/no-namespace',
    'typescript/no-require-imports',
    'typescript/no-unnecessary-type-assertion',
    'typescript/no-unnecessary-type-constraint',
    'typescript/no-unsafe-argument',
    'typescript/no-unsafe-assignment',
    'typescript/no-unsafe-call',
    'typescript/no-unsafe-enum-comparison',
    'typescript/no-unsafe-function-type',
    'typescript/no-unsafe-member-access',
    'typescript/no-unsafe-return',
    'typescript/only-throw-error',
    'typescript/prefer-promise-reject-errors',
    'typescript/restrict-plus-operands',
  ].map((rule) => [rule, 'error']),
);

export default {
  options: {
    typeAware: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
  },
  // Its packages, and so its types, are here only while it is measured.
  ignorePatterns: ['bench/react-admin/src/', 'local-firebase/third-party/'],
  plugins: ['eslint', 'typescript', 'oxc', 'react', 'jest'],
  jsPlugins: ['./tools/lint/console-rules.mjs'],
  categories: { correctness: 'error' },
  rules: {
    ...recommended,
    // Our objects are records of closures; what looks like a method has no `this`.
    'typescript/unbound-method': 'off',
    // A text is spread into its code points, and localStorage into its entries, on purpose.
    'typescript/no-misused-spread': 'off',
    // What is sorted without a function is strings.
    'typescript/require-array-sort-compare': 'off',
    // Takes the default of what an empty array lacks for useless.
    'typescript/no-useless-default-assignment': 'off',
    'react/no-children-prop': 'off',
    // Of Jest, what silences tests is refused; a test may assert through a helper.
    'jest/expect-expect': 'off',
    'jest/no-conditional-expect': 'off',
    'jest/no-standalone-expect': 'off',
    'jest/valid-expect': 'off',
    'jest/require-to-throw-message': 'off',
  },
  overrides: [
    { files: ['**/*.{js,cjs,mjs}'], rules: { 'no-redeclare': 'error', 'no-undef': 'error' } },
    { files: ['**/*.cjs'], env: { node: true, commonjs: true } },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...recommendedForTypeScript,
        'typescript/no-non-null-assertion': 'error',
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
        'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
        'console/kebab-case': 'error',
        // Names that the field has another word for (docs/glossary.md).
        'id-denylist': ['error', ...deniedNames],
      },
    },
    { files: ['tools/dev/hot-client.cjs'], globals: { __resourceQuery: 'readonly' } },
    // What the Content Security Policy must stop.
    { files: ['e2e/pages/*policy.flow.ts'], rules: { 'no-eval': 'off' } },
    // The year of the copyright line.
    { files: ['shell/src/layout/footer.tsx'], rules: { 'react/purity': 'off' } },
    {
      files: ['e2e/fixtures/fixtures.ts', 'e2e/engines/webkit.ts'],
      // A fixture that needs no other takes `{}`: Playwright reads from the pattern which ones to set up.
      rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
    },
    {
      files: ['{shared,shell,*-mfe}/**/*.{ts,tsx}'],
      rules: { 'react/rules-of-hooks': 'error', 'react/unsupported-syntax': 'error' },
    },
    {
      files: ['{shared,shell,*-mfe}/src/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.test.{ts,tsx}', '**/testing/**'],
      rules: { 'console/restricted-syntax': ['error', avoided.hover, ...avoided.html] },
    },
    {
      files: ['{shared,shell,*-mfe}/src/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.test.{ts,tsx}', '**/testing/**', 'shared/src/compiled/model/**'],
      rules: { 'console/restricted-syntax': ['error', avoided.permissions, avoided.hover, ...avoided.html] },
    },
    {
      files: translatedWorkspaces.map((workspace) => `${workspace}/src/**/*.{ts,tsx}`),
      excludeFiles: [
        '**/*.test.{ts,tsx}',
        '**/{testing,development}/**',
        // A legal text, in English.
        'public-mfe/src/legal/{sections/*,contents.tsx,policy.ts}',
        // Titles are translated where they are shown; what is wrong with a file is for the operator.
        'shared/src/compiled/{model/**,contract/registry.ts}',
      ],
      rules: { 'console/translated-texts': 'error' },
    },
    {
      files: ['shared/src/**'],
      excludeFiles: ['shared/src/provided/firebase/**'],
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
        'console/restricted-syntax': [
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
  ],
};
