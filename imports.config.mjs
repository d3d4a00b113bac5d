import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gitignoredPaths } from './tools/jest/gitignored.cjs';

/**
 * The direction of imports, `import type` and `import()` included: a folder imports from the folders before it only, so
 * that each can be read, tested and replaced without those after it.
 */
const order = [
  {
    within: ['shared/src/compiled', 'shared/src/provided'],
    folders: [
      'model',
      'storage',
      'failures',
      'config',
      'i18n',
      'router',
      'format',
      'gateway',
      'selection',
      'session',
      'persisted',
      'data',
      'firebase',
      'ui',
      'drafts',
      'forms',
      'dates',
      'history',
      'actions',
      'contents',
      'contract',
      'lists',
      'access',
      'calendar',
      'season-page',
      'preview',
    ],
  },
  {
    within: ['seasons-mfe/src'],
    folders: ['form', 'copy', 'history', 'create', 'edit', 'list'],
  },
  {
    within: ['quizzes-mfe/src'],
    folders: [
      'form',
      'dates',
      'status',
      'unfinished-copy',
      'delete',
      'check',
      'calendar',
      'move',
      'series',
      'create',
      'edit',
      'list',
    ],
  },
  {
    within: ['questions-mfe/src'],
    folders: [
      'quiz',
      'order',
      'form',
      'read',
      'season-questions',
      'copy',
      'export',
      'select',
      'import',
      'receive',
      'find',
      'print',
      'create',
      'edit',
      'list',
    ],
  },
  {
    within: ['settings-mfe/src'],
    folders: ['preview', 'form', 'notification', 'leaderboard', 'ads'],
  },
  {
    within: ['public-mfe/src'],
    folders: ['legal', 'deletion'],
  },
];

/** Tests, and what helps them, may look at everything. */
const tests = '\\.test\\.tsx?$|/testing/';

/** Folders that need no place: they belong to no feature. */
const outside = ['locales', 'testing'];

const foldersIn = (path) =>
  readdirSync(join(import.meta.dirname, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !outside.includes(entry.name))
    .map(({ name }) => name);

const ordered = order.flatMap(({ within, folders }) => {
  const area = within.join(' and ');
  const unplaced = within.flatMap(foldersIn).filter((name) => !folders.includes(name));
  if (unplaced.length > 0)
    throw new Error(`Say in imports.config.mjs where in ${area} these belong: ${unplaced.join(', ')}`);
  const at = (names) => `^(${within.join('|')})/(${names.join('|')})/`;
  return folders.slice(0, -1).map((folder, index) => ({
    name: `${folder} of ${area} comes first`,
    comment: 'It imports from no folder after it in imports.config.mjs.',
    severity: 'error',
    from: { path: at([folder]), pathNot: tests },
    to: { path: at(folders.slice(index + 1)), pathNot: tests },
  }));
});

/** The rules of dependency-cruiser: `npm run imports`. */
export default {
  forbidden: [
    {
      name: 'no circle',
      comment: 'Move what both need to a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...ordered,
    {
      name: 'lib of the shell comes first',
      severity: 'error',
      from: { path: '^shell/src/lib/', pathNot: tests },
      to: { path: '^shell/src/(?!lib/)' },
    },
    {
      name: 'app of the shell comes last',
      severity: 'error',
      from: { path: '^shell/src/(?!app/)[\\w-]+/', pathNot: tests },
      to: { path: '^shell/src/app/' },
    },
  ],
  options: {
    tsConfig: { fileName: join(import.meta.dirname, 'tsconfig.json') },
    // Types that are imported count.
    tsPreCompilationDeps: true,
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['console-source', 'import', 'default'],
    },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: [...gitignoredPaths, 'third-party/', 'bench/react-admin/src/'] },
  },
};
