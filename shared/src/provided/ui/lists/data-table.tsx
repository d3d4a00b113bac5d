import { useMemo, type ReactNode } from 'react';
import { t } from '@console/shared/i18n';
import * as Styled from './data-table.styles';

export interface Column<Row> {
  key: string;
  header: string;
  render: (row: Row) => ReactNode;
  /** The cell that names the row: the row header for screen readers, the title of the card on phones. */
  primary?: boolean;
  /** On phones, shown beside the title of the card, like the status. */
  badge?: boolean;
  /** A short value that shares its line of the card with others. */
  isShort?: boolean;
  /** Its value can be pressed: in a card on a phone, it is as high as a finger needs. */
  isPressed?: boolean;
  /**
   * The column width in rem in a table of full width; narrower tables shrink it. Without it, the content sets the
   * width.
   */
  width?: number;
}

export interface DataTableProps<Row> {
  /** The accessible name of the table; visually hidden. */
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Pass the same array, and the same function below, to avoid rendering unchanged rows. */
  columns: readonly Column<Row>[];
  /** The buttons of a row, the main one first. */
  actions?: (row: Row) => ReactNode;
  /** Reserves a place before each row for the checkboxes of the tools. */
  isSelectable?: boolean;
  tools?: TableTools<Row>;
}

/** Controls in a table, which are loaded after its rows. */
export interface TableTools<Row> {
  /** The direction of a column that the rows are sorted by. */
  sortOf: (column: Column<Row>) => 'ascending' | 'descending' | undefined;
  /** The header of a column; a button, if the rows can be sorted by it. */
  renderHeader: (column: Column<Row>) => ReactNode;
  /** Selects all rows of the page. */
  selectPage: ReactNode;
  renderSelect: (row: Row) => ReactNode;
}

/** The maximum page width, in rem. */
const fullWidth = 75;

/**
 * The grid tracks: columns with `width` get their minimum width first, then the other columns grow to one line if it
 * fits. Columns with `width` share the remaining width.
 */
function tracksOf(columns: readonly Pick<Column<never>, 'width'>[], hasActions: boolean): string {
  const byContents = 'minmax(min-content, max-content)';
  const tracks = columns.map(({ width }) =>
    width ? `minmax(min(${width}rem, ${(width / fullWidth) * 100}cqi), ${width}fr)` : byContents,
  );
  return [...tracks, hasActions && byContents].filter(Boolean).join(' ');
}

type RowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'actions' | 'isSelectable' | 'tools'> & {
  row: Row;
};

/**
 * A native table that shows rows as cards of labels and values on phones. The roles are explicit because browsers drop
 * them when CSS changes the display of rows and cells.
 */
export function DataTable<Row>({ caption, rows, rowKey, ...rest }: DataTableProps<Row>) {
  const { columns, actions, isSelectable = false, tools } = rest;
  return (
    <Styled.Room>
      <Styled.Sheet>
        <Styled.Table
          role="table"
          $tracks={tracksOf(columns, actions !== undefined)}
          $isSelectable={isSelectable}
        >
          <Styled.Caption>{caption}</Styled.Caption>
          <thead role="rowgroup">
            <tr role="row">
              {isSelectable && (
                <Styled.SelectHeader role="columnheader" scope="col">
                  {tools?.selectPage}
                </Styled.SelectHeader>
              )}
              {columns.map((column) => (
                <Styled.Header
                  key={column.key}
                  role="columnheader"
                  scope="col"
                  aria-sort={tools?.sortOf(column)}
                >
                  {tools ? tools.renderHeader(column) : column.header}
                </Styled.Header>
              ))}
              {actions && (
                <Styled.ActionsHeader role="columnheader" scope="col">
                  {t('Actions')}
                </Styled.ActionsHeader>
              )}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <DataRow key={rowKey(row)} row={row} {...rest} />
            ))}
          </tbody>
        </Styled.Table>
      </Styled.Sheet>
    </Styled.Room>
  );
}

/** A search renders the rows that it adds; rows that stay are not rendered again. */
function DataRow<Row>({ row, columns, actions, isSelectable, tools }: RowProps<Row>) {
  const cells = useMemo(
    () => (
      <>
        {columns.map((column) => (
          <DataCell key={column.key} column={column} row={row} />
        ))}
        {actions && (
          <Styled.Actions role="cell">
            <div>{actions(row)}</div>
          </Styled.Actions>
        )}
      </>
    ),
    [row, columns, actions],
  );
  return (
    <Styled.Row role="row">
      {isSelectable && <Styled.Select role="cell">{tools?.renderSelect(row)}</Styled.Select>}
      {cells}
    </Styled.Row>
  );
}

function DataCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { header, primary, badge, isShort = false, isPressed = false, render } = column;
  if (primary) {
    return (
      <Styled.Title as="th" role="rowheader" scope="row">
        {render(row)}
      </Styled.Title>
    );
  }
  if (badge) return <Styled.Badge role="cell">{render(row)}</Styled.Badge>;
  return (
    <Styled.Value role="cell" data-label={header} $isShort={isShort} $isPressed={isPressed}>
      {render(row)}
    </Styled.Value>
  );
}
