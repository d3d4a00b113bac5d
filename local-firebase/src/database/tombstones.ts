import type { KeyValueOperation } from '../storage';

const kept = 10_000;

/**
 * When documents were deleted, so that a listener that was away can be told what is gone. Only the latest deletions
 * are kept: `since` is the version from which on they are complete.
 */
export class Tombstones {
  /** In the order of deletion. */
  private readonly deletions = new Map<string, string>();

  constructor(
    public since: string,
    deletions: Iterable<[name: string, version: string]>,
  ) {
    const inOrder = [...deletions].sort(([, a], [, b]) => (a < b ? -1 : 1));
    for (const [name, version] of inOrder) this.deletions.set(name, version);
  }

  add(name: string, version: string): void {
    this.deletions.delete(name);
    this.deletions.set(name, version);
  }

  remove(name: string): void {
    this.deletions.delete(name);
  }

  after(version: string): string[] {
    return [...this.deletions].filter(([, deleted]) => deleted > version).map(([name]) => name);
  }

  /** Forgets the oldest when there are too many, and says what to delete on disk. */
  prune(): KeyValueOperation[] {
    if (this.deletions.size <= kept) return [];
    const dropped = [...this.deletions].slice(0, this.deletions.size - kept / 2);
    for (const [name, version] of dropped) {
      this.deletions.delete(name);
      this.since = version;
    }
    return [
      ...dropped.map(([name]) => ({ type: 'delete' as const, key: `gone/${name}` })),
      { type: 'put', key: 'meta/tombstones-since', value: this.since },
    ];
  }
}
