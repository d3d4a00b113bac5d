import type { ListView, Selection } from '@console/shared/ui';

/** What a list can select: anything with an id. */
type Identified = { readonly id: string };
type Selecting<Row> = Pick<ListView<Row>, 'allFound' | 'selection'>;

/** The selected rows among those that the list shows on any page: nothing happens to what search and filters hide. */
export const selectedRows = <Row extends Identified>({
  allFound,
  selection,
}: Selecting<Row>): readonly Row[] => allFound.filter(({ id }) => selection.ids.has(id));

/** A selection of exactly these rows. */
export const selectionOf = (rows: readonly Identified[]): Selection => ({
  ids: new Set(rows.map(({ id }) => id)),
});

/** The selection with a row added or removed; with `isRange`, also the rows between it and the last one. */
export function toggled<Row extends Identified>(
  { allFound, selection: { ids, last } }: Selecting<Row>,
  { id }: Row,
  isRange: boolean,
): Selection {
  const indexOf = (one: string) => allFound.findIndex((row) => row.id === one);
  const to = indexOf(id);
  const from = isRange && last !== undefined ? indexOf(last) : to;
  const range = from === -1 ? [to] : [from, to];
  const next = new Set(ids);
  for (const row of allFound.slice(Math.min(...range), Math.max(...range) + 1))
    if (ids.has(id)) next.delete(row.id);
    else next.add(row.id);
  return { ids: next, last: id };
}
