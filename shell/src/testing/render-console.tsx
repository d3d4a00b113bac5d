import { StrictMode } from 'react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConsoleConfig } from '@console/shared/config';
import { contractVersion, type RegistryEntry, type ScreenDefinition } from '@console/shared/contract';
import { storeSession, type Session } from '@console/shared/session';
import {
  admin,
  createMemoryGateway,
  host,
  manager,
  testConfig,
  type Documents,
} from '@console/shared/testing';
import { dismissNotices } from '@console/shared/ui';
import { ConsoleApp } from '../app/console-app';
import type { Console } from '../console/console';
import { createMemoryAuthenticator } from './memory-authenticator';

const newEdges = (documents?: Documents) => ({
  gateway: createMemoryGateway(documents),
  authenticator: createMemoryAuthenticator([admin().person, manager().person, host().person]),
  /** What answers when a module is asked for, by its name. */
  remotes: new Map<string, () => Promise<unknown>>(),
  /** The manifests of these modules, by address. */
  manifests: new Map<string, () => Response>(),
  /** What the shell shares with modules. */
  shared: { react: [{ version: '19.3.1' }] },
  opened: undefined as Console | undefined,
  pages: [] as string[],
});

/** Where the shell's own code ends: other origins, the database, the identity provider, the page itself. */
let mockEdges = newEdges();

jest.mock('../remotes/federation', () => ({
  federation: {
    registerRemotes: () => undefined,
    get options() {
      return { shared: mockEdges.shared };
    },
    loadRemote: (id: string) => mockEdges.remotes.get(id.replace('/module', ''))?.(),
  },
}));
jest.mock('../remotes/scripts', () => ({
  preloadScript: () => undefined,
  async runScript({ entry }: { entry: string }) {
    Reflect.set(globalThis, /module_\d+/.exec(entry)?.[0] ?? '', {});
  },
}));
jest.mock('@console/shared/firebase/auth', () => ({
  createAuthenticator: () => mockEdges.authenticator,
  SignInCancelled: class extends Error {},
}));
jest.mock('@console/shared/firebase/firestore', () => ({
  openFirestoreGateway: async () => mockEdges.gateway,
}));
jest.mock('../console/open-console', () => ({
  openedConsole: () => mockEdges.opened,
  async openConsole(config: ConsoleConfig) {
    const { createConsole } = await import('../console/console');
    return (mockEdges.opened ??= createConsole(config));
  },
}));
jest.mock('../session/page', () => ({ loadPage: (path: string) => mockEdges.pages.push(path) }));
jest.mock('../landing/wallpaper.svg', () => ({ __esModule: true, default: '/wallpaper.svg' }));

export type TestModule = {
  title: string;
  access?: RegistryEntry['access'];
  contract?: string;
  needsContract?: string;
  /** The versions it needs of what the shell shares. */
  needs?: Record<string, string>;
  screens: Record<string, ScreenDefinition>;
  /** How the module's server answers; at once and well when not given. */
  load?: () => Promise<unknown>;
  /** How it answers when asked for the manifest. */
  manifest?: () => Response;
  /** What the registry says of its release; nothing for one that this machine serves. */
  release?: Pick<RegistryEntry, 'release' | 'releasedAt'>;
};

/** What a module exposes. */
export const exposing = (screens: TestModule['screens']) => ({
  remoteModule: { contract: contractVersion, screens },
});

let modulesSoFar = 0;

const manifestOf = ({ needs = {} }: TestModule) => ({
  metaData: { remoteEntry: { path: '', name: 'remoteEntry.js' } },
  shared: Object.entries(needs).map(([name, requiredVersion]) => ({ name, requiredVersion })),
  exposes: [{ path: './module', assets: { js: { sync: ['assets/module.js'] } } }],
});

/** Puts a module on its server and gives the line of the registry that names it. */
function serve(module: TestModule) {
  const {
    title,
    access = 'staff',
    contract = contractVersion,
    needsContract,
    screens,
    load,
    release,
  } = module;
  const name = `module_${(modulesSoFar += 1)}`;
  mockEdges.remotes.set(name, load ?? (async () => exposing(screens)));
  const entry = `https://${name}.example.org/mf-manifest.json`;
  mockEdges.manifests.set(entry, module.manifest ?? (() => Response.json(manifestOf(module))));
  return {
    name,
    title,
    entry,
    version: '0.1.0',
    contract,
    needsContract,
    paths: Object.keys(screens),
    access,
    ...release,
  };
}

type Options = {
  /** Whom the browser remembers; nobody when not given. */
  session?: Session;
  /** Whom the identity provider knows on this device; the remembered person when not given. */
  provider?: Session['person'] | null;
  documents?: Documents;
  at?: string;
  modules?: readonly TestModule[];
  /** What is wrong with other lines of the registry. */
  problems?: readonly string[];
  config?: Partial<ConsoleConfig>;
};

/** The permission record of a session, as the database holds it. */
export const permissionOf = ({ person, role }: Session): Documents => ({
  [`user_permissions/${person.uid}`]: { role },
});

/** Opens the whole console at an address, as a browser that knows it would. */
export function renderConsole({
  session,
  provider,
  documents,
  at = '/',
  modules = [],
  problems = [],
  config,
}: Options = {}) {
  mockEdges = newEdges({ ...(session && permissionOf(session)), ...documents });
  dismissNotices();
  localStorage.clear();
  if (session) storeSession(session);
  mockEdges.authenticator.become(provider === undefined ? (session?.person ?? null) : provider);
  history.replaceState(null, '', at);

  const registry = { entries: modules.map(serve), problems };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      async (address) =>
        mockEdges.manifests.get(typeof address === 'string' ? address : '')?.() ?? Response.json('a script'),
    );
  const draw = () =>
    render(
      <StrictMode>
        <ConsoleApp deployment={{ config: { ...testConfig, ...config }, registry }} />
      </StrictMode>,
    );
  const page = draw();

  const { gateway, authenticator, pages } = mockEdges;
  return {
    gateway,
    authenticator,
    /** The pages that were loaded anew. */
    pages,
    user: userEvent.setup(),
    isConsoleLoaded: () => mockEdges.opened !== undefined,
    address: () => location.pathname + location.search,
    /** Loads the page anew, as the browser does when it was told to. */
    reload() {
      page.unmount();
      mockEdges.opened = undefined;
      history.replaceState(null, '', mockEdges.pages.at(-1) ?? at);
      draw();
    },
  };
}
