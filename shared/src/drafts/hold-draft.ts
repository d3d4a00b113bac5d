/**
 * Takes the Web Lock of a draft, so that no other tab works on it at the same time; a crash frees it.
 * @returns what frees it, or `undefined` where another tab has it
 */
export function holdDraft(id: string): Promise<(() => void) | undefined> {
  // Browsers have locks on secure pages only.
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    void navigator.locks.request(`draft/${id}`, { ifAvailable: true }, (lock) =>
      lock ? new Promise<void>((release) => resolve(release)) : resolve(undefined),
    );
  });
}
