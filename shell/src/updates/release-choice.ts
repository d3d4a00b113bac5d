import type { RegistryEntry } from '@console/shared/contract';
import type { ReadRegistry } from '../boot/read-registry';
import { loadedModule, loadRemoteModule, onLoadFailed } from '../remotes/load/load-remote';
import { isSameRelease } from './live-releases';

/**
 * Chooses the release of each module when the registry is read again. Only an entry that is valid, and whose release loads,
 * replaces the one that the page knows: what is wrong in the registry takes nothing away from who works.
 */
export class ReleaseChoice {
  /** The last response of the registry. */
  private read: ReadRegistry;
  /** What the page knew before each release that it has taken without loading it, by the address of its manifest. */
  private readonly known = new Map<string, RegistryEntry>();

  /**
   * @param current the modules that the page uses
   * @param change replaces them
   */
  constructor(
    private readonly current: () => ReadRegistry,
    private readonly change: (registry: ReadRegistry) => void,
  ) {
    this.read = current();
    onLoadFailed((entry) => this.goBackFrom(entry));
  }

  /** Takes what the page can use of the registry that was read, and says in the log what it cannot. */
  take(found: ReadRegistry): void {
    const kept = this.current().entries.filter((known) => isLostIn(found, known));
    const lost = kept.map(({ name }) => `${name}: it has no usable entry, and stays as it is`);
    const read = { ...found, problems: [...found.problems, ...lost] };
    for (const problem of read.problems)
      if (!this.read.problems.includes(problem)) console.error('A module is left out:', problem);
    this.read = read;
    this.change({ ...read, entries: [...read.entries.map((line) => this.usable(line)), ...kept] });
  }

  /** A loaded module stays until its newer release is loaded, so that no screen waits for it. */
  private usable(line: RegistryEntry): RegistryEntry {
    const used = this.current().entries.find(({ name }) => name === line.name);
    if (!used) return line;
    const isLoaded = loadedModule(used) !== undefined;
    if (isEqual(used, line) || (isLoaded && isSameRelease(used, line))) return used;
    // One that the page has gone back from must load first.
    if (!isLoaded && !this.known.has(line.entry)) {
      this.known.set(line.entry, used);
      return line;
    }
    loadRemoteModule(line).then(
      () => this.read.entries.includes(line) && this.use(line),
      (error: unknown) => console.warn(staysAsItIs(line), error),
    );
    return used;
  }

  /** Returns to the release that the page knew before this one, which could not be loaded. */
  private goBackFrom(entry: RegistryEntry): void {
    const known = this.known.get(entry.entry);
    if (!known || !this.current().entries.includes(entry)) return;
    console.error(staysAsItIs(entry));
    this.use(known);
  }

  private use(line: RegistryEntry): void {
    const registry = this.current();
    const entries = registry.entries.map((entry) => (entry.name === line.name ? line : entry));
    this.change({ ...registry, entries });
  }
}

const staysAsItIs = ({ title }: RegistryEntry): string =>
  `${title} stays as it is: its newer release cannot be used`;

/** Whether a registry neither has an entry for a module, or for its pages, nor says that it is withdrawn. */
const isLostIn = ({ entries, withdrawn = [] }: ReadRegistry, { name, paths }: RegistryEntry): boolean =>
  !withdrawn.includes(name) &&
  !entries.some((line) => line.name === name || line.paths.some((path) => paths.includes(path)));

const isEqual = (one: RegistryEntry, other: RegistryEntry): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
