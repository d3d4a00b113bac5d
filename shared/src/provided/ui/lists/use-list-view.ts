import { useMemo, useState } from 'react';
import { hasWords } from '@console/shared/format';
import { pageSize, type PartialList } from '@console/shared/model';
import { wholeList, type ListState } from './list-state';
import { useIsOnline } from '../states/use-is-online';
import { useIsLate } from './use-is-late';
import { useListState } from './use-list-state';

/** The ids of selected rows, and the one that was selected or removed last. */
export type Selection = { ids: ReadonlySet<string>; last?: string };

export type ListView<Row> = ListState & {
  /** The rows of the current page. */
  shown: readonly Row[];
  /** The total number of rows; `undefined` until all are loaded, unless the list is long and says it. */
  count: number | undefined;
  /** The number of loaded rows that match search and filters; of a long list that is shown as it is, of all rows. */
  found: number;
  /** The loaded ones of these rows, on all pages. */
  allFound: readonly Row[];
  /** Whether filters hide rows, apart from the search. */
  isFiltered: boolean;
  /** Whether the rows are sorted or filtered without those that have not loaded. */
  isPartial: boolean;
  /** When the list was requested, in milliseconds. */
  requestedAt: number;
  /** When the server had confirmed the rows, in milliseconds, while they are those of an earlier visit. */
  asOf: number | undefined;
  selection: Selection;
  select(selection: Selection): void;
  /** Changes the state and shows the first page. */
  change(part: Partial<ListState>): void;
  setSearch(text: string): void;
  setPage(page: number): void;
  /** Removes search and filters. */
  showAll(): void;
};

/** How a list is searched and arranged. */
export type ListOptions<Row> = {
  textOf: (row: Row) => string;
  /** Whose list it is. */
  person: string;
  /** The statuses that filter the list: any other one in its address is ignored. */
  statuses?: readonly string[];
  /** Sorts and filters; loaded after the first rows. */
  arrange?: (rows: readonly Row[], state: ListState) => readonly Row[];
  /** A text as it is searched; loaded after the first rows. Until then, only case is ignored. */
  fold?: (text: string) => string;
};

const lowered = (text: string) => text.toLowerCase();

const nothing: PartialList<never> = { rows: [], isComplete: false, requestedAt: 0 };

/**
 * The page of a list that the user sees. The search matches the folded text as `hasWords` does. A page past the end shows the
 * last page. For a partial list, search and page apply to the loaded rows and are recomputed when more rows load; sorted or
 * filtered, it waits for all of them, because others might come first, unless it is offline or takes long. A long list has
 * all pages from the start; `shown` is empty until the rows of a page have loaded.
 */
export function useListView<Row>(
  list: PartialList<Row> | undefined,
  { textOf, person, statuses, arrange, fold = lowered }: ListOptions<Row>,
): ListView<Row> {
  const { rows, isComplete, requestedAt, asOf, total } = list ?? nothing;
  const { state, change, setPage } = useListState(person);
  const [selection, select] = useState<Selection>({ ids: new Set() });
  const { sort, from, to } = state;
  const status = !statuses || statuses.includes(state.status) ? state.status : '';
  const isFiltered = [status, from, to].some(Boolean);
  const isArranged = isFiltered || sort !== '';
  const isOnline = useIsOnline();
  const isLate = useIsLate(requestedAt);
  const isWaiting = isArranged && !(arrange && (isComplete || !isOnline || isLate));

  const arranged = useMemo(() => {
    if (isWaiting) return [];
    return isArranged && arrange ? arrange(rows, { ...wholeList, sort, status, from, to }) : rows;
  }, [rows, arrange, isArranged, isWaiting, sort, status, from, to]);
  const found = useSearched(arranged, textOf, state.search, fold);
  // What is not loaded yet can be neither searched nor sorted, but counted.
  const known = isArranged || state.search.trim() !== '' ? undefined : total;
  const length = known ?? found.length;
  const pages = Math.max(1, Math.ceil(length / pageSize));
  const page = Math.min(pages, state.page);
  return {
    ...state,
    status,
    page,
    shown: useMemo(() => found.slice((page - 1) * pageSize, page * pageSize), [found, page]),
    count: isComplete && !isWaiting ? rows.length : known,
    found: length,
    allFound: found,
    isFiltered,
    isPartial: isArranged && !isWaiting && !isComplete,
    requestedAt,
    asOf,
    selection,
    select,
    change,
    setSearch: (search) => change({ search }),
    setPage,
    showAll: () => change({ search: '', status: '', from: '', to: '' }),
  };
}

/** The rows that match the search. */
function useSearched<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  search: string,
  fold: (text: string) => string,
): readonly Row[] {
  const wanted = fold(search).trim();
  const isSearched = wanted !== '';
  // Computed once, on the first keystroke.
  const texts = useMemo(
    () => (isSearched ? rows.map((row) => fold(textOf(row))) : []),
    [rows, textOf, fold, isSearched],
  );
  return useMemo(
    () => (isSearched ? rows.filter((_, index) => hasWords(texts[index] ?? '', wanted)) : rows),
    [rows, texts, wanted, isSearched],
  );
}
