/**
 * Gives the page an IndexedDB with one table that answers nothing until `answer` is called; then it does what it was
 * asked to. Give it to a page that has not opened its database yet. `remove` answers, and takes it away.
 */
export function silentDatabase(stored: readonly { id: string }[] = []) {
  const rows = new Map(stored.map((row) => [row.id, row]));
  const due: (() => void)[] = [];
  let isSilent = true;
  const later = (work: () => void) => void (isSilent ? due.push(work) : Promise.resolve().then(work));

  const table = {
    put: (row: { id: string }) => ({ result: void rows.set(row.id, row) }),
    delete: (id: string) => ({ result: void rows.delete(id) }),
    clear: () => ({ result: rows.clear() }),
    getAll: () => ({ result: [...rows.values()] }),
  };
  const transaction = () => {
    const begun: { oncomplete?: () => void; objectStore: () => typeof table; commit: () => void } = {
      objectStore: () => table,
      commit: () => later(() => begun.oncomplete?.()),
    };
    return begun;
  };
  let connection: { transaction: typeof transaction; onclose?: () => void } | undefined;
  const open = () => {
    connection = { transaction };
    const request: { onsuccess?: () => void; result: object } = { result: connection };
    later(() => request.onsuccess?.());
    return request;
  };
  Object.defineProperty(window, 'indexedDB', {
    value: { open, databases: async () => [] },
    configurable: true,
  });

  const answer = () => {
    isSilent = false;
    for (const work of due.splice(0)) work();
  };
  return {
    rows: () => [...rows.values()],
    answer,
    /** The browser deletes what is stored. */
    empty() {
      rows.clear();
      connection?.onclose?.();
    },
    remove() {
      answer();
      Reflect.deleteProperty(window, 'indexedDB');
    },
  };
}
