import { useEffect, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import { type ActionState, type Progress, useProgressStatus } from '@console/shared/actions';
import { Button, FormMessage, theme, Toolbar } from '@console/shared/ui';
import { t } from '../i18n';
import { StickyBar } from '../sticky-bar';
import { describeStored } from './describe-outcome';
import type { RunningAction } from './use-questions-action';

const { space } = theme;

const Bar = styled(StickyBar)`
  gap: ${space(1)} ${space(2)};
  margin-top: ${space(3)};
  padding: ${space(2)} ${space(3)};
  font-size: ${theme.fontSize.table};

  button {
    padding-inline: ${space(2)};
  }
`;

const Status = styled.strong`
  flex: 1 1 auto;
  font-variant-numeric: tabular-nums;
`;

const Failure = styled.div`
  flex: 1 0 100%;
`;

type Props = {
  ref: RefObject<HTMLElement | null>;
  label: string;
  action: RunningAction;
  /** What it says while nothing runs. */
  status?: string;
  children?: ReactNode;
};

/** How far an action on questions is, Cancel, and why it has stopped. */
export function ActionBar({ ref, label, action, status, children }: Props) {
  const { state } = action;
  const isBusy = state.kind === 'running';
  const text = isBusy ? t('{share}% done', { share: shareOf(state.progress) }) : status;
  const spoken = useProgressStatus(text, isBusy);
  // The button that was pressed may be gone while it runs.
  useEffect(() => {
    if (isBusy && document.activeElement === document.body) ref.current?.focus();
  }, [ref, isBusy]);
  const handleCancel = () => {
    action.cancel();
    ref.current?.focus();
  };
  return (
    <Bar ref={ref} tabIndex={-1} aria-label={label}>
      <Status {...spoken}>
        <span>{text}</span>
      </Status>
      {isBusy && !state.isStopping && <Button onClick={handleCancel}>{t('Cancel')}</Button>}
      {children}
      {state.kind === 'stopped' && <Stopped action={action} state={state} />}
    </Bar>
  );
}

type StoppedProps = Pick<Props, 'action'> & { state: Extract<ActionState, { kind: 'stopped' }> };

/** Why an action has stopped, and what can be done then. */
function Stopped({ action: { action, resume, undo }, state }: StoppedProps) {
  const isCancelled = state.reason === undefined;
  const stored = action();
  return (
    <Failure>
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
    </Failure>
  );
}

const shareOf = ({ done, total }: Progress = { done: 0, total: 1 }): number =>
  Math.round((100 * done) / total);
