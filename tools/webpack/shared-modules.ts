import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type SharedModule = {
  /** npm package whose version counts; `@console/shared` for our own doors. */
  package: 'react' | 'react-dom' | 'styled-components' | '@console/shared';
  /** Part of the first load of every page; the others come when a screen asks for them. */
  eager: boolean;
  why: string;
};

/**
 * What the shell provides, once, to every remote. Only what keeps state, or would weigh twice,
 * is here: pure doors of `shared` (model, format, storage, contract) are compiled into their users.
 */
export const sharedModules: Readonly<Record<string, SharedModule>> = {
  react: { package: 'react', eager: true, why: 'hooks work with one copy only' },
  'react/jsx-runtime': { package: 'react', eager: true, why: 'every component calls it' },
  'react-dom': { package: 'react-dom', eager: true, why: 'one renderer a page' },
  'styled-components': {
    package: 'styled-components',
    eager: true,
    why: 'one style sheet and theme context',
  },
  '@console/shared/router': { package: '@console/shared', eager: true, why: 'one location and its context' },
  '@console/shared/config': { package: '@console/shared', eager: true, why: 'one configuration context' },
  '@console/shared/session': { package: '@console/shared', eager: true, why: 'one session context' },
  '@console/shared/ui': { package: '@console/shared', eager: true, why: 'the frame is drawn with it' },
  '@console/shared/forms': {
    package: '@console/shared',
    eager: false,
    why: 'only screens with a form need it',
  },
  '@console/shared/selection': {
    package: '@console/shared',
    eager: false,
    why: 'the one selection slice; Redux',
  },
  '@console/shared/data': {
    package: '@console/shared',
    eager: false,
    why: 'the one store, cache and gateway',
  },
};

type ShareSettings = {
  singleton: true;
  requiredVersion: string;
  version?: string;
  eager?: boolean;
  import?: false;
};

function installedVersion(root: string, name: SharedModule['package']): string {
  const manifest: unknown = JSON.parse(
    readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
  );
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version);
  throw new Error(`${name} states no version`);
}

/** The share settings of the shell, which brings the code, or of a remote, which only names it. */
export function shareSettings(root: string, role: 'shell' | 'remote'): Record<string, ShareSettings> {
  const settings = ([request, { package: name, eager }]: [string, SharedModule]): [string, ShareSettings] => {
    const version = installedVersion(root, name);
    const common = { singleton: true, requiredVersion: `^${version}` } as const;
    return [request, role === 'shell' ? { ...common, version, eager } : { ...common, import: false }];
  };
  return Object.fromEntries(Object.entries(sharedModules).map(settings));
}

/** The version of each shared module that the shell brings. */
export const providedVersions = (root: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sharedModules).map(([request, { package: name }]) => [
      request,
      installedVersion(root, name),
    ]),
  );
