import { StrictMode } from 'react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConsoleConfig } from '@console/shared/config';
import {
  contractVersion,
  parseRegistry,
  type RegistryEntry,
  type ScreenDefinition,
} from '@console/shared/contract';
import { storeSession, type Session } from '@console/shared/session';
import {
  admin,
  createMemoryGateway,
  host,
  manager,
  testConfig,
  type Documents,
} from '@console/shared/testing';
import { dismissToasts } from '@console/shared/ui';
import { ConsoleApp } from '../app/console-app';
import { clearDevice } from '../session/clear-device';
import type { StaffRuntime } from '../staff/staff-runtime';
import { createMemoryAuthenticator } from './memory-authenticator';

const newEdges = (documents?: Documents) => ({
  gateway: createMemoryGateway(documents),
  authenticator: createMemoryAuthenticator([admin().person, manager().person, host().person]),
  /** Loads of releases, by their folder. */
  releases: new Map<string, () => Promise<unknown>>(),
  /** The module URLs registered with the runtime, by name. */
  registered: new Map<string, string>(),
  /** The servers' responses, by URL. */
  files: new Map<string, () => object | string | Promise<never>>(),
  /** The libraries that the shell shares with modules. */
  shared: { react: [{ version: '19.3.1' }] },
  opening: undefined as Promise<StaffRuntime> | undefined,
  opened: undefined as StaffRuntime | undefined,
  pages: [] as string[],
});

/**
 * Mocks of what is outside the shell's code: other origins, the database, the identity provider, the page
 * itself.
 */
let mockEdges = newEdges();

jest.mock('../remotes/load/federation', () => ({
  federation: {
    registerRemotes: (remotes: { name: string; entry: string }[]) =>
      remotes.forEach(({ name, entry }) => mockEdges.registered.set(name, entry)),
    get options() {
      return { shared: mockEdges.shared };
    },
    loadRemote(id: string) {
      const entry = mockEdges.registered.get(id.replace('/module', '')) ?? '';
      return mockEdges.releases.get(new URL('.', entry).href)?.();
    },
  },
}));
jest.mock('../remotes/load/scripts', () => ({
  preloadScript: () => undefined,
  async runScript({ entry }: { entry: string }) {
    Reflect.set(globalThis, /[a-z]+_mfe/.exec(entry)?.[0] ?? '', {});
  },
}));
jest.mock('@console/shared/firebase/auth', () => ({
  createAuthenticator: () => mockEdges.authenticator,
  startAppCheck: async () => undefined,
  SignInCancelled: class extends Error {},
}));
jest.mock('@console/shared/firebase/firestore', () => ({
  openFirestoreGateway: async () => mockEdges.gateway,
}));
jest.mock('../staff/staff-runtime', () => ({ openedStaffRuntime: () => mockEdges.opened }));
jest.mock('../staff/open-staff-runtime', () => ({
  async openStaffRuntime(config: ConsoleConfig) {
    const { createStaffRuntime } = await import('../staff/create-staff-runtime');
    mockEdges.opening ??= createStaffRuntime(config);
    return (mockEdges.opened = await mockEdges.opening);
  },
}));
jest.mock('../session/page', () => ({ loadPage: (path: string) => mockEdges.pages.push(path) }));
jest.mock('../landing/wallpaper.svg', () => ({ __esModule: true, default: '/wallpaper.svg' }));
jest.mock('../fonts/font-files', () => ({ fontFiles: [] }));

export type TestModule = {
  title: string;
  /** Its federation name; one of its own where none is given. */
  name?: string;
  access?: RegistryEntry['access'];
  contract?: string;
  needsContract?: string;
  /** The versions it needs of the shared libraries. */
  needs?: Record<string, string>;
  screens: Record<string, ScreenDefinition>;
  /** How the module's server responds; immediately and successfully by default. */
  load?: () => Promise<unknown>;
  /** The response to a request for the manifest. */
  manifest?: () => Response;
  /** The release in the registry; missing for one that this machine serves. */
  release?: Pick<RegistryEntry, 'release' | 'releasedAt'> & { integrity?: string };
};

/** What a module exposes. */
export const exposing = (screens: TestModule['screens']) => ({
  remoteModule: { contract: contractVersion, screens },
});

let filesSoFar = 0;

const manifestOf = ({ needs = {} }: TestModule) => ({
  metaData: { remoteEntry: { path: '', name: 'remoteEntry.js' } },
  shared: Object.entries(needs).map(([name, requiredVersion]) => ({ name, requiredVersion })),
  exposes: [{ path: './module', assets: { js: { sync: ['assets/module.js'] } } }],
});

