import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { policyOf, sourcePage, type DeploymentFiles } from './hosting/deployment';
import type { ServeSite } from './product';
import type { RunningSite } from './serve';
import { siteOf } from './sites';
import type { DefineBuild } from './webpack/base-config';

const root = join(__dirname, '..');
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
  /** Every path that is no file shows the page. */
  readonly isPage: boolean;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON files that no build writes, by path; read whenever they are asked for. */
  readonly files?: Readonly<Record<string, () => string>>;
  readonly log: (line: string) => void;
};

/** Serves what a build makes of sources, anew with each change; resolves once it was built for the first time. */
export async function serveReloading(options: Reloading): Promise<RunningSite> {
  const { name, config, port, isPage, headers, files = {}, log } = options;
  const compiler = webpack(config);
  if (!compiler) throw new Error(`webpack made no compiler for ${name}`);
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('dev', () => resolve()));
  compiler.hooks.done.tap('dev', (stats) => {
    const words = stats.hasErrors() ? `\n${stats.toString('errors-only')}` : 'ready';
    log(`${name}: ${words}`);
  });
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      // A module's client may run in the shell's page: without an address of its own it would ask there.
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
      headers,
      historyApiFallback: isPage,
      static: false,
      devMiddleware: { stats: 'none' },
      setupExitSignals: false,
      setupMiddlewares: (middlewares) => [...Object.entries(files).map(answer), ...middlewares],
    },
    compiler,
  );
  await server.start();
  await built;
  return { origin: `http://localhost:${port}`, port, close: () => server.stop() };
}

/** Each build would bring a runtime of React Refresh of its own, of which only the first sees what React draws. */
function withOneRefreshRuntime(workspace: string, config: Configuration): Configuration {
  if (workspace !== 'shell') {
    const isRuntime = /react-refresh\/runtime(\.js)?$/;
    return {
      ...config,
      externals: async ({ request = '' }) => (isRuntime.test(request) ? 'var consoleRefreshRuntime' : false),
    };
  }
  return { ...config, entry: { shell: [join(__dirname, 'dev-refresh-runtime.cjs'), './src/index.tsx'] } };
}

const answer = ([path, text]: [string, () => string]) => ({
  name: path,
  path,
  middleware: (
    _request: unknown,
    response: { setHeader(name: string, value: string): void; end(body: string): void },
  ) => {
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Cache-Control', 'no-cache');
    response.end(text());
  },
});

/** The policy of production, as far as hot reload lets it stand. */
export const policyHeader = (deployment: DeploymentFiles, page: string) => ({
  'Content-Security-Policy': policyOf(deployment, readFileSync(page, 'utf8'), { development: true }),
});

/** What the host sends with every file of the site, above all the permission for other origins to read it. */
function headersForAll(workspace: string): Record<string, string> {
  const forAll = siteOf(workspace).headers.filter(({ source }) => source === '**');
  return Object.fromEntries(forAll.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}
