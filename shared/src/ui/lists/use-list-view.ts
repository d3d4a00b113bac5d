import { useMemo } from 'react';
import { pageSize, type PartialList } from '@console/shared/model';
import { useListPosition, type ListPosition } from './use-list-position';

export type ListView<Row> = ListPosition & {
  /** The rows of the present page. */
  shown: readonly Row[];
  /** How many rows there are; unknown until all are here. */
  count: number | undefined;
  /** How many rows the search found among those that are here. */
  found: number;
  /** When the list was requested, in milliseconds. */
  requestedAt: number;
  setSearch(text: string): void;
  setPage(page: number): void;
};

const folded = (text: string) => text.toLocaleLowerCase();

const nothing: PartialList<never> = { rows: [], isComplete: false, requestedAt: 0 };

/**
 * The part of a list that a person looks at, remembered for them. The search is "contains", whatever the letter case;
 * a page past the end shows the last one. Of a list that comes in parts search and page are applied to what is here, and
 * anew to each part that comes.
 */
export function useListView<Row>(
  list: PartialList<Row> | undefined,
  textOf: (row: Row) => string,
  person: string,
): ListView<Row> {
  const { rows, isComplete, requestedAt } = list ?? nothing;
  const place = useListPosition(person);
  const wanted = folded(place.search.trim());
  const isSearched = wanted !== '';

  // Once for all keystrokes, when the first one comes.
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
  return { ...place, page, shown, count, found: found.length, requestedAt };
}
