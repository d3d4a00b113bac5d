import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { hotUpdates, updatesPath, type Updates } from './dev-updates';
import { readableBy } from './readable-by';
import { policyOf, sourcePage, type DeploymentFiles } from '../hosting/deployment';
import type { ServeSite } from '../serve/product';
import { listen, pathOf, type Answer, type RunningSite } from '../serve/serve';
import { siteFiles } from '../serve/site-files';
import { siteOf } from '../serve/sites';
import type { DefineBuild } from '../webpack/base-config';

const root = join(__dirname, '../..');
const load = createRequire(__filename);

/** Serves a site from its sources: a saved change appears in the open page, which keeps its state. */
export const fromSources =
  (workspace: string, log: (line: string) => void): ServeSite =>
  async (port, deployment) => {
    const define = load(join(root, workspace, 'webpack.config.cjs')) as DefineBuild;
    return serveReloading({
      name: workspace,
      config: withOneRefreshRuntime(workspace, await define({ mode: 'development' })),
      port,
      isPage: workspace === 'shell',
      headers: {
        ...headersForAll(workspace),
        ...(deployment && policyHeader(deployment, sourcePage)),
      },
      files: deployment,
      log,
    });
  };

export type Reloading = {
  readonly name: string;
  readonly config: Configuration;
  readonly port: number;
  /** Responds with the page to every path that is not a file. */
  readonly isPage: boolean;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON files that no build writes, by path; read on each request. */
  readonly files?: Readonly<Record<string, () => string>>;
  readonly log: (line: string) => void;
};

/** Serves the build of sources and rebuilds it on each change; resolves after the first build. */
export async function serveReloading(options: Reloading): Promise<RunningSite> {
  const { name, config, port, log } = options;
  const folder = await mkdtemp(join(tmpdir(), `console-${name}-`));
  const compiler = webpack({ ...config, output: { ...config.output, path: folder } });
  if (!compiler) throw new Error(`webpack made no compiler for ${name}`);
  const updates = hotUpdates(compiler, `http://localhost:${port}`);
  compiler.hooks.done.tap('dev', (stats) => {
    const result = stats.hasErrors() ? `\n${stats.toString('errors-only')}` : 'ready';
    log(`${name}: ${result}`);
  });
  const site = await listen(sourcesHandler(options, folder, updates), port);
  const watching = compiler.watch({}, () => undefined);
  await updates.ready();
  return {
    ...site,
    close: async () => {
      await Promise.all([site.close(), new Promise((closed) => watching?.close(closed))]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function sourcesHandler(
  { headers, isPage, files = {} }: Reloading,
  folder: string,
  updates: Updates,
): Answer {
  const find = siteFiles({ folder, data: files });
  return async (request, response) => {
    const path = pathOf(request);
    const readable = readableBy(request);
    if (path === updatesPath) return updates.stream(response, readable);
    await updates.ready();
    // A path with a dot in its last segment names a file, never the page.
    const isAddress = isPage && !/\.[^/]*$/.test(path);
    const file = (await find(path, '')) ?? (isAddress ? await find('/index.html', '') : null);
    response.writeHead(file ? 200 : 404, {
      ...headers,
      ...readable,
      'Cache-Control': 'no-cache',
      'Content-Type': file?.type ?? 'text/plain; charset=utf-8',
    });
    response.end(file?.body ?? 'Not found\n');
  };
}

/** Each build would contain its own runtime of React Refresh, of which only the first tracks React's renders. */
function withOneRefreshRuntime(workspace: string, config: Configuration): Configuration {
  if (workspace !== 'shell') {
    const isRuntime = /react-refresh\/runtime(\.js)?$/;
    return {
      ...config,
      externals: async ({ request = '' }) => (isRuntime.test(request) ? 'var consoleRefreshRuntime' : false),
    };
  }
  return { ...config, entry: { shell: [join(__dirname, 'dev-refresh-runtime.cjs'), './src/index.ts'] } };
}

/** The Content Security Policy of production, as far as hot reload permits. */
export const policyHeader = (deployment: DeploymentFiles, page: string) => ({
  'Content-Security-Policy': policyOf(deployment, readFileSync(page, 'utf8'), { development: true }),
});

/** The host's headers for every file of the site, but for the permission that its released files give to everyone. */
function headersForAll(workspace: string): Record<string, string> {
  const forAll = siteOf(workspace).headers.filter(({ source }) => source === '**');
  const headers = forAll.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value] as const));
  return Object.fromEntries(headers.filter(([key]) => key !== 'Access-Control-Allow-Origin'));
}
