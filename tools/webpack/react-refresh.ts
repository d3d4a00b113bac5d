import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';
import type { Mode } from './base-config';

/** Hot reload that keeps a screen's state, in development builds only. */
export const reactRefresh = (mode: Mode): WebpackPluginInstance[] =>
  mode === 'development' ? [new ReactRefreshPlugin({ overlay: false })] : [];
