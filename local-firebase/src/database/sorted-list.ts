const mostInChunk = 512;

/** Items in order, in short chunks, so that adding or removing one moves few others however many there are. */
export class SortedList<T> {
  private readonly chunks: T[][] = [];

  constructor(
    private readonly compare: (a: T, b: T) => number,
    items: readonly T[] = [],
  ) {
    const sorted = [...items].sort(compare);
    const half = mostInChunk / 2;
    for (let from = 0; from < sorted.length; from += half) this.chunks.push(sorted.slice(from, from + half));
  }

  add(item: T): void {
    const [found, index] = this.locate((other) => this.compare(other, item) < 0);
    // What comes after all others goes to the end of the last chunk.
    const at = Math.min(found, Math.max(this.chunks.length - 1, 0));
    const chunk = (this.chunks[at] ??= []);
    chunk.splice(at === found ? index : chunk.length, 0, item);
    if (chunk.length > mostInChunk) this.chunks.splice(at + 1, 0, chunk.splice(mostInChunk / 2));
  }

  /** Removes one item that is equal in the order, if there is any. */
  remove(item: T): void {
    const [at, index] = this.locate((other) => this.compare(other, item) < 0);
    const chunk = this.chunks[at];
    const found = chunk?.[index];
    if (!chunk || found === undefined || this.compare(found, item) !== 0) return;
    chunk.splice(index, 1);
    if (chunk.length === 0) this.chunks.splice(at, 1);
  }

  /** How many items lie before a place; `isBefore` must hold for the first ones and for none after them. */
  rank(isBefore: (item: T) => boolean): number {
    const [at, index] = this.locate(isBefore);
    return this.chunks.slice(0, at).reduce((sum, chunk) => sum + chunk.length, index);
  }

  /** The items of these ranks, `to` excluded. */
  *range(from: number, to: number): Generator<T> {
    let start = 0;
    for (const chunk of this.chunks) {
      if (start >= to) return;
      yield* chunk.slice(Math.max(from - start, 0), to - start);
      start += chunk.length;
    }
  }

  /** The same from the last to the first. */
  *rangeBackwards(from: number, to: number): Generator<T> {
    let end = this.chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    for (const chunk of this.chunks.toReversed()) {
      if (end <= from) return;
      const start = end - chunk.length;
      yield* chunk.slice(Math.max(from - start, 0), Math.max(to - start, 0)).reverse();
      end = start;
    }
  }

  private locate(isBefore: (item: T) => boolean): [chunk: number, index: number] {
    const at = firstNot(this.chunks, (chunk) => chunk.slice(-1).every(isBefore));
    return [at, firstNot(this.chunks[at] ?? [], isBefore)];
  }
}

/** The first index whose item does not lie before. */
function firstNot<T>(items: readonly T[], isBefore: (item: T) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = items[middle];
    if (item !== undefined && isBefore(item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
