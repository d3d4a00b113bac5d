import { useEffect, useRef } from 'react';
import { ActionProgress, type ActionState } from '@console/shared/actions';
import { Button, Toolbar } from '@console/shared/ui';
import { t } from '../i18n';
import * as Styled from './copy.styles';
import type { useCopying } from './use-copying';

type Props = Pick<ReturnType<typeof useCopying>, 'state' | 'resume' | 'cancel' | 'undo' | 'forget'>;

/** The progress of storing, and where it was stopped, what can be done then. */
export function CopyOutcome({ state, cancel, ...actions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [state.kind]);
  if (state.kind === 'idle' || state.kind === 'done') return null;

  const handleCancel = () => {
    cancel();
    heading.current?.focus();
  };
  return (
    <Styled.Outcome aria-labelledby="copying">
      <Styled.Stack>
        <Styled.Heading id="copying" ref={heading} tabIndex={-1}>
          {titleOf(state)}
        </Styled.Heading>
        {state.kind === 'running' ? (
          <Toolbar>
            <ActionProgress {...state} onCancel={handleCancel} />
          </Toolbar>
        ) : (
          <StoppedCopy state={state} {...actions} />
        )}
      </Styled.Stack>
    </Styled.Outcome>
  );
}

function titleOf(state: Extract<ActionState, { kind: 'running' | 'stopped' }>): string {
  if (state.kind === 'running') return t('Duplicating the season');
  return state.reason === undefined ? t('The copy was stopped') : t('Copy interrupted');
}

type StoppedProps = Omit<Props, 'state' | 'cancel'> & { state: Extract<ActionState, { kind: 'stopped' }> };

/** How far the copy has come, and what can be done with it. */
function StoppedCopy({ state, resume, undo, forget }: StoppedProps) {
  return (
    <>
      <p>
        {state.progress && t('Saved {done} of {total}.', state.progress)} {state.reason}
      </p>
      {state.undo && !state.isEnded && (
        <p>
          {t('You can leave this page. To finish or undo the copy later, open the new season’s history.')}
        </p>
      )}
      <Toolbar>
        {!state.isEnded && (
          <Button variant="primary" onClick={resume}>
            {t('Save the rest')}
          </Button>
        )}
        {state.undo ? (
          <Button onClick={undo}>{t('Undo')}</Button>
        ) : (
          <Button onClick={forget}>{t('Back to the form')}</Button>
        )}
      </Toolbar>
    </>
  );
}
