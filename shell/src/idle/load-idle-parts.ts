import { slowStartMs } from '../lib/slow-start';
import { whenIdle } from '../lib/when-idle';

/** Loads what the first screen does not need. */
export const loadIdleParts = () => import(/* webpackChunkName: "idle" */ './idle-parts');

/**
 * Loads it after the screen: no rows wait for it, and it is there when the connection is lost. A start that is slow, or never
 * ends, is reported by what this loads.
 */
export async function loadInIdleTime(): ReturnType<typeof loadIdleParts> {
  await new Promise<void>((resolve) => {
    whenIdle(resolve);
    setTimeout(resolve, slowStartMs);
  });
  return loadIdleParts();
}
