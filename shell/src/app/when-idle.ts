/** What stands on a screen for something that is on its way. */
const isLoading = () => document.querySelector('[data-loading]') !== null;

/**
 * Does `work` when all that the screen shows is there and the browser has nothing better to do; gives the way to call it
 * off.
 */
export function whenIdle(work: () => void): () => void {
  const look = () => {
    if (isLoading()) callOff = soon(() => (callOff = inIdleTime(look)));
    else work();
  };
  let callOff = inIdleTime(look);
  return () => callOff();
}

function soon(work: () => void): () => void {
  const timer = setTimeout(work, 300);
  return () => clearTimeout(timer);
}

/** At the latest after five seconds. */
function inIdleTime(work: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
