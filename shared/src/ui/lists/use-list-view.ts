import { useMemo } from 'react';
import { pageSize, type Listed } from '@console/shared/model';
import { useListPlace, type ListPlace } from './use-list-place';

export type ListView<Row> = ListPlace & {
  /** The rows of the present page. */
  shown: readonly Row[];
  /** How many rows there are; unknown until all are here. */
  count: number | undefined;
  /** How many rows the search found among those that are here. */
  found: number;
  /** When the list was asked for, by the clock. */
  since: number | undefined;
  setSearch(text: string): void;
  setPage(page: number): void;
};

/** A list on its way, as its query tells of it. */
type ListQuery<Row> = { currentData?: Listed<Row>; startedTimeStamp?: number };

const folded = (text: string) => text.toLocaleLowerCase();

const nothing: Listed<never> = { rows: [], isWhole: false };

/**
 * The part of a list that a person looks at, remembered for them. The search is "contains", whatever the letter case;
 * a page past the end shows the last one. Of a list that comes in parts search and page are applied to what is here, and
 * anew to each part that comes.
 */
export function useListView<Row>(
  { currentData, startedTimeStamp: since }: ListQuery<Row>,
  textOf: (row: Row) => string,
  person: string,
): ListView<Row> {
  const { rows, isWhole } = currentData ?? nothing;
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
  const count = isWhole ? rows.length : undefined;
  return { ...place, page, shown, count, found: found.length, since };
}
