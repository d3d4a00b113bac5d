import { whenIdle } from '../lib/when-idle';

/** Loads what the first screen does not need. */
export const loadIdleParts = () => import(/* webpackChunkName: "idle" */ './idle-parts');

/** Loads it after the screen: no rows wait for it, and it is there when the connection is lost. */
export async function loadInIdleTime(): ReturnType<typeof loadIdleParts> {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return loadIdleParts();
}
