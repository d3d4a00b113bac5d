import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { Failed, ManyChanges } from '@console/shared/actions';
import { describeFailure } from '@console/shared/data';
import { t } from '@console/shared/i18n';
import type { Status } from '@console/shared/model';
import { Button, FormMessage, notify, theme, VisuallyHidden, type ListView } from '@console/shared/ui';
import type { ListRow } from './arrange-rows';
import { selectedRows, selectionOf } from './selected-rows';
import { useStatusList } from './use-status-list';

const { color, space } = theme;

/**
 * Before the list in the order of focus, and always in view below it. What has the focus is scrolled to above it.
 */
const Bar = styled.section`
  & ~ * :is(a, button, input, select) {
    scroll-margin-block: 7rem;
  }

  position: sticky;
  bottom: ${space(2)};
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  order: 1;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  margin-top: ${space(3)};
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.card};
  background: ${color.surface};
  box-shadow: ${theme.shadow};
  font-size: ${theme.fontSize.table};

  ${theme.media.phone} {
    gap: 0 ${space(2)};
    padding: ${space(2)} ${space(3)};

    button {
      padding-inline: ${space(1)};
    }
  }

  @media print {
    display: none;
  }
`;

const Count = styled.strong`
  flex: 1 1 auto;
  font-variant-numeric: tabular-nums;
`;

const Failures = styled.div`
  flex: 1 0 100%;
  max-height: 30vh;
  overflow-y: auto;
  overflow-wrap: anywhere;
`;

const counts = {
  season: '{count, plural, one {# season} other {# seasons}}',
  quiz: '{count, plural, one {# quiz} other {# quizzes}}',
} as const;

const selected = { season: 'Selected seasons', quiz: 'Selected quizzes' } as const;

/** What the rows of a list are. */
type What = keyof typeof counts;

const counted = (what: What, count: number) => t(counts[what], { count });

interface SelectionBarProps<Row> {
  view: Pick<ListView<Row>, 'selection' | 'allFound' | 'select'>;
  what: What;
  nameOf: (row: Row) => string;
  statuses: readonly Status[];
  /** Stores the status of several rows, and reports how many are done. A row that fails stops no other. */
  setStatuses: (
    rows: readonly Row[],
    status: string,
    onProgress: (done: number) => void,
  ) => Promise<ManyChanges<Row>>;
  /** More actions. */
  children?: ReactNode;
}

/** Announces the number of selected rows, and offers actions for them while there are any. */
export function SelectionBar<Row extends ListRow>(props: SelectionBarProps<Row>) {
  const { length } = selectedRows(props.view);
  return (
    <>
      <VisuallyHidden role="status">
        {length > 0 &&
          t('{rows} selected. Use the actions above the list.', { rows: counted(props.what, length) })}
      </VisuallyHidden>
      {length > 0 && <Actions {...props} />}
    </>
  );
}

function Actions<Row extends ListRow>(props: SelectionBarProps<Row>) {
  const { view, what, nameOf, statuses, children } = props;
  const { allFound, select } = view;
  const rows = selectedRows(view);
  const bar = useRef<HTMLElement>(null);
  const { progress, failures, setStatus } = useManyStatuses(props, bar);

  useReturnedFocus(bar);

  const { button, list } = useStatusList({
    label: t('Change status'),
    statuses,
    status: '',
    isBusy: progress !== undefined,
    onChoose: (status) => void setStatus(status),
  });
  return (
    <Bar ref={bar} aria-label={t(selected[what])}>
      <Count>{t('{rows} selected', { rows: counted(what, rows.length) })}</Count>
      <span role="status">{progress}</span>
      <Button {...button}>{t('Change status…')}</Button>
      {list}
      {children}
      {allFound.length > rows.length && (
        <Button variant="quiet" onClick={() => select(selectionOf(allFound))}>
          {t('Select all {count}', { count: allFound.length })}
        </Button>
      )}
      <Button variant="quiet" onClick={() => select(selectionOf([]))}>
        {t('Clear selection')}
      </Button>
      {failures && <FailureList {...failures} nameOf={nameOf} />}
    </Bar>
  );
}

/** What was not stored. */
type NotStored<Row> = { status: Status; failed: readonly Failed<Row>[] };

function FailureList<Row>({ status, failed, nameOf }: NotStored<Row> & { nameOf: (row: Row) => string }) {
  return (
    <Failures>
      <FormMessage>
        <p>{t('Not set to {status}:', { status: t(status) })}</p>
        <ul>
          {failed.map(({ item, reason }, index) => (
            <li key={index}>
              <strong dir="auto">{nameOf(item)}</strong>: {reason}
            </li>
          ))}
        </ul>
      </FormMessage>
    </Failures>
  );
}

/** Sets the status of the selected rows. Those that fail stay selected; without the bar, a notice names them. */
function useManyStatuses<Row extends ListRow>(
  { view, what, nameOf, setStatuses }: SelectionBarProps<Row>,
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

/** When the bar disappears with the focus, the list takes it. */
function useReturnedFocus(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = bar.current?.parentElement;
    return () => {
      // React has removed the bar by then.
      queueMicrotask(() => document.activeElement === document.body && list?.focus());
    };
  }, [bar]);
}
