import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

type SharedModule = {
  /** npm package whose version counts; `@console/shared` for the console's own doors. */
  package: 'react' | 'react-dom' | 'styled-components' | '@console/shared';
  why: string;
};

/**
 * The libraries that the shell provides, once, to every remote. Only code with state, or too large to duplicate, is
 * here: pure doors of `shared` (model, format, storage, contract) are compiled into their users.
 */
export const sharedModules: Readonly<Record<string, SharedModule>> = {
  react: { package: 'react', why: 'hooks work with one copy only' },
  'react/jsx-runtime': { package: 'react', why: 'every component calls it' },
  'react-dom': { package: 'react-dom', why: 'one renderer a page' },
  'styled-components': {
    package: 'styled-components',
    why: 'one style sheet and theme context',
  },
  '@console/shared/router': { package: '@console/shared', why: 'one location and its context' },
  '@console/shared/i18n': {
    package: '@console/shared',
    why: 'one language; messages of all modules',
  },
  '@console/shared/config': { package: '@console/shared', why: 'one configuration context' },
  '@console/shared/session': { package: '@console/shared', why: 'one session context' },
  '@console/shared/ui': { package: '@console/shared', why: 'the frame is drawn with it' },
  '@console/shared/ui/text': {
    package: '@console/shared',
    why: 'that of it with which pages to be read do',
  },
  '@console/shared/drafts': {
    package: '@console/shared',
    why: 'one store of drafts, for the forms and for the shell',
  },
  '@console/shared/dates': {
    package: '@console/shared',
    why: 'time zones, where dates are entered or moved',
  },
  '@console/shared/forms': {
    package: '@console/shared',
    why: 'only screens with a form need it',
  },
  '@console/shared/selection': {
    package: '@console/shared',
    why: 'the one selection slice; Redux',
  },
  '@console/shared/data': {
    package: '@console/shared',
    why: 'the one store, cache and gateway',
  },
  '@console/shared/history': {
    package: '@console/shared',
    why: 'what this page has done; needed only to save and to undo',
  },
};

type ShareSettings = {
  singleton: true;
  requiredVersion: string;
  import: false;
};

type Ranges = Readonly<Record<string, string | undefined>>;

const rangesSchema = v.optional(v.record(v.string(), v.string()));

const packageSchema = v.object({
  version: v.optional(v.string()),
  needsContract: v.optional(v.string()),
  dependencies: rangesSchema,
  peerDependencies: rangesSchema,
});

/** The fields of a `package.json` that the tools read; `ranges` are those of its dependencies. */
export function packageOf(dir: string): v.InferOutput<typeof packageSchema> & { ranges: Ranges } {
  const found = v.parse(packageSchema, JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')));
  return { ...found, ranges: { ...found.dependencies, ...found.peerDependencies } };
}

function installedVersion(root: string, name: SharedModule['package']): string {
  const { version } = packageOf(join(root, 'node_modules', name));
  if (version) return version;
  throw new Error(`${name} states no version`);
}

/**
 * The share settings of a remote, which does not bundle the code. Of the console's doors it requires the major version;
 * which minor version it needs follows from the exports that it uses. Of a library, it requires the range in its
 * `package.json`, else the version it is built with.
 */
export const neededSettings = (root: string, remote: string): Record<string, ShareSettings> => {
  const { ranges } = packageOf(remote);
  const rangeOf = (name: SharedModule['package']): string =>
    name === '@console/shared'
      ? `^${installedVersion(root, name).replace(/\.\d+\.\d+$/, '.0.0')}`
      : rangeFrom(ranges[name] ?? installedVersion(root, name));
  return settingsOf(({ package: name }) => ({
    singleton: true,
    requiredVersion: rangeOf(name),
    import: false,
  }));
};

/** A pin states the installed version; every version compatible with it can run. */
const rangeFrom = (declared: string): string =>
  /^\d+\.\d+\.\d+\S*$/.test(declared) ? `^${declared}` : declared;

const settingsOf = (settings: (shared: SharedModule) => ShareSettings): Record<string, ShareSettings> =>
  Object.fromEntries(Object.entries(sharedModules).map(([request, shared]) => [request, settings(shared)]));

/** The version of each shared module in the shell. */
export const providedVersions = (root: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sharedModules).map(([request, { package: name }]) => [
      request,
      installedVersion(root, name),
    ]),
  );
