import { useEffect, useRef } from 'react';
import { ActionProgress } from '@console/shared/actions';
import { Button, Toolbar } from '@console/shared/ui';
import { t } from '../i18n';
import * as Styled from './copy.styles';
import type { useCopying } from './use-copying';

type Props = Pick<ReturnType<typeof useCopying>, 'state' | 'resume' | 'cancel' | 'undo' | 'forget'>;

/** The progress of storing, and where it was stopped, what can be done then. */
export function CopyOutcome({ state, resume, cancel, undo, forget }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [state.kind]);
  if (state.kind === 'idle' || state.kind === 'done') return null;

  const handleCancel = () => {
    cancel();
    heading.current?.focus();
  };
  if (state.kind === 'running')
    return (
      <Styled.Outcome aria-labelledby="copying">
        <Styled.Stack>
          <Styled.Heading id="copying" ref={heading} tabIndex={-1}>
            {t('Duplicating the season')}
          </Styled.Heading>
          <Toolbar>
            <ActionProgress {...state} onCancel={handleCancel} />
          </Toolbar>
        </Styled.Stack>
      </Styled.Outcome>
    );

  const title = state.reason === undefined ? t('The copy was stopped') : t('Copy interrupted');
  return (
    <Styled.Outcome aria-labelledby="copying">
      <Styled.Stack>
        <Styled.Heading id="copying" ref={heading} tabIndex={-1}>
          {title}
        </Styled.Heading>
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
      </Styled.Stack>
    </Styled.Outcome>
  );
}
