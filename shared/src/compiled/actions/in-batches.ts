/** How much one transaction takes. */
export type BatchLimits<Item> = {
  readonly most: number;
  /** By default, sizes are not counted. An item that is larger has a batch of its own. */
  readonly mostBytes?: number;
  readonly bytesOf?: (item: Item) => number;
};

/**
 * Items in batches, in their order, each within the limits.
 * @example inBatches(questions, { most: 20 })
 */
export function inBatches<Item>(
  items: readonly Item[],
  { most, mostBytes = Infinity, bytesOf = () => 0 }: BatchLimits<Item>,
): readonly (readonly Item[])[] {
  const batches: Item[][] = [];
  let bytes = 0;
  for (const item of items) {
    const size = bytesOf(item);
    const last = batches.at(-1);
    if (last && last.length < most && bytes + size <= mostBytes) last.push(item);
    else {
      batches.push([item]);
      bytes = 0;
    }
    bytes += size;
  }
  return batches;
}
