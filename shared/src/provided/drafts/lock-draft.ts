/**
 * Acquires the Web Lock of a draft, so that no other tab uses it at the same time; a crash releases it.
 * @returns the function that releases it, or `undefined` when another tab has it
 */
export function lockDraft(id: string): Promise<(() => void) | undefined> {
  // Browsers support locks only in secure contexts.
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    void navigator.locks.request(`draft/${id}`, { ifAvailable: true }, (lock) =>
      lock ? new Promise<void>((release) => resolve(release)) : resolve(undefined),
    );
  });
}
