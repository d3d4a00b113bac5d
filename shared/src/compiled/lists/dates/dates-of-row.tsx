import { useEffect } from 'react';
import type { FormDefinition } from '@console/shared/forms';
import { DatesDialog, type DatesDialogProps } from './dates-dialog';
import type { Dates } from './dates-form';
import type { OpenDates } from './open-dates';

type Change<Row extends object> = Pick<DatesDialogProps<Row>, 'save' | 'onSaved'>;

interface DatesOfRowProps<Row extends object> {
  dates: OpenDates<Row>;
  /** All rows of the list, also those that it does not show; `undefined` while they are not known. */
  rows: readonly Row[] | undefined;
  form: FormDefinition<Row, Dates>;
  nameOf: (row: Row) => string;
  changeOf: (row: Row) => Change<Row>;
}

/**
 * The dialog that changes the dates of a row. Render it beside the table: what is typed stays when the row is filtered
 * out, moves to another page or is deleted, until the person closes the dialog.
 */
export function DatesOfRow<Row extends { readonly id: string }>(props: DatesOfRowProps<Row>) {
  const { dates, rows, form, nameOf, changeOf } = props;
  const { close, useOpened } = dates;
  const opened = useOpened();
  useEffect(() => close, [close]);
  if (!opened) return null;
  const { row } = opened;
  const stored = rows && (rows.find(({ id }) => id === row.id) ?? null);
  return (
    <DatesDialog
      key={row.id}
      name={nameOf(stored ?? row)}
      opened={row}
      stored={stored}
      form={form}
      {...changeOf(row)}
      onClose={close}
    />
  );
}
