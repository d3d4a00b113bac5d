import type { ConsoleConfig } from '@console/shared/config';
import type { Console } from './console';

let opening: Promise<Console> | undefined;

/** The page's one console: store, database and sign-in, loaded when first asked for. A failed load is tried anew. */
export function openConsole(config: ConsoleConfig): Promise<Console> {
  opening ??= import(/* webpackChunkName: "console" */ './console').then(
    ({ createConsole }) => createConsole(config),
    (error: unknown) => {
      opening = undefined;
      throw error;
    },
  );
  return opening;
}
