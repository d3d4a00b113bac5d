import { clearIndexedDbPersistence, terminate, type Firestore } from 'firebase/firestore';
import { DataError } from '@console/shared/data';
import { inTime } from './in-time';

/** A client, and when it is given up. */
type Current = { readonly database: Firestore; readonly ended: Promise<void>; readonly end: () => void };

/** How a client gives way to the next one. */
export type Replacement = {
  /** `false` for a next one that keeps nothing on this device. */
  readonly isKept?: boolean;
  /**
   * The next one starts from nothing: a client whose database is emptied stores in the next one what it knows of lists, but
   * not their documents.
   */
  readonly isEmptied?: boolean;
  /** The client has no connection to its database any more, so its end is not waited for. */
  readonly isClosed?: boolean;
};

/** How long, in milliseconds, the next client waits for the end of the last one: both would share one database. */
const endMs = 2000;

/** The client of the database, which can be replaced by a new one while it is used. */
export class ReplaceableClient {
  private current: Current;
  private ready: Promise<unknown> = Promise.resolve();
  /** The database on this device was emptied, and what the last client left in it is not deleted yet. */
  private isLeftBehind = false;

  /** `open` opens a client that keeps what it reads on this device, or does not. */
  constructor(private readonly open: (isKept: boolean) => Firestore) {
    this.current = this.opened(true);
  }

  get database(): Firestore {
    return this.current.database;
  }

  /** Ends the client's connections. It answers nothing any more, until it is replaced. */
  disconnect(): void {
    void terminate(this.database);
  }

  /**
   * Gives up the client, which may never answer again. Resolves when another one is open, to whether that one keeps what it
   * reads on this device.
   */
  replace(how: Replacement): Promise<boolean> {
    this.current.end();
    // Pages come and go quickly: each client ends before the next one begins.
    const next = this.ready.then(() => this.openNext(how));
    this.ready = next;
    return next;
  }

  private async openNext({
    isKept = true,
    isEmptied = false,
    isClosed = false,
  }: Replacement): Promise<boolean> {
    const { database } = this.current;
    this.isLeftBehind ||= isEmptied;
    await inTime(this.endOf(database), isClosed && !this.isLeftBehind ? 0 : endMs);
    // What is left behind would make the server's “nothing has changed” look like “nothing exists”.
    const isNextKept = isKept && !this.isLeftBehind;
    this.current = this.opened(isNextKept);
    return isNextKept;
  }

  /** Ends a client, and deletes what was left behind. */
  private async endOf(database: Firestore): Promise<void> {
    await terminate(database).catch(() => undefined);
    // If it ends late, the next client may have deleted that, and another one use the database again.
    if (!this.isLeftBehind) return;
    await clearIndexedDbPersistence(database).then(
      () => (this.isLeftBehind = false),
      () => undefined,
    );
  }

  /** Ends the client for good, and deletes what it has stored. One that does not end is not waited for. */
  async close(): Promise<void> {
    await this.ready;
    const { database } = this.current;
    await inTime(terminate(database), endMs);
    await clearIndexedDbPersistence(database);
  }

  /** Reads; again if the client is replaced meanwhile. */
  async read<T>(work: (database: Firestore) => Promise<T>): Promise<T> {
    const result = await this.answered(work);
    return result ? result.value : this.read(work);
  }

  /** Reads and writes at once. @throws DataError `unavailable` if the client is replaced meanwhile: the caller tries again. */
  async transact<T>(work: (database: Firestore) => Promise<T>): Promise<T> {
    const result = await this.answered(work);
    if (!result) throw new DataError('unavailable', 'The client of the database was replaced');
    return result.value;
  }

  /** What the work results in, unless the client is replaced before. */
  private async answered<T>(work: (database: Firestore) => Promise<T>): Promise<{ value: T } | void> {
    await this.ready;
    const { database, ended } = this.current;
    return Promise.race([work(database).then((value) => ({ value })), ended]);
  }

  private opened(isKept: boolean): Current {
    let end = () => undefined as void;
    const ended = new Promise<void>((resolve) => (end = resolve));
    return { database: this.open(isKept), ended, end };
  }
}
