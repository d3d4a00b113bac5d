/**
 * Acquires the Web Lock of a draft, so that no other tab uses it at the same time; a crash releases it.
 * @returns the function that releases it, or `undefined` when another tab has it, or the browser refuses
 */
export function lockDraft(id: string): Promise<(() => void) | undefined> {
  // Browsers support locks only in secure contexts.
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const refuse = () => resolve(undefined);
    navigator.locks
      .request(`draft/${id}`, { ifAvailable: true }, (lock) =>
        lock ? new Promise<void>((release) => resolve(release)) : refuse(),
      )
      .catch(refuse);
  });
}
