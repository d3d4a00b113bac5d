import { useEffect, useRef, type MouseEvent } from 'react';
import type { ActionState } from '@console/shared/actions';
import type { QuizKey } from '@console/shared/data';
import { paths, pathTo } from '@console/shared/model';
import { Button, Card, LinkButton, Toolbar } from '@console/shared/ui';
import { t } from '../../i18n';
import { quotedQuestion } from '../../question-text';
import { endTitle, importResult } from './describe-import';
import * as Styled from '../import.styles';
import { hasFailed, type ReviewedImport, type useImport } from './use-import';

type Props = {
  importing: ReturnType<typeof useImport>;
  quizKey: QuizKey;
  /** Begins with another source; missing while there is something left of this one. */
  onMore: (() => void) | undefined;
};

/** What came of storing, and what can be done then. */
export function ImportOutcome({ importing, quizKey, onMore }: Props) {
  const { state, action, resume, undo } = importing;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state.kind === 'done' || state.kind === 'stopped') heading.current?.focus();
  }, [state.kind]);
  const stored = action();
  if (!stored || (state.kind !== 'done' && state.kind !== 'stopped')) return null;

  const isInterrupted = hasFailed(state);
  const title = isInterrupted ? t('Import interrupted') : endTitle(state.kind);
  return (
    <Card as="section" aria-label={title}>
      <Styled.Stack>
        <Styled.Heading ref={heading} tabIndex={-1}>
          {title}
        </Styled.Heading>
        <OutcomeText state={state} stored={stored} />
        <Toolbar>
          {state.kind === 'stopped' && isInterrupted && !state.isEnded && (
            <Button variant="primary" onClick={resume}>
              {t('Save the rest')}
            </Button>
          )}
          {stored.progress().done > 0 && state.undo && (
            <Button onClick={inItsPlace(undo)}>{t('Undo')}</Button>
          )}
          <LinkButton
            variant={state.kind === 'done' ? 'primary' : 'secondary'}
            to={pathTo(paths.questionList, { season: quizKey.seasonId, quiz: quizKey.quizId })}
          >
            {t('Show the questions')}
          </LinkButton>
          {onMore && <Button onClick={inItsPlace(onMore)}>{t('Import more questions')}</Button>}
        </Toolbar>
      </Styled.Stack>
    </Card>
  );
}

/** Gives the focus to what comes in place of the section with the pressed button, and acts. */
const inItsPlace =
  (act: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('section')?.parentElement?.focus();
    act();
  };

/** What was stored and what was not. */
function OutcomeText({ state, stored }: { state: ActionState; stored: ReviewedImport }) {
  const result = stored.result();
  const { done, total } = stored.progress();
  return (
    <>
      <p>{importResult(result, hasFailed(state) ? 0 : stored.remaining())}</p>
      {result.present > 0 && (
        <p>
          {t(
            '{count, plural, one {# row was not added: someone has added such a question in the meantime.} other {# rows were not added: someone has added such questions in the meantime.}}',
            { count: result.present },
          )}
        </p>
      )}
      {done < total && (
        <p>
          {t('{count, plural, one {# row wasn’t} other {# rows weren’t}} imported.', {
            count: total - done,
          })}{' '}
          {state.kind === 'stopped' && state.reason}
        </p>
      )}
      {result.left.length > 0 && (
        <>
          <p>{t('Skipped because someone changed or deleted them:')}</p>
          <ul>
            {result.left.map((question) => (
              <li key={question.id} dir="auto" translate="no">
                {quotedQuestion(question)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
