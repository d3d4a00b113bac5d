import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, type Mode } from './base-config';
import { appManifests } from './pages/app-manifests';
import { messageScripts } from './pages/message-scripts';
import { serviceWorker } from './pages/service-worker';
import { shellPages } from './pages/shell-pages';
import { shellScript } from './pages/shell-script';
import { singleCopies } from './single-copies';
import { licenceTexts } from './licence-texts';
import { reactRefresh } from './react-refresh';
import { shellStatementOf } from './statement';
import { writeJson } from './write-json';

/**
 * The lazy chunks after the first load, one file each: the store and the data door for every staff screen, the
 * sign-in, and the database's client, which is not needed for the first paint.
 */
const lazyParts = {
  store: {
    name: 'store',
    test: /[\\/](node_modules[\\/](@reduxjs|@standard-schema|immer|redux|redux-thunk|reselect|react-redux|use-sync-external-store)|shared[\\/]src[\\/]provided[\\/](data|selection))[\\/]/,
    enforce: true,
  },
  client: {
    name: 'client',
    test: /[\\/]node_modules[\\/](firebase[\\/](app|auth)|idb|@firebase[\\/](app|auth|component|logger|util))[\\/]|[\\/]shared[\\/]src[\\/]provided[\\/](firebase[\\/](app|auth|start-app-check)\.ts$|(gateway|persisted)[\\/])|[\\/]shell[\\/]src[\\/]staff[\\/]early-gateway\.ts$/,
    chunks: ({ name }: { name?: string | null }) => name !== 'app-check',
    enforce: true,
  },
  database: {
    name: 'database',
    test: /[\\/]node_modules[\\/](firebase[\\/]firestore|@firebase[\\/](firestore|webchannel-wrapper))[\\/]/,
    enforce: true,
  },
  // Forms and staff screens are rendered with it as well.
  kit: {
    name: 'kit',
    test: /[\\/]shared[\\/]src[\\/](provided[\\/]ui|compiled[\\/]format)[\\/]/,
    chunks: ({ name }: { name?: string | null }) => name === 'ui' || name === 'forms' || name === 'console',
    enforce: true,
  },
};

const routerLoader = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/]/,
  loader: join(__dirname, 'droppable-components.cjs'),
};

/** App Check has its own copy of these functions, so that the sign-in does not grow where there is no App Check. */
const ownUtil = (root: string) => ({
  test: /[\\/]@firebase[\\/]app-check[\\/]/,
  resolve: {
    alias: { '@firebase/util$': join(root, 'node_modules/@firebase/util/dist/index.esm.js?app-check') },
  },
});

/**
 * Of three digits, where webpack's default takes four: they save 0.1% of the bytes, and stay the same from one release to
 * the next but where two collide.
 */
const shortModuleIds = () =>
  new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 3, fixedLength: true });

/** The build of the shell: it provides the shared code and knows no remote. */
export const defineShell =
  (dir: string) =>
  ({ mode }: { mode: Mode }): Configuration => {
    const base = baseConfig(dir, mode);
    return {
      ...base,
      entry: { shell: './src/index.ts' },
      output: {
        ...base.output,
        publicPath: '/',
        // All its chunks are of its own origin.
        crossOriginLoading: false,
        uniqueName: 'shell',
      },
      resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...singleCopies(dirname(dir), mode) } },
      module: { ...base.module, rules: [...(base.module?.rules ?? []), routerLoader, ownUtil(dirname(dir))] },
      optimization: {
        ...base.optimization,
        // Set below. In development, modules keep their names, by which they are replaced.
        moduleIds: mode === 'production' ? false : 'named',
        splitChunks: { chunks: 'async', cacheGroups: { ...lazyParts, defaultVendors: false } },
      },
      plugins: [
        // Options of the federation's runtime: modules are identified by their scripts, and no script runs outside a
        // browser.
        new webpack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' }),
        ...shellPages(dir, mode),
        serviceWorker(dir, mode),
        ...(mode === 'production'
          ? [shortModuleIds(), messageScripts(dir), appManifests(dir), licenceTexts()]
          : []),
        shellScript(),
        // The libraries and contract for modules; the release tools compare them with a module's requirements.
        writeJson('provides.json', shellStatementOf(dirname(dir))),
        ...reactRefresh(mode),
      ],
    };
  };
