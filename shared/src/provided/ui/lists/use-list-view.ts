import { useMemo } from 'react';
import { pageSize, type PartialList } from '@console/shared/model';
import type { ListPosition } from '@console/shared/storage';
import { useListPosition } from './use-list-position';

export type ListView<Row> = ListPosition & {
  /** The rows of the current page. */
  shown: readonly Row[];
  /** The total number of rows; `undefined` until all are loaded. */
  count: number | undefined;
  /** The number of loaded rows that match the search. */
  found: number;
  /** When the list was requested, in milliseconds. */
  requestedAt: number;
  /** When the server had confirmed the rows, in milliseconds, while they are those of an earlier visit. */
  asOf: number | undefined;
  setSearch(text: string): void;
  setPage(page: number): void;
};

const folded = (text: string) => text.toLocaleLowerCase();

const nothing: PartialList<never> = { rows: [], isComplete: false, requestedAt: 0 };

/**
 * The page of a list that the user sees, with stored search and page. The search matches substrings and ignores case.
 * A page past the end shows the last page. For a partial list, search and page apply to the loaded rows and are
 * recomputed when more rows load.
 */
export function useListView<Row>(
  list: PartialList<Row> | undefined,
  textOf: (row: Row) => string,
  person: string,
): ListView<Row> {
  const { rows, isComplete, requestedAt, asOf } = list ?? nothing;
  const place = useListPosition(person);
  const wanted = folded(place.search.trim());
  const isSearched = wanted !== '';

  // Computed once, on the first keystroke.
  const texts = useMemo(
    () => (isSearched ? rows.map((row) => folded(textOf(row))) : []),
    [rows, textOf, isSearched],
  );
  const found = useMemo(
    () => (isSearched ? rows.filter((_, index) => texts[index]?.includes(wanted)) : rows),
    [rows, texts, wanted, isSearched],
  );

  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(pages, Math.max(1, place.page));
  const shown = useMemo(() => found.slice((page - 1) * pageSize, page * pageSize), [found, page]);
  const count = isComplete ? rows.length : undefined;
  return { ...place, page, shown, count, found: found.length, requestedAt, asOf };
}
