import type { RegistryEntry } from '@console/shared/contract';
import { readStoredSession } from '@console/shared/session';
import { savesData } from '../lib/saves-data';
import { whenIdle } from '../lib/when-idle';
import { withTimeout } from '../lib/with-timeout';
import type { ReadRegistry } from '../boot/read-registry';
import { loadedModule, loadRemoteModule } from '../remotes/load/load-remote';
import { validateEntry } from './validate-entry';
import { isSameRelease } from './same-release';

/** How long an open screen whose module is not loaded waits for its newer release, in milliseconds. */
const waitMs = 1500;

/**
 * Chooses the release of each module when the registry is read again. Only an entry that is valid, and whose release loads
 * and is what the entry says, replaces the one that the page knows: what is wrong in the registry takes nothing away
 * from who works.
 */
export class ReleaseChoice {
  /** The last response of the registry. */
  private read: ReadRegistry;

  /**
   * @param current the modules that the page uses
   * @param change replaces them
   */
  constructor(
    private readonly current: () => ReadRegistry,
    private readonly change: (registry: ReadRegistry) => void,
  ) {
    this.read = current();
  }

  /**
   * Takes what the page can use of the registry that was read, and says in the log what it cannot. Resolves when the
   * screen that is open has its module, if that is not loaded.
   */
  async take(found: ReadRegistry): Promise<void> {
    const known = this.current().entries.filter((entry) => !isWithdrawn(found, entry));
    const rivalsOf = (line: RegistryEntry) => known.filter((entry) => isRival(entry, line));
    const lost = known
      .filter((entry) => !found.entries.some((line) => isRival(entry, line)))
      .map(({ name }) => `${name}: it has no usable entry, and stays as it is`);
    const read = { ...found, problems: [...found.problems, ...lost] };
    for (const problem of read.problems)
      if (!this.read.problems.includes(problem)) console.error('A module is left out:', problem);
    this.read = read;
    const added = read.entries.filter((line) => rivalsOf(line).length === 0);
    this.change({ ...read, entries: [...known, ...added] });

    const changed = read.entries.filter(
      (line) => !added.includes(line) && !known.some((entry) => isUpToDate(entry, line)),
    );
    const awaited = changed.map((line) => this.prepare(line, rivalsOf(line)));
    await withTimeout(Promise.all(awaited), waitMs).catch(() => undefined);
  }

  /** Replaces what the page knows at once where it is on the screen or loaded, else in idle time. */
  private async prepare(line: RegistryEntry, rivals: readonly RegistryEntry[]): Promise<void> {
    const isLoaded = rivals.some((entry) => loadedModule(entry));
    const isOpen = [line, ...rivals].some(({ paths }) => paths.includes(pathHere()));
    if (!isLoaded && !isOpen) return void whenIdle(() => isWanted(line) && void this.replaceBy(line));
    const replaced = this.replaceBy(line);
    if (!isLoaded) await replaced;
  }

  private async replaceBy(line: RegistryEntry): Promise<void> {
    const isLive = () => this.read.entries.includes(line);
    if (!isLive()) return;
    try {
      const module = await loadRemoteModule(line);
      await validateEntry(line, module, this.current().entries);
      if (isLive()) this.use(line);
    } catch (error) {
      if (isLive()) this.refuse(line, error);
    }
  }

  /** Other modules lose the pages that this entry has: they are its own now. */
  private use(line: RegistryEntry): void {
    const registry = this.current();
    const others = registry.entries.filter(({ name }) => name !== line.name);
    const left = others.flatMap((entry) => {
      const paths = entry.paths.filter((path) => !line.paths.includes(path));
      if (paths.length === entry.paths.length) return entry;
      return paths.length > 0 ? { ...entry, paths } : [];
    });
    this.change({ ...registry, entries: [...left, line] });
  }

  private refuse(line: RegistryEntry, error: unknown): void {
    console.warn(`${line.title} stays as it is: its newer release cannot be used`, error);
    const registry = this.current();
    const problem = `${line.name}: its newer release cannot be used, and it stays as it is`;
    this.change({ ...registry, problems: [...registry.problems, problem] });
  }
}

const pathHere = (): string => location.pathname.replace(/\/+$/, '');

/** Whether a release may be loaded before anybody opens it. */
const isWanted = ({ access }: RegistryEntry): boolean =>
  !savesData() && (access === 'public' || readStoredSession() !== null);

/** Whether a registry says that a module is taken out on purpose. */
const isWithdrawn = ({ entries, withdrawn = [] }: ReadRegistry, { name }: RegistryEntry): boolean =>
  withdrawn.some((line) => line.name === name) && !entries.some((line) => line.name === name);

/** Whether both entries are of one module, or have a page in common. */
const isRival = (one: RegistryEntry, other: RegistryEntry): boolean =>
  one.name === other.name || one.paths.some((path) => other.paths.includes(path));

/** A module that is loaded needs nothing of an entry that only has another address for the same release. */
const isUpToDate = (known: RegistryEntry, line: RegistryEntry): boolean =>
  isEqual(known, line) ||
  (isEqual(placeOf(known), placeOf(line)) && loadedModule(known) !== undefined && isSameRelease(known, line));

const placeOf = ({ name, paths, access }: RegistryEntry) => ({ name, paths, access });

const isEqual = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
