import { useMemo } from 'react';
import { useListPlace, type ListPlace } from './use-list-place';

/** The specification's page size for seasons and quizzes. */
export const pageSize = 10;

export type ListView<Row> = ListPlace & {
  /** The rows of the present page. */
  shown: readonly Row[];
  /** How many rows the search found. */
  found: number;
  setSearch(text: string): void;
  setPage(page: number): void;
};

const folded = (text: string) => text.toLocaleLowerCase();

/**
 * The part of a list that a person looks at, remembered for them. The search is "contains", whatever the letter case;
 * a page past the end shows the last one.
 */
export function useListView<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  person: string,
): ListView<Row> {
  const place = useListPlace(person);
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
  return { ...place, page, shown, found: found.length };
}
