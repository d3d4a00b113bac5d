import type { FromCache } from '@console/shared/model';
import type { DataError } from './data-error';

/** Written in place of a value, it becomes the database's own time at commit. */
export const serverTime: unique symbol = Symbol('server time');

/** A value as documents hold it, free of any SDK: timestamps are `Date`s. */
export type StoredValue =
  | string
  | number
  | boolean
  | null
  | Date
  | typeof serverTime
  | StoredValue[]
  | { [field: string]: StoredValue };

export type StoredFields = Record<string, StoredValue>;

/** A document: its id, its full path (`seasons/S1/quizzes/Q1`) and its fields; of a subscription also where it is from. */
export type StoredDocument = FromCache<{ id: string; path: string; fields: StoredFields }>;

/**
 * The documents of one collection, narrowed by equality; with a limit, no more of them than that. They come in the order
 * of their ids, or those first whose `latestBy` is the latest: then documents without that field are not among them.
 */
export type ListQuery = {
  collection: string;
  where?: readonly (readonly [field: string, equals: string | number | boolean])[];
  latestBy?: string;
  limit?: number;
};

/** The documents that a query finds. Those that the cache has may be a part of them. */
export type Found<T> = FromCache<{ readonly documents: readonly T[] }>;

/**
 * Receives the present state soon, never before the subscribing function has returned, and every change after; nothing
 * more after `failed`.
 */
export type Observer<T> = { next(value: T): void; failed(error: DataError): void };

export type Unsubscribe = () => void;

/**
 * All-or-nothing work: reads come first, writes are sent together when the work returns. Each document is read, and
 * billed, once in a run of the work: `create` uses what `get` has read.
 */
export type DataTransaction = {
  get(path: string): Promise<StoredDocument | undefined>;
  /** Writes a new document; the commit fails with `exists` when there is one already. */
  create(path: string, fields: StoredFields): Promise<void>;
  /** Writes the named fields, into a new document where there is none. */
  merge(path: string, fields: StoredFields): Promise<void>;
  /** Removes a document; one that is gone already is no error. */
  remove(path: string): Promise<void>;
};

/**
 * The only door to the database. Every call rejects, or reports, with a DataError.
 * Writes are transactions: they need the database and fail in seconds without it,
 * so that "saved" always means stored.
 */
export type DataGateway = {
  /** A document; with `cache` as it is cached on this device, without asking the server. */
  get(path: string, source?: 'cache'): Promise<StoredDocument | undefined>;
  /** The documents that the server has, never cached ones. */
  list(query: ListQuery): Promise<StoredDocument[]>;
  /** The number of documents, without reading them. */
  count(query: ListQuery): Promise<number>;
  /**
   * Subscribes to the documents of a query, each as `read` has it: what did not change is the same object as before, also
   * the array as a whole. Once the server has confirmed them they are not `fromCache` again.
   */
  watch<T>(
    query: ListQuery,
    read: (document: StoredDocument) => T,
    observer: Observer<Found<T>>,
  ): Unsubscribe;
  watchDocument(path: string, observer: Observer<StoredDocument | undefined>): Unsubscribe;
  transact<T>(work: (transaction: DataTransaction) => Promise<T>): Promise<T>;
  /** Closes all connections and wipes what the device keeps of the database. */
  close(): Promise<void>;
};