/** A new module name; the registry takes letters only. */
const newName = () =>
  `${String((filesSoFar += 1)).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}_mfe`;

/** Publishes a module in a new folder of its server, and returns its registry entry. */
function publish(module: TestModule, name = module.name ?? newName()) {
  const {
    title,
    access = 'staff',
    contract = contractVersion,
    needsContract,
    screens,
    load,
    release,
  } = module;
  const folder = `http://localhost/${name}/${(filesSoFar += 1)}/`;
  const entry = `${folder}mf-manifest.json`;
  mockEdges.releases.set(folder, load ?? (async () => exposing(screens)));
  mockEdges.files.set(entry, module.manifest ?? (() => manifestOf(module)));
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
  /** The session stored in the browser; none by default. */
  session?: Session;
  /** The person whom the identity provider has signed in; the stored session's by default. */
  provider?: Session['person'] | null;
  documents?: Documents;
  at?: string;
  modules?: readonly TestModule[];
  /** Problems of other registry entries. */
  problems?: readonly string[];
  /** When the registry was read, if its server does not answer now. */
  cachedAt?: number;
  config?: Partial<ConsoleConfig>;
  /** Whether the console's host answers. */
  isReachable?: () => boolean;
};

/** The permission record of a session, as the database stores it. */
export const permissionOf = ({ person, role }: Session): Documents => ({
  [`user_permissions/${person.uid}`]: { role },
});

/** Opens the whole console at a URL, as a browser with this storage would. */
export function renderConsole({
  session,
  provider,
  documents,
  at = '/',
  modules = [],
  problems = [],
  cachedAt,
  config,
  isReachable = () => true,
}: Options = {}) {
  mockEdges = newEdges({ ...(session && permissionOf(session)), ...documents });
  dismissToasts();
  localStorage.clear();
  if (session) storeSession(session);
  mockEdges.authenticator.become(provider === undefined ? (session?.person ?? null) : provider);
  history.replaceState(null, '', at);

  let lines: readonly RegistryEntry[] = modules.map((module) => publish(module));
  const read = parseRegistry({ schemaVersion: 1, remotes: lines });
  const registry = { ...read, problems: [...read.problems, ...problems], cachedAt };
  const { files } = mockEdges;
  let isRegistryDown = cachedAt !== undefined;
  files.set('/remotes.json', () =>
    isRegistryDown ? Promise.reject(new TypeError('Failed to fetch')) : { schemaVersion: 1, remotes: lines },
  );
  files.set('/config.json', () => (isReachable() ? {} : Promise.reject(new TypeError('Failed to fetch'))));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const answer = (await files.get(typeof address === 'string' ? address : '')?.()) ?? 'a script';
    if (answer instanceof Response) return answer;
    return typeof answer === 'string' ? new Response(answer) : Response.json(answer);
  });
  const draw = () => {
    const cleared = clearDevice();
    return render(
      <StrictMode>
        <ConsoleApp deployment={{ config: { ...testConfig, ...config }, registry }} cleared={cleared} />
      </StrictMode>,
    );
  };
  const page = draw();

  const { gateway, authenticator, pages } = mockEdges;
  return {
    gateway,
    authenticator,
    /** The pages that were reloaded. */
    pages,
    user: userEvent.setup(),
    files,
    /** Releases a module again without notifying the page. Returns a function that rolls back. */
    release(module: TestModule) {
      const before = lines;
      lines = lines.map((line) => (line.title === module.title ? publish(module, line.name) : line));
      return () => void (lines = before);
    },
    /** Changes the registry's lines without notifying the page. */
    edit: (change: (line: RegistryEntry) => object | undefined) =>
      void (lines = lines.flatMap((line) => (change(line) ?? []) as RegistryEntry)),
    /** Adds a module to the registry without notifying the page. */
    add: (module: TestModule) => void (lines = [...lines, publish(module)]),
    /** The server of the registry answers again. */
    repairRegistry: () => void (isRegistryDown = false),
    isConsoleLoaded: () => mockEdges.opened !== undefined,
    address: () => location.pathname + location.search,
    /** Reloads the page, as the browser does when requested. */
    reload() {
      page.unmount();
      mockEdges.opening = undefined;
      mockEdges.opened = undefined;
      history.replaceState(null, '', mockEdges.pages.at(-1) ?? at);
      draw();
    },
  };
}
