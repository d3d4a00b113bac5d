import { useState } from 'react';
import { skipToken, type QueryState } from '@console/shared/data';
import { pageSize, type PartialList } from '@console/shared/model';
import type { ListView } from '@console/shared/ui';
import type { Rows } from './subscribe-to-rows';

type ListQueryState<Row> = QueryState<PartialList<Row>>;

/** A long list that loads what a person asks for. */
type MoreRows<Row> = {
  /** The query of what is shown, with the loaded rows as its data. */
  query: ListQueryState<Row>;
  /** The number of all rows, while all of them are being loaded. */
  loading: number | undefined;
  /** Loads what this view of the list shows: a page; or, to search, sort or filter, all rows. */
  loadFor: (view: Shown) => void;
  /** Loads no more than the pages that were shown. */
  stop: () => void;
};

type Shown = Pick<ListView<unknown>, 'search' | 'sort' | 'status' | 'from' | 'to' | 'page'>;

/** How many rows are loaded at a time: few steps, since the database bills all rows of each again. */
const steps = [pageSize, 50, 200, 800];

/**
 * Loads more rows of a long list when a person turns to them, searches, sorts or filters. What was loaded stays until the
 * screen is left. A shorter list is as `first` has it.
 */
export function useMoreRows<Row>(
  first: ListQueryState<Row>,
  useMore: (rows: Rows | typeof skipToken) => ListQueryState<Row>,
): MoreRows<Row> {
  const total = first.currentData?.total;
  const [pages, setPages] = useState(pageSize);
  const [wantedSince, setWantedSince] = useState<number>();
  const isAll = wantedSince !== undefined;
  const rows: Rows = isAll ? 'all' : pages;
  const more = useMore(total === undefined || rows === pageSize ? skipToken : rows);
  const list = listOf(first.currentData, more.currentData, wantedSince);

  return {
    query: { ...(more.isError ? more : first), currentData: list },
    loading: isAll && list?.total !== undefined ? total : undefined,
    loadFor(view) {
      if (total === undefined || isAll) return;
      const needed = rowsFor(view, total);
      if (needed === 'all') setWantedSince(Date.now());
      else if (needed > pages) setPages(needed);
    },
    stop: () => setWantedSince(undefined),
  };
}

/** The list with the most rows; `since` when all of them are wanted, in milliseconds. */
function listOf<Row>(
  first: PartialList<Row> | undefined,
  more: PartialList<Row> | undefined,
  since: number | undefined,
): PartialList<Row> | undefined {
  if (first?.total === undefined || more?.isComplete) return more ?? first;
  const rows = more && more.rows.length > first.rows.length ? more.rows : first.rows;
  return { ...first, rows, requestedAt: since ?? first.requestedAt };
}

/** The rows up to a page. Those near the end, and any to search, sort or filter, are not loaded without all others. */
function rowsFor({ search, sort, status, from, to, page }: Shown, total: number): Rows {
  if ([search.trim(), sort, status, from, to].some(Boolean)) return 'all';
  const needed = steps.find((step) => step >= page * pageSize) ?? total;
  return needed > total / 2 ? 'all' : needed;
}
