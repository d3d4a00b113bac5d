/** How many are in work at the same time. */
const atOnce = 5;

/** Does the same with each, five at a time. Where one fails, those that were begun end before it rejects. */
export async function eachOf<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let next = 0; next < items.length; next += atOnce) {
    const ended = await Promise.allSettled(items.slice(next, next + atOnce).map(work));
    for (const each of ended) {
      if (each.status === 'rejected') throw each.reason;
      results.push(each.value);
    }
  }
  return results;
}
