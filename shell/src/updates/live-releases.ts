import type { ConsoleConfig } from '@console/shared/config';
import { readRegistry, type ReadRegistry } from '../boot/read-registry';
import { withTimeout } from '../lib/with-timeout';
import type { KnownDatabase } from './database-notice';
import type { ReleaseChoice } from './release-choice';

/** The state of the releases on this page. */
export type Live = {
  /**
   * The modules: each in its live release, or in the one that the page knows while its newer release cannot be used.
   */
  readonly registry: ReadRegistry;
  /** Another release of the shell is live; only a reload loads it. */
  readonly isShellReplaced: boolean;
};

/**
 * The live releases, while the page is open. Also shows that the live configuration names another database, or that the
 * page's own is closed.
 */
export class LiveReleases {
  private state: Live;
  private readonly listeners = new Set<() => void>();
  private pending: Promise<ReadRegistry> | undefined;
  private choice: ReleaseChoice | undefined;
  private readonly database: KnownDatabase = {};

  /** @param config the configuration of this page; without it, the live one is not read */
  constructor(
    registry: ReadRegistry,
    private readonly config?: ConsoleConfig,
  ) {
    this.state = { registry, isShellReplaced: false };
  }

  readonly current = (): Live => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /**
   * Reads the registry, the shell's page and the configuration again. Resolves to the modules that the page uses from then
   * on; unchanged without a response.
   */
  readonly refresh = (): Promise<ReadRegistry> =>
    (this.pending ??= this.readReleases().finally(() => (this.pending = undefined)));

  /**
   * The person's role was refused, as everything is by a closed database, or was read.
   * @returns whether that is news
   */
  readonly reportDatabase = (isClosed: boolean): boolean => {
    const { isClosed: wasClosed = false } = this.database;
    this.database.isClosed = isClosed;
    // What is pending may have shown the notice already.
    if (isClosed || wasClosed) void (this.pending ? this.readShell() : this.refresh());
    return isClosed !== wasClosed;
  };

  private async readReleases(): Promise<ReadRegistry> {
    void this.readShell();
    // A tab may be offline for hours, and continues with what it has.
    const read = await withTimeout(readRegistry('no-cache')).catch(() => undefined);
    if (read && read.entries.length > 0) await (await this.openChoice())?.take(read);
    return this.state.registry;
  }

  /** The shell and the database. Not in the first load: a page first asks later. Keeps what it knows while the code cannot be loaded. */
  private async readShell(): Promise<void> {
    const chunk = import(/* webpackChunkName: "releases" */ './live-shell');
    const live = await chunk.catch(() => undefined);
    if (!live) return;
    void live
      .isShellReplaced()
      .then((isReplaced = this.state.isShellReplaced) => this.change({ isShellReplaced: isReplaced }));
    if (this.config) await live.followDatabase(this.config, this.database);
  }

  /** Not in the first load. `undefined` while its code cannot be loaded. */
  private async openChoice(): Promise<ReleaseChoice | undefined> {
    const chunk = import(/* webpackChunkName: "releases" */ './release-choice');
    const { ReleaseChoice } = (await chunk.catch(() => undefined)) ?? {};
    return (this.choice ??=
      ReleaseChoice &&
      new ReleaseChoice(
        () => this.state.registry,
        (registry) => this.change({ registry }),
      ));
  }

  private change(part: Partial<Live>): void {
    this.state = { ...this.state, ...part };
    this.listeners.forEach((listener) => listener());
  }
}
