import { useState, type RefObject } from 'react';
import type { Failed, ManyChanges } from '@console/shared/actions';
import { describeFailure } from '@console/shared/data';
import { t } from '@console/shared/i18n';
import type { Status } from '@console/shared/model';
import { notify, type ListView } from '@console/shared/ui';
import type { ListRow } from '../arrange-rows';
import { selectedRows, selectionOf } from './selected-rows';

const counts = {
  season: '{count, plural, one {# season} other {# seasons}}',
  quiz: '{count, plural, one {# quiz} other {# quizzes}}',
} as const;

/** What the rows of a list are. */
type What = keyof typeof counts;

/** The number of rows, in words. */
export const counted = (what: What, count: number) => t(counts[what], { count });

export type StatusesOfRows<Row> = {
  view: Pick<ListView<Row>, 'selection' | 'allFound' | 'found' | 'select'>;
  what: What;
  nameOf: (row: Row) => string;
  /** Stores the status of several rows, and reports how many are done. A row that fails stops no other. */
  setStatuses: (
    rows: readonly Row[],
    status: string,
    onProgress: (done: number) => void,
  ) => Promise<ManyChanges<Row>>;
};

/** What was not stored. */
export type NotStored<Row> = { status: Status; failed: readonly Failed<Row>[] };

/** Sets the status of the selected rows. Those that fail stay selected; without the bar, a notice names them. */
export function useManyStatuses<Row extends ListRow>(
  { view, what, nameOf, setStatuses }: StatusesOfRows<Row>,
  bar: RefObject<HTMLElement | null>,
) {
  const [progress, setProgress] = useState<string>();
  const [failures, setFailures] = useState<NotStored<Row>>();

  const setStatus = async (status: Status) => {
    setFailures(undefined);
    const rows = selectedRows(view);
    const report = (done: number) =>
      setProgress(
        t('Setting to {status}: {done} of {rows} done.', {
          status: t(status),
          done,
          rows: counted(what, rows.length),
        }),
      );
    report(0);
    const { failed, undo } = await setStatuses(rows, status, report).catch((error: unknown) => {
      console.error('Several statuses were not changed', error);
      const reason = describeFailure(error).message;
      return { failed: rows.map((item) => ({ item, reason })), undo: undefined };
    });
    setProgress(undefined);
    const stored = rows.length - failed.length;
    if (stored > 0)
      notify({
        title: t('Status changed'),
        message: t('{count, plural, one {{rows} is now {status}.} other {{rows} are now {status}.}}', {
          count: stored,
          rows: counted(what, stored),
          status: t(status),
        }),
        undo,
      });
    if (failed.length === 0) return;
    setFailures({ status, failed });
    view.select(selectionOf(failed.map(({ item }) => item)));
    if (bar.current) return;
    const names = failed.map(({ item }) => nameOf(item)).join(', ');
    notify({
      title: t('Status not changed'),
      message: `${names}: ${failed[0]?.reason ?? ''}`,
      tone: 'danger',
    });
  };

  return { progress, failures, setStatus };
}
