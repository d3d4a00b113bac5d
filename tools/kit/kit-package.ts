import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { contractVersion } from '@console/shared/contract';
import { copySources } from '../gitignore';

/** What the commands of a module read, in the layout of this repository. */
const contents = [
  ...[
    'backend',
    'build',
    'dev',
    'failures',
    'firebase',
    'firestore-project',
    'hosting',
    'jest',
    'kit',
    'messages',
    'new-module',
    'registry',
    'release',
    'serve',
    'webpack',
  ],
  ...[
    'build-all.ts',
    'command.ts',
    'dev.ts',
    'gitignore.ts',
    'messages.ts',
    'new-module.ts',
    'release.ts',
    'releases.ts',
    'rollback.ts',
    'root.ts',
    'withdraw.ts',
    'documents/markdown.ts',
    'documents/tree.ts',
  ],
]
  .map((name) => `tools/${name}`)
  .concat(
    '.github/on-deployment-branch.sh',
    '.github/workflows/release-module.yml',
    '.nvmrc',
    'config',
    'firebase.json',
    'firestore.rules',
    'firestore.indexes.json',
    'jest.config.cjs',
    'tsconfig.base.json',
  );

/** The packages that these files import. */
const libraries = [
  ...['@module-federation/enhanced', '@module-federation/runtime', 'webpack', 'html-webpack-plugin'],
  ...[
    '@pmmmwh/react-refresh-webpack-plugin',
    'react-refresh',
    'terser-webpack-plugin',
    'swc-loader',
    '@swc/core',
  ],
  ...['jest', 'jest-environment-jsdom', '@swc/jest', 'fast-check'],
  ...[
    '@testing-library/dom',
    '@testing-library/jest-dom',
    '@testing-library/react',
    '@testing-library/user-event',
  ],
  ...['@types/jest', '@types/node', '@types/react', '@types/react-dom', 'typescript', 'tsx'],
  ...[
    '@formatjs/icu-messageformat-parser',
    'google-auth-library',
    'ignore',
    'minimatch',
    'oxfmt',
    'parse5',
    'valibot',
  ],
];

type Manifest = { readonly version: string; readonly devDependencies: Readonly<Record<string, string>> };

/**
 * Tests, notes of this repository, its stand-in for a package that teams take from npm, and what its operator has filled in.
 */
const isLeftOut = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) ||
  ['core-js-pure', 'testing', 'kit-package.ts', 'config.production.json'].includes(basename(path));

/** Writes the package of the commands for other repositories into a folder, ready for `npm pack`. */
export async function writeKit(repository: string, folder: string): Promise<void> {
  const read = async (file: string) => JSON.parse(await readFile(join(repository, file), 'utf8')) as Manifest;
  const { devDependencies } = await read('package.json');
  const backend = await read('local-firebase/package.json');
  await mkdir(folder, { recursive: true });
  for (const name of contents) await copySources(repository, name, folder, (path) => !isLeftOut(path));
  await cp(join(repository, 'tools/kit/README.md'), join(folder, 'README.md'));
  const manifest = {
    name: '@console/module-kit',
    version: contractVersion,
    private: true,
    description: 'Builds, tests, develops and releases modules of the console in other repositories.',
    license: 'UNLICENSED',
    engines: { node: '>=20.19' },
    bin: { 'console-module': 'tools/kit/console-module.cjs' },
    dependencies: Object.fromEntries(libraries.map((name) => [name, versionOf(name, devDependencies)])),
    peerDependencies: {
      '@console/local-firebase': backend.version,
      '@console/shared': `^${contractVersion}`,
    },
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function versionOf(name: string, versions: Manifest['devDependencies']): string {
  const version = versions[name];
  if (version) return version;
  throw new Error(`package.json has no version of ${name}`);
}
