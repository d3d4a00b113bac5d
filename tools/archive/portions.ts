/** Divides items into portions of at most so many items and bytes; a larger item is a portion of its own. */
export function portionsOf<T>(
  items: readonly T[],
  { mostItems, mostBytes }: { readonly mostItems: number; readonly mostBytes: number },
): T[][] {
  const portions: T[][] = [];
  let bytes = 0;
  for (const item of items) {
    const size = bytesOf(item);
    const last = portions.at(-1);
    const fits = last !== undefined && last.length < mostItems && bytes + size <= mostBytes;
    bytes = fits ? bytes + size : size;
    if (fits) last.push(item);
    else portions.push([item]);
  }
  return portions;
}

/** The size of an item as text, which is more than Firestore counts. */
export const bytesOf = (item: unknown): number => Buffer.byteLength(JSON.stringify(item));
