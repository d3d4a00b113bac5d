import type { HistoryChange } from './entry';
import { changeToValue } from './entry.converter';
import { sizeOf } from './size-of';

/** The most changes that are undone in one transaction, and their size: what it records of them is one document. */
const [mostAtOnce, mostBytesAtOnce] = [100, 400_000];

/** Changes in the portions in which they are undone, or recorded. */
export function inPortions(changes: readonly HistoryChange[]): readonly (readonly HistoryChange[])[] {
  const portions: HistoryChange[][] = [];
  let bytes = 0;
  for (const change of changes) {
    const size = sizeOf(changeToValue(change));
    const last = portions.at(-1);
    if (last && last.length < mostAtOnce && bytes + size <= mostBytesAtOnce) {
      last.push(change);
      bytes += size;
    } else {
      portions.push([change]);
      bytes = size;
    }
  }
  return portions;
}
