import { terminate, type Firestore } from 'firebase/firestore';
import { DataError } from '@console/shared/data';

/** A client, and when another one has taken its place. */
type Current = { readonly database: Firestore; readonly replaced: Promise<void>; readonly end: () => void };

/** The client of the database, which can be replaced by a new one while it is used. */
export class ReplaceableClient {
  private current: Current;

  /** `open` opens a client that keeps what it reads on this device, or does not. */
  constructor(private readonly open: (isKept: boolean) => Firestore) {
    this.current = this.opened(true);
  }

  get database(): Firestore {
    return this.current.database;
  }

  /** Gives up the client, which may never answer again, and opens another one. */
  replace(isKept: boolean): void {
    const { database, end } = this.current;
    terminate(database).catch(() => undefined);
    this.current = this.opened(isKept);
    end();
  }

  /** Reads; again if the client is replaced meanwhile. */
  async read<T>(work: (database: Firestore) => Promise<T>): Promise<T> {
    const result = await this.answered(work);
    return result ? result.value : this.read(work);
  }

  /** Writes. @throws DataError `unavailable` if the client is replaced meanwhile: the caller tries again. */
  async write<T>(work: (database: Firestore) => Promise<T>): Promise<T> {
    const result = await this.answered(work);
    if (!result) throw new DataError('unavailable', 'The client of the database was replaced');
    return result.value;
  }

  /** What the work results in, unless the client is replaced before. */
  private answered<T>(work: (database: Firestore) => Promise<T>): Promise<{ value: T } | void> {
    const { database, replaced } = this.current;
    return Promise.race([work(database).then((value) => ({ value })), replaced]);
  }

  private opened(isKept: boolean): Current {
    let end = () => undefined as void;
    const replaced = new Promise<void>((resolve) => (end = resolve));
    return { database: this.open(isKept), replaced, end };
  }
}
