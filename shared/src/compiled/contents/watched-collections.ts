import type { DataError, DataGateway, StoredDocument, Unsubscribe } from '@console/shared/data';

/** What is known of a collection. */
export type Part<Row> = {
  /** `undefined` until something is known. */
  readonly rows?: readonly Row[];
  /** Whether the database has confirmed the rows; before, they are those that this device has. */
  readonly isConfirmed: boolean;
  /** Why the collection could not be read. */
  readonly failure?: DataError;
};

/** Whether nothing more of a collection is awaited. */
export const isRead = ({ isConfirmed, failure }: Part<unknown>): boolean =>
  isConfirmed || failure !== undefined;

const unread = { isConfirmed: false };

/** How many collections are asked for at the same time. */
const atOnce = 10;

/** Firestore advises against more listeners. */
const advisedListeners = 100;

type Options = {
  /** Collections beyond are read once, and then left. */
  readonly mostFollowed?: number;
  /** Whether the console's log has each failure; without, the caller reports it. */
  readonly isLogged?: boolean;
};

/** Follows several collections of one kind, a few at a time: the quizzes of seasons, or the questions of quizzes. */
export class WatchedCollections<Row> {
  private readonly known = new Map<string, Part<Row>>();
  private readonly listeners = new Map<string, Unsubscribe>();
  private wanted: ReadonlySet<string> = new Set();

  constructor(
    private readonly gateway: DataGateway,
    private readonly read: (document: StoredDocument) => Row,
    private readonly onChange: () => void,
    private readonly options: Options = {},
  ) {}

  at(path: string): Part<Row> {
    return this.known.get(path) ?? unread;
  }

  /** Follows these collections, the first ones first, and no others. */
  follow(paths: readonly string[]): void {
    this.wanted = new Set(paths);
    for (const path of [...this.known.keys()]) if (!this.wanted.has(path)) this.leave(path);
    this.proceed();
  }

  close(): void {
    for (const stop of this.listeners.values()) stop();
    this.listeners.clear();
  }

  /** Without a connection, all are asked for: those that this device lacks keep no other one waiting. */
  private proceed(): void {
    const most = navigator.onLine ? atOnce : Infinity;
    let asked = [...this.known.values()].filter(({ rows, failure }) => !rows && !failure).length;
    for (const path of this.wanted) {
      if (asked >= most) return;
      if (this.known.has(path)) continue;
      this.enter(path);
      asked += 1;
    }
  }

  private enter(path: string): void {
    const know = (part: Part<Row>) => {
      this.known.set(path, part);
      this.proceed();
      this.onChange();
    };
    this.known.set(path, unread);
    const stop = this.gateway.watch({ collection: path }, this.read, {
      next: ({ documents, fromCache = false }) => {
        const { mostFollowed = advisedListeners } = this.options;
        if (!fromCache && this.listeners.size > mostFollowed) this.stop(path);
        know({ rows: documents, isConfirmed: !fromCache });
      },
      failed: (error) => {
        const isLogged = (this.options.isLogged ?? true) && error.readAs !== 'signedOut';
        if (isLogged) console.error(`Reading "${path}" failed`, error);
        know({ ...this.at(path), failure: error });
      },
    });
    this.listeners.set(path, stop);
  }

  private leave(path: string): void {
    this.stop(path);
    this.known.delete(path);
  }

  private stop(path: string): void {
    this.listeners.get(path)?.();
    this.listeners.delete(path);
  }
}
