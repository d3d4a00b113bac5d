import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import { useProgressStatus } from '@console/shared/actions';
import { t } from '@console/shared/i18n';
import type { Status } from '@console/shared/model';
import { Button, FormMessage, theme, VisuallyHidden } from '@console/shared/ui';
import type { ListRow } from '../arrange-rows';
import { useStatusList } from '../status/use-status-list';
import { selectedRows, selectionOf } from './selected-rows';
import { counted, useManyStatuses, type NotStored, type StatusesOfRows } from './use-many-statuses';

const { color, space } = theme;

/**
 * Before the list in the order of focus, and always in view below it. What has the focus is scrolled to above it.
 */
const Bar = styled.section`
  /* In a low window it is no longer in view. */
  @media (min-height: 25rem) {
    & ~ * :is(a, button, input, select) {
      scroll-margin-block: 7rem;
    }
  }

  position: ${theme.sticky};
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

  button {
    padding-inline: ${space(2)};
  }

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

const selected = { season: 'Selected seasons', quiz: 'Selected quizzes' } as const;

type SelectionBarProps<Row> = StatusesOfRows<Row> & {
  statuses: readonly Status[];
  /** More actions. */
  children?: ReactNode;
};

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
  const { allFound, found, select } = view;
  const rows = selectedRows(view);
  const bar = useRef<HTMLElement>(null);
  const { progress, failures, setStatus } = useManyStatuses(props, bar);

  useReturnedFocus(bar);
  const status = useProgressStatus(progress, progress !== undefined);

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
      <span {...status}>{progress}</span>
      {allFound.length > rows.length && allFound.length === found && (
        <Button variant="quiet" onClick={() => select(selectionOf(allFound))}>
          {t('Select all {count}', { count: allFound.length })}
        </Button>
      )}
      <Button variant="quiet" onClick={() => select(selectionOf([]))}>
        {t('Clear selection')}
      </Button>
      <Button {...button}>{t('Change status…')}</Button>
      {list}
      {children}
      {failures && <FailureList {...failures} nameOf={nameOf} />}
    </Bar>
  );
}

function FailureList<Row>({ status, failed, nameOf }: NotStored<Row> & { nameOf: (row: Row) => string }) {
  return (
    <Failures>
      <FormMessage>
        <p>{t('Not set to {status}:', { status: t(status) })}</p>
        <ul>
          {failed.map(({ item, reason }, index) => (
            <li key={index}>
              <strong dir="auto" translate="no">
                {nameOf(item)}
              </strong>
              : {reason}
            </li>
          ))}
        </ul>
      </FormMessage>
    </Failures>
  );
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
