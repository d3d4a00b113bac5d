import { useEffect, useMemo, useRef, useState } from 'react';
import { skipToken, type QueryState } from '@console/shared/data';
import { pageSize, type PartialList } from '@console/shared/model';
import type { ListView } from '@console/shared/ui';
import type { Rows } from './subscribe-to-rows';

type Identified = { readonly id: string };
type MoreOptions<Row> = {
  useMore: (rows: Rows | typeof skipToken) => QueryState<PartialList<Row>>;
  count: () => Promise<number>;
};
/** What a person has asked for, and when, in milliseconds. */
type Asked = { readonly rows: Rows; readonly at: number };
type Shown = Pick<ListView<unknown>, 'search' | 'sort' | 'status' | 'from' | 'to' | 'page'>;

/** How many rows are loaded at a time: few steps, since the database bills all rows of each again. */
const steps = [pageSize, 50, 200, 800];

/**
 * Loads the rows of a long list that a person turns to; or, to search, sort or filter, all of them. What was loaded stays
 * until the screen is left.
 * @param listed the list with its first rows; one that is not long needs no more
 * @param useMore the query for more rows
 * @param count asks for the number of all rows
 */
export function useMoreRows<Row extends Identified>(
  first: PartialList<Row> | undefined,
  view: Shown,
  { useMore, count }: MoreOptions<Row>,
) {
  const isLong = first?.total !== undefined;
  const [{ rows, at }, setAsked] = useState<Asked>({ rows: pageSize, at: 0 });
  const query = useMore(isLong && rows !== pageSize ? rows : skipToken);
  const more = query.currentData;
  const isMore = first && more && (more.isComplete || more.rows.length > first.rows.length);
  const loaded = isMore ? more : first;
  const isPart = isLong && rows !== 'all';
  const total = useCount(isPart ? loaded?.rows : undefined, count) ?? first?.total;

  const needed = total === undefined ? pageSize : rowsFor(view, total);
  if (rows !== 'all' && (needed === 'all' || needed > rows))
    setAsked(() => ({ rows: needed, at: Date.now() }));
  return {
    query,
    /** The list with all that is loaded of it; `undefined` if it is not long. */
    list: useMemo(
      () =>
        isLong && loaded
          ? longList(first, loaded, { total, requestedAt: at || first.requestedAt })
          : undefined,
      [isLong, first, loaded, total, at],
    ),
    isLoadingAll: rows === 'all' && more?.isComplete !== true,
    /** Loads no more than the first rows, until the person asks for others again. */
    stop: () => setAsked({ rows: pageSize, at: 0 }),
  };
}

/**
 * Counts all rows again whenever other rows are loaded: someone has added or deleted some, or the person has turned to
 * them. @returns `undefined` until then
 */
function useCount(
  loaded: readonly Identified[] | undefined,
  count: () => Promise<number>,
): number | undefined {
  const [counted, setCounted] = useState<number>();
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!loaded) return;
    const before = known.current;
    known.current = new Set(loaded.map(({ id }) => id));
    if (!before || loaded.every(({ id }) => before.has(id))) return;
    count().then(setCounted, (error: unknown) => console.warn('The rows were not counted again', error));
  }, [loaded, count]);
  return counted;
}

/** The rows up to a page. Those near the end, and any to search, sort or filter, are not loaded without all others. */
function rowsFor({ search, sort, status, from, to, page }: Shown, total: number): Rows {
  if ([search.trim(), sort, status, from, to].some(Boolean)) return 'all';
  const needed = steps.find((step) => step >= page * pageSize) ?? total;
  return needed > total / 2 ? 'all' : needed;
}

/** A long list with the rows that are loaded; all of them are a list like any other. */
const longList = <Row>(
  first: PartialList<Row>,
  loaded: PartialList<Row>,
  since: Pick<PartialList<Row>, 'total' | 'requestedAt'>,
): PartialList<Row> => (loaded.isComplete ? loaded : { ...first, rows: loaded.rows, ...since });
