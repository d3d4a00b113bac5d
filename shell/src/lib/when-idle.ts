/** Placeholders mark a screen that is still loading. */
const isLoading = () => document.querySelector('[data-loading]') !== null;

/** Runs `work` when the screen has loaded and the browser is idle; returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  const runOrWait = () => {
    if (isLoading()) cancel = afterMoment(() => (cancel = inIdleTime(runOrWait)));
    else work();
  };
  let cancel = inIdleTime(runOrWait);
  return () => cancel();
}

function afterMoment(work: () => void): () => void {
  const timer = setTimeout(work, 300);
  return () => clearTimeout(timer);
}

/** Waits for at most five seconds. */
function inIdleTime(work: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
