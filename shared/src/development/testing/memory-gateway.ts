import {
  absent,
  asDataError,
  DataError,
  serverTime,
  type DataErrorKind,
  type DataGateway,
  type DataTransaction,
  type Found,
  type ListQuery,
  type Observer,
  type StoredDocument,
  type StoredFields,
} from '@console/shared/data';

/** Documents by path, e.g. `{ 'seasons/S1': { season: 'Gospels' } }`. */
export type Documents = Record<string, StoredFields>;

/** An in-memory fake of the gateway; it passes the same conformance tests. */
export type MemoryGateway = DataGateway & {
  /** The documents stored now, without the history. */
  documents(): Documents;
  /** The entries and parts of the history, in the order of writing. */
  history(): StoredFields[];
  /** Every call fails with this error until `heal`. */
  breakDown(kind: DataErrorKind): void;
  heal(): void;
  /** Delays later subscriptions, as a long list would, until the returned function is called. */
  holdBack(): () => void;
  /** As `holdBack`, and delays the first pages of lists and their numbers of rows. */
  holdLists(): () => void;
  /** Delays document subscriptions until the returned function is called. */
  holdDocument(path: string): () => void;
  /** A write by another client; it bypasses the rules of this gateway. */
  put(path: string, fields: StoredFields): void;
  drop(path: string): void;
};

const collectionOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Firestore's order: documents without the field are excluded, and ties are sorted by descending id. */
const inOrder =
  (latestBy: string | undefined) =>
  (a: StoredDocument, b: StoredDocument): number => {
    const byId = a.id < b.id ? -1 : Number(a.id > b.id);
    return latestBy === undefined ? byId : Number(b.fields[latestBy]) - Number(a.fields[latestBy]) || -byId;
  };

/** Whether a document is what a query asks for, but for its page. */
function matches({ fields }: StoredDocument, { where = [], contains, latestBy, within }: ListQuery): boolean {
  if (!where.every(([field, value]) => fields[field] === value)) return false;
  if (contains) {
    const list = fields[contains[0]];
    if (!Array.isArray(list) || !list.includes(contains[1])) return false;
  }
  if (latestBy === undefined) return true;
  const value = fields[latestBy];
  if (!within) return value !== undefined;
  return value instanceof Date && value >= within[0] && value < within[1];
}

/** As the database stores the fields: with its time, and without those that are deleted. */
const stamped = (fields: StoredFields, time: Date): StoredFields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== absent)
      .map(([field, value]) => [field, value === serverTime ? time : value]),
  );

const isHistory = (path: string) => path.includes('/history/');
const isPart = (path: string) => path.includes('/parts/');
const isWholeEntry = (path: string, fields: StoredFields) => isHistory(path) && 'kind' in fields;

