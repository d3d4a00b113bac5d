import { cleanup, screen, waitFor } from '@testing-library/react';
import { contractVersion, type RemoteModule } from '@console/shared/contract';
import { admin, host, manager } from './builders';
import { watchPage } from './page-traces';
import { renderScreen, type RenderOptions } from './render-screen';

/** A module, and the session and data with which each of its screens can render. */
export type ModuleCandidate = {
  /** The paths that its `package.json` lists. */
  readonly paths: readonly string[];
  readonly remoteModule: RemoteModule;
  open(path: string): RenderOptions;
};

/** One promise of a module; `run` rejects with what was broken. */
export type ModulePromise = { readonly promise: string; run(): Promise<void> };

/** The requirements for every module; each module's tests run them. */
export function moduleConformance(candidate: ModuleCandidate): readonly ModulePromise[] {
  const { paths, remoteModule } = candidate;
  return [
    {
      promise: `states contract ${contractVersion}, which it is built against`,
      run: async () => expectSame('the contract', remoteModule.contract, contractVersion),
    },
    {
      promise: `serves ${paths.join(', ')} and nothing else`,
      run: async () => expectSame('the paths', Object.keys(remoteModule.screens).sort(), [...paths].sort()),
    },
    {
      promise: 'decides for every role who may open a screen',
      run: async () => assertDecides(remoteModule),
    },
    ...paths.flatMap((path) => [
      {
        promise: `${path} leaves no traces when it unmounts`,
        run: () => assertLeavesNothing(candidate, path),
      },
      {
        promise: `${path} has one title, which is the document title`,
        run: () => whileRendered(candidate, path, assertTitle),
      },
    ]),
  ];
}

function assertDecides({ screens }: RemoteModule): void {
  for (const [path, { allows }] of Object.entries(screens))
    for (const session of [admin(), manager(), host()])
      expectSame(`the answer of ${path}`, typeof (allows?.(session) ?? true), 'boolean');
}

async function assertTitle(): Promise<void> {
  const headings = screen.getAllByRole('heading', { level: 1 });
  expectSame('the number of titles', headings.length, 1);
  const title = document.querySelector('h1')?.firstChild?.textContent ?? '';
  if (!title || !document.title.startsWith(title))
    throw new Error(`the tab shows '${document.title}', the screen is '${title}'`);
}

/** Traces of the console's own providers do not count: they are rendered alone first. */
async function assertLeavesNothing(candidate: ModuleCandidate, path: string): Promise<void> {
  localStorage.clear();
  renderScreen(<></>, candidate.open(path));
  // jsdom adds listeners when it first matches a style sheet rule.
  getComputedStyle(document.body);
  cleanup();
  const traces = watchPage();
  try {
    renderScreen(<></>, candidate.open(path));
    cleanup();
    const providers = traces.left();
    await whileRendered(candidate, path, async () => undefined);
    await waitFor(() =>
      expectSame('the traces left', subtract(traces.left(), [...providers, ...providers]), []),
    );
  } finally {
    traces.stop();
  }
}

async function whileRendered(
  { remoteModule, open }: ModuleCandidate,
  path: string,
  check: () => Promise<void>,
): Promise<void> {
  const definition = remoteModule.screens[path];
  if (!definition) throw new Error(`there is no screen for ${path}`);
  document.title = '';
  renderScreen(<definition.Screen />, open(path));
  try {
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() =>
      expectSame('the number of loading states', screen.queryAllByText('Loading…').length, 0),
    );
    await check();
  } finally {
    cleanup();
  }
}

/** The texts minus the given ones, counting duplicates. */
function subtract(texts: readonly string[], given: readonly string[]): string[] {
  const remaining = [...given];
  return texts.filter((text) => {
    const index = remaining.indexOf(text);
    if (index >= 0) remaining.splice(index, 1);
    return index < 0;
  });
}

function expectSame(what: string, actual: unknown, expected: unknown): void {
  const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (found !== wanted) throw new Error(`${what}: expected ${wanted}, found ${found}`);
}
