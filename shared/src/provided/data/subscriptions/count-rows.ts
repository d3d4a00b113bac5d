import { longFrom } from '@console/shared/model';
import type { DataGateway, ListQuery } from '../../gateway/gateway';

type Identified = { readonly id: string };

/**
 * Counts the rows of a list of which only the latest are followed, so that a long one says how many there are. The
 * database bills a read for each thousand.
 */
export function countRows(gateway: DataGateway, query: ListQuery) {
  let latest: ReadonlySet<string> | undefined;
  return {
    /** The number of rows of a long list; `undefined` for a shorter one, and where the database does not say. */
    ofLong: async (): Promise<number | undefined> => {
      const count = await gateway.count(query).catch(() => 0);
      return count < longFrom ? undefined : count;
    },
    /** Whether these latest rows have one that the ones before did not have: somebody has added it. */
    isOutdatedBy(rows: readonly Identified[]): boolean {
      const before = latest;
      latest = new Set(rows.map(({ id }) => id));
      return before !== undefined && rows.some(({ id }) => !before.has(id));
    },
  };
}
