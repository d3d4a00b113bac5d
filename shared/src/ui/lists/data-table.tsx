import { useMemo, type ReactNode } from 'react';
import * as Look from './data-table.styles';

export interface Column<Row> {
  key: string;
  header: string;
  render: (row: Row) => ReactNode;
  /** Names the row: its header for screen readers, the title of its card on a phone. */
  primary?: boolean;
  /** Stands beside the title of the card on a phone, as the status does. */
  badge?: boolean;
  /** In rem: what it takes of a table of full width, less in a narrower one. Without it, as wide as what it holds. */
  room?: number;
  /** Never narrower than its longest word, however narrow the table. */
  wholeWords?: boolean;
}

export interface DataTableProps<Row> {
  /** What the table lists; heard, not seen. */
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The same array, and the same function below, spare the rows that did not change. */
  columns: readonly Column<Row>[];
  /** The buttons of a row, the main one first. */
  actions?: (row: Row) => ReactNode;
}

/** In rem, as wide as a page gets. */
const fullWidth = 75;

/** First come the rooms, then what is as wide as its contents, in one line as far as it fits; the rest goes to the rooms. */
function tracksOf(
  columns: readonly Pick<Column<never>, 'room' | 'wholeWords'>[],
  hasActions: boolean,
): string {
  const byContents = 'minmax(min-content, max-content)';
  const tracks = columns.map(({ room, wholeWords }) => {
    if (!room) return byContents;
    const least = wholeWords ? 'min-content' : `min(${room}rem, ${(room / fullWidth) * 100}cqi)`;
    return `minmax(${least}, ${room}fr)`;
  });
  return [...tracks, ...(hasActions ? [byContents] : [])].join(' ');
}

type RowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'actions'> & { row: Row };

/**
 * A real table, which on a phone reads as cards of label and value. The roles are spelled out because browsers
 * forget them once a stylesheet changes how rows and cells are displayed.
 */
export function DataTable<Row>({ caption, rows, rowKey, columns, actions }: DataTableProps<Row>) {
  return (
    <Look.Room>
      <Look.Sheet>
        <Look.Table role="table" $tracks={tracksOf(columns, actions !== undefined)}>
          <Look.Caption>{caption}</Look.Caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map(({ key, header }) => (
                <Look.Header key={key} role="columnheader" scope="col">
                  {header}
                </Look.Header>
              ))}
              {actions && (
                <Look.Header role="columnheader" scope="col">
                  Actions
                </Look.Header>
              )}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <DataRow key={rowKey(row)} row={row} columns={columns} actions={actions} />
            ))}
          </tbody>
        </Look.Table>
      </Look.Sheet>
    </Look.Room>
  );
}

/** A search draws the rows that it brings; those that stay are left as they are. */
function DataRow<Row>({ row, columns, actions }: RowProps<Row>) {
  return useMemo(
    () => (
      <Look.Row role="row">
        {columns.map((column) => (
          <DataCell key={column.key} column={column} row={row} />
        ))}
        {actions && (
          <Look.Actions role="cell">
            <div>{actions(row)}</div>
          </Look.Actions>
        )}
      </Look.Row>
    ),
    [row, columns, actions],
  );
}

function DataCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { header, primary, badge, render } = column;
  if (primary) {
    return (
      <Look.Title as="th" role="rowheader" scope="row">
        {render(row)}
      </Look.Title>
    );
  }
  const Cell = badge ? Look.Badge : Look.Value;
  return (
    <Cell role="cell" data-label={header}>
      {render(row)}
    </Cell>
  );
}
