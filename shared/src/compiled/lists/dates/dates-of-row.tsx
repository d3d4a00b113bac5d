import { useEffect } from 'react';
import type { FormDefinition } from '@console/shared/forms';
import type { PartialList } from '@console/shared/model';
import { DatesDialog, type DatesDialogProps } from './dates-dialog';
import type { Dates } from './dates-form';
import type { OpenDates } from './open-dates';

type Change<Row extends object> = Pick<DatesDialogProps<Row>, 'save' | 'onSaved'>;

interface DatesOfRowProps<Row extends object> {
  dates: OpenDates<Row>;
  /** The loaded rows, also those that the list does not show. */
  list: PartialList<Row> | undefined;
  form: FormDefinition<Row, Dates>;
  nameOf: (row: Row) => string;
  changeOf: (row: Row) => Change<Row>;
}

/**
 * The dialog that changes the dates of a row. Render it beside the table: what is typed stays when the row is filtered
 * out, moves to another page or is deleted, until the person closes the dialog.
 */
export function DatesOfRow<Row extends { readonly id: string }>(props: DatesOfRowProps<Row>) {
  const { dates, list, form, nameOf, changeOf } = props;
  const { close, useOpened } = dates;
  const opened = useOpened();
  useEffect(() => close, [close]);
  if (!opened) return null;
  const { row } = opened;
  // A row that is not among those of an incomplete list may still exist.
  const missing = list?.isComplete ? null : undefined;
  const stored = list?.rows.find(({ id }) => id === row.id) ?? missing;
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
