import type { ReactNode, RefObject } from 'react';
import { Button } from '@console/shared/ui';
import { ActionBar } from '../copy/action-bar';
import type { RunningAction } from '../copy/use-questions-action';
import { t } from '../i18n';

type Props = {
  ref: RefObject<HTMLElement | null>;
  action: RunningAction;
  selected: number;
  total: number;
  onSelectAll: () => void;
  onClose: () => void;
  /** What can be done with the selected questions. */
  children: ReactNode;
};

/** How many questions are selected and what can be done with them; while that runs, how far it is. */
export function SelectedQuestionsBar({
  ref,
  action,
  selected,
  total,
  onSelectAll,
  onClose,
  children,
}: Props) {
  const { kind } = action.state;
  const isReady = kind !== 'running' && kind !== 'stopped';
  return (
    <ActionBar
      ref={ref}
      label={t('Selected questions')}
      action={action}
      status={t('{count, plural, one {# question} other {# questions}} selected', { count: selected })}
    >
      {isReady && selected < total && (
        <Button variant="quiet" onClick={onSelectAll}>
          {t('Select all {count}', { count: total })}
        </Button>
      )}
      {isReady && selected > 0 && children}
      <Button onClick={onClose}>{t('Done')}</Button>
    </ActionBar>
  );
}
