import type { FromCache } from '@console/shared/model';
import type { DataError } from './data-error';

/** A placeholder for the server's time at commit. */
export const serverTime: unique symbol = Symbol('server time');

/** Removes a field of a document. */
export const absent: unique symbol = Symbol('absent');

/** A field value without SDK types: timestamps are `Date`s. */
export type StoredValue =
  | string
  | number
  | boolean
  | null
  | Date
  | typeof serverTime
  | typeof absent
  | StoredValue[]
  | { [field: string]: StoredValue };

export type StoredFields = Record<string, StoredValue>;

/** A document: its id, its full path (`seasons/S1/quizzes/Q1`) and its fields; in a subscription also `fromCache`. */
export type StoredDocument = FromCache<{ id: string; path: string; fields: StoredFields }>;

/**
 * The documents of one collection, filtered by equality, at most `limit` of them. They are sorted by id, or descending
 * by `latestBy`: then documents without that field are excluded.
 */
export type ListQuery = {
  collection: string;
  where?: readonly (readonly [field: string, equals: string | number | boolean])[];
  /** Only documents whose list in this field contains the value. */
  contains?: readonly [field: string, value: string];
  latestBy?: string;
  /**
   * Only documents whose `latestBy` is from the first date on and before the second. The date of a document that was read
   * stands for its exact time, so that a page can end where the one before began.
   */
  within?: readonly [from: Date, before: Date];
  limit?: number;
};

/** The result of a query. A cached result may be incomplete. */
export type Found<T> = FromCache<{ readonly documents: readonly T[] }>;

/**
 * Receives the current state soon, but never before the subscribing function has returned, then every change; nothing
 * after `failed`.
 */
export type Observer<T> = { next(value: T): void; failed(error: DataError): void };

export type Unsubscribe = () => void;

/** How a document is created; an older shell ignores it. */
export type CreateOptions = { readonly hasNewId?: boolean };

/**
 * An all-or-nothing operation: reads come first, writes are sent together when the callback returns. Each document is
 * read, and billed, once per run: `create` uses the result of `get`.
 */
export type DataTransaction = {
  get(path: string): Promise<StoredDocument | undefined>;
  /**
   * Writes a new document; fails with `exists` if the document exists. With `hasNewId` it is not read: its id was made
   * just now, and no earlier attempt can have stored it.
   */
  create(path: string, fields: StoredFields, options?: CreateOptions): Promise<void>;
  /** Writes the given fields; creates the document if it does not exist. */
  merge(path: string, fields: StoredFields): Promise<void>;
  /** Deletes a document; a missing document is not an error. */
  remove(path: string): Promise<void>;
};

/** An entry in the history of a season. */
export type EntryKey = { readonly seasonId: string; readonly entryId: string };

/**
 * How the history of a season describes the changes of a transaction. Without it, they are an entry of their own, which
 * is named after them.
 */
export type RecordedAction = {
  /** What was done, such as `questions_moved`. */
  readonly kind?: string;
  /** The entry that is taken back. */
  readonly undoes?: string;
  /** The id of its entry, to undo it later; by default a new one. */
  readonly entryId?: string;
  /** The entry of an action that takes several transactions: the first one begins it, each other one is a part. */
  readonly entry?: EntryKey & {
    readonly is: 'begun' | 'part';
    readonly about?: readonly string[];
    /** How many documents the whole action changes. */
    readonly total?: number;
    /** The id of the part, by default a new one. A part is never changed: storing the same again is refused. */
    readonly partId?: string;
  };
  /** Changes of questions are not recorded: the transaction keeps them itself. */
  readonly keepsQuestions?: boolean;
};

/** A sentence about a change, and whether the signed-in person has made it. */
export type LastChange = { text: string; isOwn: boolean };

/**
 * The only interface to the database. Every call rejects, or reports, with a DataError. Writes are transactions: they
 * need the database and fail in seconds without it, so that "saved" always means stored.
 */
export type DataGateway = {
  /** Reads a document; with `cache` only from this device's cache, without a request to the server. */
  get(path: string, source?: 'cache'): Promise<StoredDocument | undefined>;
  /** Reads the documents from the server, never from the cache. */
  list(query: ListQuery): Promise<StoredDocument[]>;
  /** The number of documents, without reading them. */
  count(query: ListQuery): Promise<number>;
  /**
   * Subscribes to the documents of a query, each converted by `read`. Unchanged documents, and an unchanged array,
   * keep their identity. Once the server has confirmed them they are not `fromCache` again.
   */
  watch<T>(
    query: ListQuery,
    read: (document: StoredDocument) => T,
    observer: Observer<Found<T>>,
  ): Unsubscribe;
  watchDocument(path: string, observer: Observer<StoredDocument | undefined>): Unsubscribe;
  /** Changes of a season and of what is in it are also recorded in its history, as `action` says. */
  transact<T>(work: (transaction: DataTransaction) => Promise<T>, action?: RecordedAction): Promise<T>;
  /**
   * Undoes entries of the history, one after the other, and reports the outcome in toasts. A gateway that records
   * nothing has none.
   */
  undo?(entries: readonly EntryKey[]): void;
  /** In words, who has changed a document last since a moment, and when; `null` where the history names nobody. */
  lastChange?(path: string, since: number): Promise<LastChange | null>;
  /** Closes all connections and deletes the cached data on this device. */
  close(): Promise<void>;
};
