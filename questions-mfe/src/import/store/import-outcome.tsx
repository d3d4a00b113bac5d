import { useEffect, useRef } from 'react';
import type { QuizKey } from '@console/shared/data';
import { paths, pathTo } from '@console/shared/model';
import { Button, Card, LinkButton, Toolbar } from '@console/shared/ui';
import { t } from '../../i18n';
import { quotedQuestion } from '../../question-text';
import { endTitle, importResult } from './describe-import';
import * as Styled from '../import.styles';
import { doneOf } from './store-import';
import type { useStoring } from './use-storing';

type Props = { storing: ReturnType<typeof useStoring>; quizKey: QuizKey };

/** What came of storing, and what can be done then. */
export function ImportOutcome({ storing: { state, retry, forget }, quizKey }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state.is === 'ended' || state.is === 'failed') heading.current?.focus();
  }, [state.is]);
  if (state.is !== 'ended' && state.is !== 'failed') return null;

  const { progress, total, undo } = state;
  const done = doneOf(progress);
  const title = state.is === 'failed' ? t('Import interrupted') : endTitle(progress, total);
  const handleUndo = () => {
    undo?.();
    forget();
  };
  return (
    <Card as="section" aria-label={title}>
      <Styled.Stack>
        <Styled.Heading ref={heading} tabIndex={-1}>
          {title}
        </Styled.Heading>
        <p>{importResult(progress, state.is === 'ended' ? state.remaining : 0)}</p>
        {progress.present > 0 && (
          <p>
            {t(
              '{count, plural, one {# row was not added: someone has added such a question in the meantime.} other {# rows were not added: someone has added such questions in the meantime.}}',
              { count: progress.present },
            )}
          </p>
        )}
        {done < total && (
          <p>
            {t('{count, plural, one {# row wasn’t} other {# rows weren’t}} imported.', {
              count: total - done,
            })}{' '}
            {state.is === 'failed' && state.reason}
          </p>
        )}
        {progress.left.length > 0 && (
          <>
            <p>{t('Skipped because someone changed or deleted them:')}</p>
            <ul>
              {progress.left.map((question) => (
                <li key={question.id} dir="auto">
                  {quotedQuestion(question)}
                </li>
              ))}
            </ul>
          </>
        )}
        <Toolbar>
          {state.is === 'failed' && !state.isEnded && (
            <Button variant="primary" onClick={() => void retry()}>
              {t('Save the rest')}
            </Button>
          )}
          {done > 0 && undo && <Button onClick={handleUndo}>{t('Undo')}</Button>}
          <LinkButton to={pathTo(paths.questionList, { season: quizKey.seasonId, quiz: quizKey.quizId })}>
            {t('Show the questions')}
          </LinkButton>
        </Toolbar>
      </Styled.Stack>
    </Card>
  );
}
