import { Clock } from '../clock';
import { StatusError } from '../status';
import type { KeyValueOperation, KeyValueStore } from '../storage';
import { justAfter, microsOfVersion, versionOfMicros } from '../values/timestamp';
import type { Document } from '../values/value';
import type { Collections } from './collections';
import { load, type Loaded } from './load';
import type { Tombstones } from './tombstones';

export interface Change {
  name: string;
  before: Document | undefined;
  after: Document | undefined;
}

/** One commit, as those who watch are told of it. */
export interface CommitEvent {
  version: string;
  changes: readonly Change[];
}

/**
 * The documents and their history of versions. What is read is in memory; `apply` changes memory at once, so commits
 * follow one another without waiting, and `durable` tells when all of it is on disk. Whoever answers a client
 * waits for that first: nobody is told of a state that a crash could take back.
 */
export class Database {
  readonly collections: Collections;
  readonly tombstones: Tombstones;
  readonly id: string;
  private readonly clock: Clock;
  private readonly watchers = new Set<(event: CommitEvent) => void>();
  /** True when nothing was ever committed to this data before. */
  readonly pristine: boolean;
  private lastVersion: string;
  private lastSettled: string;
  private lastShown: string;
  /** The latest time that a restart will know of. */
  private timeOnDisk: string;
  /** Versions of the commits that are not on disk yet, the oldest first. */
  private readonly unsettled: string[] = [];
  private written: Promise<void> = Promise.resolve();

  static async open(store: KeyValueStore, now?: () => number): Promise<Database> {
    return new Database(store, await load(store), now);
  }

  private constructor(
    private readonly store: KeyValueStore,
    { collections, tombstones, id, version, shown }: Loaded,
    now?: () => number,
  ) {
    this.collections = collections;
    this.tombstones = tombstones;
    this.id = id;
    const known = [version, shown].filter((time) => time !== undefined).sort();
    this.clock = new Clock(known.map(shownBefore).at(-1), now);
    this.pristine = version === undefined;
    this.lastVersion = version ?? this.clock.next();
    this.lastSettled = this.lastVersion;
    this.lastShown = this.clock.next();
    this.timeOnDisk = known.at(-1) ?? this.lastVersion;
  }

  /** The version of the state that is read now. */
  get version(): string {
    return this.lastVersion;
  }

  /** The version up to which all commits are on disk. */
  get settledVersion(): string {
    return this.lastSettled;
  }

  /**
   * The time of one more snapshot of what is on disk. It lies after the last such commit and before every later one,
   * and after the snapshots before it: tabs that share a cache look for what was stored after the last time they looked.
   */
  nextSnapshotTime(): string {
    const [underWay] = this.unsettled;
    const after = justAfter(this.lastShown > this.lastSettled ? this.lastShown : this.lastSettled);
    if (underWay === undefined) this.lastShown = this.clock.next();
    else if (after < underWay) this.lastShown = after;
    if (this.lastShown > shownBefore(this.timeOnDisk)) this.keepTime(this.lastShown);
    return this.lastShown;
  }

  /** The version for the next commit. A version that is not used in the end does no harm. */
  nextVersion(): string {
    return this.clock.next();
  }

  get(name: string): Document | undefined {
    return this.collections.get(name);
  }

  /** Makes these documents the current ones (undefined = deleted), as one commit. */
  apply(after: ReadonlyMap<string, Document | undefined>, version: string): void {
    const changes = [...after]
      .map(([name, document]): Change => ({ name, before: this.get(name), after: document }))
      .filter((change) => change.before !== change.after);
    for (const change of changes) this.remember(change, version);
    this.lastVersion = version;
    this.timeOnDisk = version;
    this.unsettled.push(version);
    this.written = this.store.batch([
      ...changes.flatMap((change) => toDisk(change, version)),
      ...this.tombstones.prune(),
      { type: 'put', key: 'meta/version', value: version },
    ]);
    // Whoever waits for `durable` hears of a failure; here it only must not count as unhandled.
    this.written.then(
      () => (this.lastSettled = this.unsettled.shift() ?? version),
      () => undefined,
    );
    if (changes.length > 0) for (const watcher of this.watchers) watcher({ version, changes });
  }

  /** Resolves when everything applied so far is on disk. */
  async durable(): Promise<void> {
    await this.written.catch((error: unknown) => {
      throw new StatusError('UNAVAILABLE', `The data could not be written: ${String(error)}`);
    });
  }

  /** Calls back for each commit that changes something, at once and in order. Returns the function that ends it. */
  watch(watcher: (event: CommitEvent) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** Clients ignore what is older than the last they saw, so a restart must not begin before that. */
  private keepTime(shown: string): void {
    this.timeOnDisk = shown;
    // A failure shows at the next commit; this alone is no reason to stop.
    this.store.put('meta/shown', shown).catch(() => undefined);
  }

  private remember({ name, after }: Change, version: string): void {
    if (after) {
      this.collections.put(after);
      this.tombstones.remove(name);
    } else {
      this.collections.remove(name);
      this.tombstones.add(name, version);
    }
  }
}

// Short, as a start on a clock that was set back begins so much in the future; long enough to write seldom.
const leewayMicros = 100_000;

/** Nothing shown when only this time was on disk is later than the result. */
function shownBefore(time: string): string {
  return versionOfMicros(microsOfVersion(time) + leewayMicros);
}

function toDisk({ name, after }: Change, version: string): KeyValueOperation[] {
  if (!after) {
    return [
      { type: 'delete', key: `doc/${name}` },
      { type: 'put', key: `gone/${name}`, value: version },
    ];
  }
  const { fields, createTime, updateTime } = after;
  return [
    { type: 'put', key: `doc/${name}`, value: { fields, createTime, updateTime } },
    { type: 'delete', key: `gone/${name}` },
  ];
}
