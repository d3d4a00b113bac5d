import type { RegistryEntry } from '@console/shared/contract';
import { readRegistry, type ReadRegistry } from '../boot/read-registry';
import { withTimeout } from '../app/with-timeout';
import { loadedModule, loadRemoteModule } from '../remotes/load/load-remote';
import { isShellReplaced } from './shell-release';

/** The state of the releases on this page. */
export type Live = {
  /**
   * The modules: each in its live release, or in the loaded one while its newer release is not loaded yet.
   */
  readonly registry: ReadRegistry;
  /** Another release of the shell is live; only a reload loads it. */
  readonly isShellReplaced: boolean;
};

/** Whether two entries mean the same code, at any URL. */
export const isSameRelease = (one: RegistryEntry, other: RegistryEntry): boolean =>
  one.release ? one.release === other.release : one.entry === other.entry;

/** The live releases, while the page is open. */
export class LiveReleases {
  private state: Live;
  private readonly listeners = new Set<() => void>();
  private pending: Promise<ReadRegistry> | undefined;
  /** The last response of the registry. */
  private read: ReadRegistry;

  constructor(registry: ReadRegistry) {
    this.read = registry;
    this.state = { registry, isShellReplaced: false };
  }

  readonly current = (): Live => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /**
   * Reads the registry again. Resolves to the modules that the page uses from then on; unchanged without a
   * response.
   */
  readonly refresh = (): Promise<ReadRegistry> =>
    (this.pending ??= this.readReleases().finally(() => (this.pending = undefined)));

  private async readReleases(): Promise<ReadRegistry> {
    void isShellReplaced().then((isReplaced = this.state.isShellReplaced) =>
      this.change({ isShellReplaced: isReplaced }),
    );
    // A tab may be offline for hours, and continues with what it has.
    const read = await withTimeout(readRegistry('no-cache')).catch(() => undefined);
    if (read && read.entries.length > 0) this.take(read);
    return this.state.registry;
  }

  private take(read: ReadRegistry): void {
    for (const problem of read.problems)
      if (!this.read.problems.includes(problem)) console.error('A module is left out:', problem);
    this.read = read;
    this.change({ registry: { ...read, entries: read.entries.map((line) => this.usable(line)) } });
  }

  /** A loaded module stays until its newer release is loaded, so that no screen waits for it. */
  private usable(line: RegistryEntry): RegistryEntry {
    const used = this.state.registry.entries.find(({ name }) => name === line.name);
    if (!used || !loadedModule(used)) return used && isEqual(used, line) ? used : line;
    if (isSameRelease(used, line)) return used;
    loadRemoteModule(line).then(
      () => this.replaceWith(line),
      (error: unknown) =>
        console.warn(`${line.title} stays as it is: its newer release cannot be used`, error),
    );
    return used;
  }

  private replaceWith(line: RegistryEntry): void {
    if (!this.read.entries.includes(line)) return;
    const { registry } = this.state;
    const entries = registry.entries.map((entry) => (entry.name === line.name ? line : entry));
    this.change({ registry: { ...registry, entries } });
  }

  private change(part: Partial<Live>): void {
    this.state = { ...this.state, ...part };
    this.listeners.forEach((listener) => listener());
  }
}

const isEqual = (one: RegistryEntry, other: RegistryEntry): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
