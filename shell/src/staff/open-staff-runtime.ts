import type { ConsoleConfig } from '@console/shared/config';
import { loadKit } from '../remotes/load/kit';
import type { StaffRuntime } from './staff-runtime';

let opening: Promise<StaffRuntime> | undefined;
let opened: StaffRuntime | undefined;

/** The staff runtime if it is already loaded: its screens can be rendered without waiting. */
export const openedStaffRuntime = (): StaffRuntime | undefined => opened;

/**
 * The page's only staff runtime: store, database and sign-in, loaded on first use. A failed load is retried.
 */
export function openStaffRuntime(config: ConsoleConfig): Promise<StaffRuntime> {
  // Every staff screen renders with the UI kit.
  opening ??= Promise.all([import(/* webpackChunkName: "console" */ './staff-runtime'), loadKit()])
    .then(([{ createStaffRuntime: createConsole }]) => createConsole(config))
    .then((runtime) => (opened = runtime))
    .catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  return opening;
}
