import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { policyOf, sourcePage, type DeploymentFiles } from './hosting/deployment';
import type { ServeSite } from './product';
import { siteOf } from './sites';
import type { DefineBuild } from './webpack/base-config';

const root = join(__dirname, '..');
const load = createRequire(__filename);

/** Serves a site from its sources: a saved change appears in the open page, which keeps its state. */
export const fromSources =
  (workspace: string, log: (line: string) => void): ServeSite =>
  async (port, deployment) => {
    const define = load(join(root, workspace, 'webpack.config.cjs')) as DefineBuild;
    const compiler = webpack(withOneRefreshRuntime(workspace, await define({ mode: 'development' })));
    if (!compiler) throw new Error(`webpack made no compiler for ${workspace}`);
    const built = new Promise<void>((resolve) => compiler.hooks.done.tap('dev', () => resolve()));
    compiler.hooks.done.tap('dev', (stats) => {
      const words = stats.hasErrors() ? `\n${stats.toString('errors-only')}` : 'ready';
      log(`${workspace}: ${words}`);
    });
    const server = new WebpackDevServer(
      {
        host: '127.0.0.1',
        port,
        hot: true,
        // The page belongs to the shell: without an address of its own the module's client would ask there.
        client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
        headers: { ...headersForAll(workspace), ...(deployment && policyHeader(deployment)) },
        historyApiFallback: workspace === 'shell',
        static: false,
        devMiddleware: { stats: 'none' },
        setupExitSignals: false,
        setupMiddlewares: (middlewares) => [...Object.entries(deployment ?? {}).map(answer), ...middlewares],
      },
      compiler,
    );
    await server.start();
    await built;
    return { origin: `http://localhost:${port}`, port, close: () => server.stop() };
  };

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
const policyHeader = (deployment: DeploymentFiles) => ({
  'Content-Security-Policy': policyOf(deployment, sourcePage, { development: true }),
});

/** What the host sends with every file of the site, above all the permission for other origins to read it. */
function headersForAll(workspace: string): Record<string, string> {
  const forAll = siteOf(workspace).headers.filter(({ source }) => source === '**');
  return Object.fromEntries(forAll.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}
