import { lazy, type ComponentType } from 'react';
import type { Session } from '@console/shared/session';
import { contractVersion } from './version';

/** The target of a route. */
export type ScreenDefinition = {
  Screen: ComponentType;
  /** Who may open the screen, beyond the module's access; everyone when absent. */
  allows?: (session: Session) => boolean;
  /** Prefetches what the screen still has to load. */
  preload?: () => Promise<unknown>;
};

/** A screen with lazily loaded code, so that lists do not include the code of forms. */
export function lazyScreen(load: () => Promise<ComponentType>): Pick<ScreenDefinition, 'Screen' | 'preload'> {
  return { Screen: lazy(async () => ({ default: await load() })), preload: load };
}

/** What every remote exposes as `./module`. */
export type RemoteModule = {
  contract: string;
  screens: Readonly<Record<string, ScreenDefinition>>;
};

/** Defines a module by its screens: one for each path that its `package.json` lists. */
export const defineModule = (screens: RemoteModule['screens']): RemoteModule => ({
  contract: contractVersion,
  screens,
});

/** Whether a value loaded from a remote is a module that this shell can use. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== 'object' || value === null || !('contract' in value) || !('screens' in value))
    return false;
  const { contract, screens } = value;
  return typeof contract === 'string' && typeof screens === 'object' && screens !== null;
}
