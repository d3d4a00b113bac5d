import type { ConsoleConfig } from '@console/shared/config';
import { loadKit } from '../remotes/load/kit';
import type { Console } from './console';

let opening: Promise<Console> | undefined;
let opened: Console | undefined;

/** The console when it is open already: its screens can be drawn without a wait. */
export const openedConsole = (): Console | undefined => opened;

/** The page's one console: store, database and sign-in, loaded on first use. A failed load is retried. */
export function openConsole(config: ConsoleConfig): Promise<Console> {
  // Each screen for staff is drawn with the kit.
  opening ??= Promise.all([import(/* webpackChunkName: "console" */ './console'), loadKit()])
    .then(([{ createConsole }]) => (opened = createConsole(config)))
    .catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  return opening;
}
