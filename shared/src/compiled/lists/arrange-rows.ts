import { dayOf, lastMoment } from '@console/shared/format';
import type { Moment } from '@console/shared/model';
import type { ListState } from '@console/shared/ui';

/** What a list filters and selects its rows by. */
export type ListRow = { id: string; status: string; start: Moment; end: Moment };

/** The values of a row that a list can be sorted by, by the keys of their columns. */
export type SortValues<Row> = Readonly<Record<string, (row: Row) => string | number | null>>;

/** The order of every list: the latest start first. */
const ownOrder = '-start';

/** The sort that a list shows. */
export const sortShown = ({ sort }: ListState): string => sort || ownOrder;

/** The change of a list's state for a sort. Its own order is not in the address. */
export const sortBy = (sort: string): Partial<ListState> => ({ sort: sort === ownOrder ? '' : sort });

/**
 * Filters and sorts the rows of a list. Days keep the rows that take place between them, also in part. Statuses,
 * columns and days that the list does not know are ignored: they come from an address.
 */
export const arranger =
  <Row extends ListRow>(values: SortValues<Row>, statuses: readonly string[]) =>
  (rows: readonly Row[], state: ListState): readonly Row[] =>
    sortRows(filterRows(rows, state, statuses), state.sort, values);

function filterRows<Row extends ListRow>(
  rows: readonly Row[],
  state: ListState,
  statuses: readonly string[],
): readonly Row[] {
  const wanted = statuses.find((status) => status === state.status);
  const [from, to] = [dayIn(state.from), dayIn(state.to)];
  return rows.filter(({ status, start, end }) => {
    const last = end === null ? start : lastMoment(start, end);
    return (
      (wanted === undefined || status === wanted) &&
      (from === '' || lastDay(last) >= from) &&
      (to === '' || firstDay(start ?? last) <= to)
    );
  });
}

const dayIn = (day: string): string => (/^\d{4}-\d\d-\d\d$/.test(day) ? day : '');

/** Days as texts, which compare as the days do. A row without dates takes place on none. */
const lastDay = (moment: Moment): string => (moment === null ? '' : dayOf(moment));
const firstDay = (moment: Moment): string => (moment === null ? 'never' : dayOf(moment));

const texts = new Intl.Collator(undefined, { numeric: true });

const isMissing = (value: string | number | null) => value === null || value === '';

/** Rows without a value come last. */
function sortRows<Row>(rows: readonly Row[], sort: string, values: SortValues<Row>): readonly Row[] {
  const key = sort.replace('-', '');
  const valueOf = Object.hasOwn(values, key) ? values[key] : undefined;
  if (!valueOf) return rows;
  const direction = sort.startsWith('-') ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
    return direction * (typeof a === 'number' ? a - Number(b) : texts.compare(String(a), String(b)));
  });
}
