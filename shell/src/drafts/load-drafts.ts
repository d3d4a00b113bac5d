import { whenIdle } from '../app/when-idle';

/** Loads what the shell does with drafts. */
export const loadDrafts = () => import(/* webpackChunkName: "drafts" */ './drafts');

/** Loads it after the screen: no rows wait for it, and it is there when the connection is lost. */
export async function loadDraftsLater(): ReturnType<typeof loadDrafts> {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return loadDrafts();
}
