import { lazy, type ComponentType, type ReactNode } from 'react';
import type { DataGateway } from '@console/shared/data';
import type { Draft } from '@console/shared/drafts';
import type { Remember } from '@console/shared/forms';
import type { TextsByKind } from '@console/shared/history';
import type { Session } from '@console/shared/session';
import type { Toast } from '@console/shared/ui';
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

/** What a module gets to send a save that waits. */
export type SendContext = { gateway: DataGateway; session: Session; remember: Remember };

/**
 * Stores a saved form of the module that is not open any more, as the form would, and returns what to tell the person.
 * @throws SaveRefused where the person has to decide
 * @throws DataError `unavailable` while the database cannot be reached
 */
export type SendDraft = (draft: Draft, context: SendContext) => Promise<Toast>;

/** A place of a module that the command palette leads to. */
export type PaletteItem = {
  id: string;
  title: string;
  /** What tells it from others, such as a status. */
  hint?: string;
  /** Its address, with the ids that it needs. */
  to: string;
};

/** What the palette shows of a module: the title of its group, and its items; none while they load. */
export type PaletteGroup = { title: string; items: readonly PaletteItem[]; hasFailed: boolean };

/** Renders its children with the items that this person can go to. Mounted while the palette is open. */
export type PaletteItems = ComponentType<{ children: (group: PaletteGroup) => ReactNode }>;

/** What a module does without a screen. */
type Services = {
  /** Loads what the history says of actions that only this module knows, by the kinds that they are recorded with. */
  actionTexts?: () => Promise<TextsByKind>;
  /** Loads what the module adds to the command palette. */
  paletteItems?: () => Promise<PaletteItems>;
  /** Loads what sends saves that wait; without it they are sent only while their form is open. */
  sendDraft?: () => Promise<SendDraft>;
};

/** What every remote exposes as `./module`. */
export type RemoteModule = Services & {
  contract: string;
  screens: Readonly<Record<string, ScreenDefinition>>;
};

/** Defines a module by its screens, one for each path that its `package.json` lists, and by what it does without one. */
export const defineModule = (screens: RemoteModule['screens'], services: Services = {}): RemoteModule => ({
  contract: contractVersion,
  screens,
  ...services,
});

/** Whether a value loaded from a remote is a module that this shell can use. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== 'object' || value === null || !('contract' in value) || !('screens' in value))
    return false;
  const { contract, screens } = value;
  return typeof contract === 'string' && typeof screens === 'object' && screens !== null;
}
