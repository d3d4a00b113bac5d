/** What this page has let go of: the browser may hear of it only after it was asked. */
const released = new Set<string | undefined>();

/**
 * Tells other tabs that a draft is being typed at, for as long as this page lives: a crash ends it as well.
 * Gives what ends it.
 */
export function holdLock(name: string): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  // Pages without a secure connection, and old browsers, have no locks.
  if ('locks' in navigator) void navigator.locks.request(name, () => held);
  released.delete(name);
  return () => {
    released.add(name);
    release();
  };
}

/** What this and other tabs hold. */
export async function heldLocks(): Promise<ReadonlySet<string | undefined>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name }) => name).filter((name) => !released.has(name)));
}
