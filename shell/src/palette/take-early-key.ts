import { openedBy } from './palette-keys';

/** What a key has asked for until now; later keys are no longer kept. */
export function takeEarlyKey(): ReturnType<typeof openedBy> {
  const { earlyKey } = window;
  window.onkeydown = null;
  delete window.earlyKey;
  return earlyKey && openedBy(earlyKey);
}
