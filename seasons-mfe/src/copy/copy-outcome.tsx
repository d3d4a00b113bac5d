import { useEffect, useRef } from 'react';
import { Button, Toolbar } from '@console/shared/ui';
import { t } from '../i18n';
import * as Styled from './copy.styles';
import type { useCopying } from './use-copying';

type Props = Pick<ReturnType<typeof useCopying>, 'state' | 'resume' | 'cancel' | 'forget'>;

/** The progress of storing, and where it was stopped, what can be done then. */
export function CopyOutcome({ state, resume, cancel, forget }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [state.is]);
  if (state.is === 'idle') return null;

  const { done, total } = state.progress;
  const stored = t('Saved {done} of {total}.', { done: `${done}`, total: `${total}` });
  if (state.is === 'storing')
    return (
      <Styled.Outcome aria-labelledby="copying">
        <Styled.Stack>
          <Styled.Heading id="copying" ref={heading} tabIndex={-1}>
            {t('Duplicating the season')}
          </Styled.Heading>
          <progress max={total} value={done} aria-label={t('Saved')} />
          <p role="status">{state.isStopping ? t('Stopping…') : stored}</p>
          {!state.isStopping && (
            <Toolbar>
              <Button onClick={cancel}>{t('Cancel')}</Button>
            </Toolbar>
          )}
        </Styled.Stack>
      </Styled.Outcome>
    );

  const title = state.reason === undefined ? t('The copy was stopped') : t('Copy interrupted');
  const handleUndo = () => {
    state.undo?.();
    forget();
  };
  return (
    <Styled.Outcome aria-labelledby="copying">
      <Styled.Stack>
        <Styled.Heading id="copying" ref={heading} tabIndex={-1}>
          {title}
        </Styled.Heading>
        <p>
          {stored} {state.reason}
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
            <Button onClick={handleUndo}>{t('Undo')}</Button>
          ) : (
            <Button onClick={forget}>{t('Back to the form')}</Button>
          )}
        </Toolbar>
      </Styled.Stack>
    </Styled.Outcome>
  );
}
