import { describeFailure } from '@console/shared/data';

/** An item for which the work failed, and why, in words for the user. */
export type Failed<Item> = { item: Item; reason: string };

/** What came of changing several items, and what takes it back. */
export type ManyChanges<Item> = { failed: readonly Failed<Item>[]; undo?: (() => void) | undefined };

/** How many run at the same time: enough for a slow connection, and no burst for the database. */
const atOnce = 5;

/**
 * Does the same work for each item and reports how many are done. An item that fails does not stop the others; resolves
 * with those that failed.
 */
export async function runEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  onProgress: (done: number) => void = () => undefined,
): Promise<Failed<Item>[]> {
  const waiting = items.values();
  const failed: Failed<Item>[] = [];
  let done = 0;
  const take = async () => {
    for (const item of waiting) {
      try {
        await work(item);
      } catch (error) {
        console.error('One of several changes failed', error);
        failed.push({ item, reason: describeFailure(error).message });
      }
      onProgress((done += 1));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, take));
  return failed;
}