export function createMemoryGateway(initial: Documents = {}): MemoryGateway {
  const stored = new Map(Object.entries(initial));
  const cached = new Set<string>();
  const watchers = new Set<() => void>();
  let failure: DataErrorKind | null = null;
  let heldBack = Promise.resolve();
  let heldPages = Promise.resolve();
  const heldDocuments = new Map<string, Promise<void>>();

  const holdBack = () => {
    let letGo = () => undefined as void;
    heldBack = new Promise((resolve) => (letGo = resolve));
    return letGo;
  };
  const ready = async () => {
    await Promise.resolve();
    if (failure) throw new DataError(failure, `The test made the database ${failure}`);
  };
  const read = (path: string): StoredDocument | undefined => {
    const fields = stored.get(path);
    return fields && { id: idOf(path), path, fields: { ...fields } };
  };
  const select = (query: ListQuery): StoredDocument[] => {
    const { collection, latestBy, limit } = query;
    return [...stored.keys()]
      .filter((path) => collectionOf(path) === collection)
      .flatMap((path) => read(path) ?? [])
      .filter((document) => matches(document, query))
      .sort(inOrder(latestBy))
      .slice(0, limit);
  };
  const selectToCache = (query: ListQuery): StoredDocument[] => {
    const documents = select(query);
    for (const { path } of documents) cached.add(path);
    return documents;
  };

  /** Sends the current state now, and again after every change that affects it. */
  function subscribe<T>(state: () => T, observer: Observer<T>, begin = ready()): () => void {
    let last: string | undefined;
    let open = true;
    const notify = () => {
      const present = state();
      const text = JSON.stringify(present) ?? 'nothing';
      if (!open || text === last) return;
      last = text;
      observer.next(present);
    };
    const stop = () => {
      open = false;
      watchers.delete(notify);
    };
    begin.then(
      () => {
        if (open) watchers.add(notify);
        notify();
      },
      (error: unknown) => {
        if (open) observer.failed(asDataError(error));
      },
    );
    return stop;
  }

  /** Converts changed documents; unchanged ones keep their object identity. */
  function readingChanges<T>(
    read: (document: StoredDocument) => T,
    { next, failed }: Observer<Found<T>>,
  ): Observer<StoredDocument[]> {
    let known = new Map<string, { of: StoredFields | undefined; value: T }>();
    const valueOf = (document: StoredDocument) => {
      const fields = stored.get(document.path);
      const before = known.get(document.path);
      return before?.of === fields && before ? before : { of: fields, value: read(document) };
    };
    return {
      next(documents) {
        known = new Map(documents.map((document) => [document.path, valueOf(document)]));
        next({ documents: Array.from(known.values(), ({ value }) => value) });
      },
      failed,
    };
  }

  const changed = () => watchers.forEach((notify) => notify());

  async function transact<T>(work: (transaction: DataTransaction) => Promise<T>): Promise<T> {
    await ready();
    const writes: ((time: Date) => void)[] = [];
    const seen = new Map<string, StoredFields | undefined>();
    const once: string[] = [];
    const trackRead = (path: string) => {
      // A second read of a document is that of the first.
      if (!seen.has(path)) seen.set(path, stored.get(path));
      return stored.has(path);
    };
    const result = await work({
      async get(path) {
        trackRead(path);
        return read(path);
      },
      async create(path, fields, { hasNewId = false } = {}) {
        if (!hasNewId && trackRead(path)) throw new DataError('exists', `${path} exists already`);
        writes.push((time) => stored.set(path, stamped(fields, time)));
      },
      async merge(path, fields) {
        if (isPart(path) || isWholeEntry(path, fields)) once.push(path);
        writes.push((time) => stored.set(path, stamped({ ...stored.get(path), ...fields }, time)));
      },
      async remove(path) {
        writes.push(() => stored.delete(path));
      },
    });
    // Another write came between: the transaction runs again on the stored state.
    if ([...seen].some(([path, fields]) => stored.get(path) !== fields)) return transact(work);
    // As the rules do: an entry and its parts are stored once.
    if (once.some((path) => stored.has(path))) throw new DataError('denied', 'The history is never changed');
    // All that a commit stores has the same time.
    const time = new Date();
    for (const write of writes) write(time);
    if (writes.length > 0) changed();
    return result;
  }

  return {
    get: async (path, source) => {
      if (source === 'cache') return cached.has(path) ? read(path) : undefined;
      return ready().then(() => read(path));
    },
    list: async (query) => heldPages.then(ready).then(() => selectToCache(query)),
    count: async (query) => heldPages.then(ready).then(() => select(query).length),
    watch: (query, read, observer) =>
      subscribe(() => selectToCache(query), readingChanges(read, observer), heldBack.then(ready)),
    watchDocument: (path, observer) =>
      subscribe(
        () => read(path),
        observer,
        ready().then(() => heldDocuments.get(path)),
      ),
    transact,
    close: async () => watchers.clear(),
    documents: () => Object.fromEntries([...stored].filter(([path]) => !isHistory(path))),
    history: () => [...stored].filter(([path]) => isHistory(path)).map(([, fields]) => fields),
    breakDown: (kind) => void (failure = kind),
    heal: () => void (failure = null),
    holdBack,
    holdLists() {
      const letGo = holdBack();
      heldPages = heldBack;
      return letGo;
    },
    holdDocument(path) {
      let letGo = () => undefined as void;
      heldDocuments.set(path, new Promise((resolve) => (letGo = resolve)));
      return letGo;
    },
    put(path, fields) {
      stored.set(path, fields);
      changed();
    },
    drop(path) {
      stored.delete(path);
      changed();
    },
  };
}
