import type { ConsoleConfig } from '@console/shared/config';
import { loadKit } from '../remotes/load/kit';
import { setStaffRuntime, type StaffRuntime } from './staff-runtime';

let opening: Promise<StaffRuntime> | undefined;

/**
 * The page's only staff runtime: store, database and sign-in, loaded on first use. A failed load is retried.
 */
export function openStaffRuntime(config: ConsoleConfig): Promise<StaffRuntime> {
  // Every staff screen renders with the UI kit.
  opening ??= Promise.all([import(/* webpackChunkName: "console" */ './create-staff-runtime'), loadKit()])
    .then(([{ createStaffRuntime }]) => createStaffRuntime(config))
    .then(setStaffRuntime)
    .catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  return opening;
}
