import type { ConsoleConfig } from '@console/shared/config';
import { loadKit } from '../remotes/load/kit';
import type { StaffRuntime } from './staff-runtime';

let opening: Promise<StaffRuntime> | undefined;
let opened: StaffRuntime | undefined;

/** The console when it is open already: its screens can be drawn without a wait. */
export const openedStaffRuntime = (): StaffRuntime | undefined => opened;

/** The page's one console: store, database and sign-in, loaded on first use. A failed load is retried. */
export function openStaffRuntime(config: ConsoleConfig): Promise<StaffRuntime> {
  // Each screen for staff is drawn with the kit.
  opening ??= Promise.all([import(/* webpackChunkName: "console" */ './staff-runtime'), loadKit()])
    .then(([{ createStaffRuntime: createConsole }]) => (opened = createConsole(config)))
    .catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  return opening;
}
