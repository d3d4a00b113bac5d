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
  listed: PartialList<Row> | undefined,
  view: Shown,
  { useMore, count }: MoreOptions<Row>,
) {
  const first = useCounted(listed, count);
  const total = first?.total;
  const [{ rows, at }, setAsked] = useState<Asked>({ rows: pageSize, at: 0 });
  const query = useMore(total === undefined || rows === pageSize ? skipToken : rows);

  const needed = total === undefined ? pageSize : rowsFor(view, total);
  const isMore = rows !== 'all' && (needed === 'all' || needed > rows);
  if (isMore) setAsked(() => ({ rows: needed, at: Date.now() }));
  const isAsked = rows !== pageSize;
  return {
    query,
    /** The list with all that is loaded of it; `undefined` if it is not long. */
    list: useMemo(
      () => first && (isAsked ? longer(first, query.currentData, at) : first),
      [first, isAsked, query.currentData, at],
    ),
    isLoadingAll: rows === 'all' && query.currentData?.isComplete !== true,
    /** Loads no more than the first rows, until the person asks for others again. */
    stop: () => setAsked({ rows: pageSize, at: 0 }),
  };
}

/** A long list with its number of rows, which are counted again when the first ones have one more: somebody has added it. */
function useCounted<Row extends Identified>(
  list: PartialList<Row> | undefined,
  count: () => Promise<number>,
): PartialList<Row> | undefined {
  const [total, setTotal] = useState<number>();
  const ids = useRef<ReadonlySet<string>>(undefined);
  const isLong = list?.total !== undefined;
  const rows = list?.rows;
  useEffect(() => {
    if (!isLong || !rows) return;
    const before = ids.current;
    ids.current = new Set(rows.map(({ id }) => id));
    if (!before || rows.every(({ id }) => before.has(id))) return;
    count().then(setTotal, (error: unknown) => console.warn('The rows were not counted again', error));
  }, [isLong, rows, count]);
  return useMemo(() => (isLong ? { ...list, total: total ?? list.total } : undefined), [isLong, list, total]);
}

/** The rows up to a page. Those near the end, and any to search, sort or filter, are not loaded without all others. */
function rowsFor({ search, sort, status, from, to, page }: Shown, total: number): Rows {
  if ([search.trim(), sort, status, from, to].some(Boolean)) return 'all';
  const needed = steps.find((step) => step >= page * pageSize) ?? total;
  return needed > total / 2 ? 'all' : needed;
}

function longer<Row>(
  first: PartialList<Row>,
  more: PartialList<Row> | undefined,
  requestedAt: number,
): PartialList<Row> {
  if (more?.isComplete) return more;
  const rows = more && more.rows.length > first.rows.length ? more.rows : first.rows;
  return { ...first, rows, requestedAt };
}
