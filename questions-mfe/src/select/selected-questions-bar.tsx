import { useEffect, type ReactNode, type RefObject } from 'react';
import type { ActionState, Progress } from '@console/shared/actions';
import { Button, FormMessage, Toolbar } from '@console/shared/ui';
import { t } from '../i18n';
import { describeStored } from './describe-outcome';
import * as Styled from './select-questions.styles';
import type { useQuestionsAction } from './use-questions-action';

type Props = {
  ref: RefObject<HTMLElement | null>;
  action: ReturnType<typeof useQuestionsAction>;
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
  const { state } = action;
  const isBusy = state.kind === 'running';
  // The buttons go while it runs, and so does the dialog.
  useEffect(() => {
    if (isBusy) ref.current?.focus();
  }, [ref, isBusy]);
  const handleCancel = () => {
    action.cancel();
    ref.current?.focus();
  };
  const isReady = !isBusy && state.kind !== 'stopped';
  return (
    <Styled.Bar ref={ref} tabIndex={-1} aria-label={t('Selected questions')}>
      <Styled.Count role="status">
        {isBusy
          ? t('{share}% done', { share: shareOf(state.progress) })
          : t('{count, plural, one {# question} other {# questions}} selected', { count: selected })}
      </Styled.Count>
      {isBusy && !state.isStopping && <Button onClick={handleCancel}>{t('Cancel')}</Button>}
      {isReady && selected < total && (
        <Button variant="quiet" onClick={onSelectAll}>
          {t('Select all {count}', { count: total })}
        </Button>
      )}
      {isReady && selected > 0 && children}
      <Button onClick={onClose}>{t('Done')}</Button>
      {state.kind === 'stopped' && <Stopped action={action} state={state} />}
    </Styled.Bar>
  );
}

type StoppedProps = Pick<Props, 'action'> & { state: Extract<ActionState, { kind: 'stopped' }> };

/** Why an action has stopped, and what can be done then. */
function Stopped({ action: { action, resume, undo }, state }: StoppedProps) {
  const isCancelled = state.reason === undefined;
  const stored = action();
  return (
    <Styled.Failure>
      <FormMessage tone={isCancelled ? 'info' : 'danger'}>
        <p>
          {state.reason ?? t('{share}% done', { share: shareOf(state.progress) })}{' '}
          {stored && stored.progress().done > 0 && describeStored(stored).message}
        </p>
        <Toolbar>
          {!state.isEnded && (
            <Button onClick={resume}>{isCancelled ? t('Save the rest') : t('Try again')}</Button>
          )}
          <Button onClick={undo}>{state.undo ? t('Undo') : t('Cancel')}</Button>
        </Toolbar>
      </FormMessage>
    </Styled.Failure>
  );
}

const shareOf = ({ done, total }: Progress = { done: 0, total: 1 }): number =>
  Math.round((100 * done) / total);
