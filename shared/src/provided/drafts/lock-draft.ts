/** How long, in milliseconds, the browser may take to say whether a lock is free. */
const limitMs = 2000;

/**
 * Acquires the Web Lock of a draft, so that no other tab uses it at the same time; a crash releases it.
 * @returns the function that releases it, or `undefined` when another tab has it, or the browser refuses or does not answer
 */
export function lockDraft(id: string): Promise<(() => void) | undefined> {
  // Browsers support locks only in secure contexts.
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    let isLate = false;
    const giveUp = () => {
      isLate = true;
      resolve(undefined);
    };
    setTimeout(giveUp, limitMs);
    navigator.locks
      .request(`draft/${id}`, { ifAvailable: true }, (lock) =>
        lock && !isLate ? new Promise<void>((release) => resolve(release)) : giveUp(),
      )
      .catch(giveUp);
  });
}
