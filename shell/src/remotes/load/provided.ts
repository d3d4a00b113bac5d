import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as config from '@console/shared/config';
import { contractVersion } from '@console/shared/contract';
import * as i18n from '@console/shared/i18n';
import * as router from '@console/shared/router';
import * as session from '@console/shared/session';
import * as text from '@console/shared/ui/text';
import { loadKit } from './kit';
import * as styledComponents from './styled-components';

type Provided = { readonly version: string } & (
  | { readonly lib: () => object }
  | { readonly get: () => Promise<() => object> }
);

/** Already loaded, since the shell renders with it. */
const here = (version: string, library: object): Provided => ({ version, lib: () => library });

/** Loaded when the first screen imports it. */
const later = (load: () => Promise<object>): Provided => ({
  version: contractVersion,
  get: () => load().then((library) => () => library),
});

/**
 * The one copy of each library that all modules use, as `tools/webpack/shared-modules.ts` lists them. Each keeps
 * every export that it has, because any module may ask for any of them.
 */
export const provided: Readonly<Record<string, Provided>> = {
  react: here(react.version, react),
  'react/jsx-runtime': here(react.version, jsxRuntime),
  'react-dom': here(reactDom.version, reactDom),
  'styled-components': here(styledComponents.version, styledComponents),
  '@console/shared/router': here(contractVersion, router),
  '@console/shared/config': here(contractVersion, config),
  '@console/shared/i18n': here(contractVersion, i18n),
  '@console/shared/session': here(contractVersion, session),
  '@console/shared/ui/text': here(contractVersion, text),
  '@console/shared/drafts': later(() => import('@console/shared/drafts')),
  '@console/shared/ui': later(loadKit),
  '@console/shared/dates': later(() => import(/* webpackChunkName: "dates" */ '@console/shared/dates')),
  '@console/shared/forms': later(() => import(/* webpackChunkName: "forms" */ '@console/shared/forms')),
  '@console/shared/selection': later(() => import('@console/shared/selection')),
  '@console/shared/data': later(() => import('@console/shared/data')),
  '@console/shared/history': later(() => import(/* webpackChunkName: "history" */ '@console/shared/history')),
};
