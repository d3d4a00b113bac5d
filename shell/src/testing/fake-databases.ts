type Request = { result?: unknown; onsuccess?: () => void };

/** Succeeds a moment later, as IndexedDB does. */
function request(result: unknown, work: () => unknown = () => undefined): Request {
  const pending: Request = { result };
  setTimeout(() => {
    work();
    pending.onsuccess?.();
  });
  return pending;
}

/**
 * Gives the page an IndexedDB with these databases, which can be deleted or emptied. The deletion of those in
 * `hanging` never ends. Returns the databases that still have contents.
 */
export function fakeDatabases(names: readonly string[], hanging: readonly string[] = []) {
  const filled = new Set(names);
  const clear = (name: string) => () => filled.delete(name);
  const database = (name: string) => ({
    objectStoreNames: ['records'],
    transaction: () => ({ objectStore: () => ({ clear: () => request(undefined, clear(name)) }) }),
    close: () => undefined,
  });
  const value = {
    databases: async () => names.map((name) => ({ name })),
    open: (name: string) => request(database(name)),
    deleteDatabase: (name: string) => (hanging.includes(name) ? {} : request(undefined, clear(name))),
  };
  Object.defineProperty(window, 'indexedDB', { value, configurable: true });
  return {
    filled: () => [...filled],
    remove: () => void Reflect.deleteProperty(window, 'indexedDB'),
  };
}
