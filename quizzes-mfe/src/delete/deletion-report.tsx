import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useProgressStatus } from '@console/shared/actions';
import type { DeletionProgress } from '@console/shared/history';
import { FormMessage, theme } from '@console/shared/ui';
import { rich, t } from '../i18n';
import { describeContents, sumOf } from './deletion.messages';
import type { CountedContents } from './use-quiz-contents';
import type { Deletion } from './use-quiz-deletion';

const Message = styled.p`
  overflow-wrap: anywhere;
`;

const Bar = styled.progress`
  width: 100%;
  accent-color: ${theme.color.danger};
`;

interface DeletionReportProps {
  title: string;
  counted: CountedContents;
  deletion: Deletion;
}

/** Shows what a deletion includes, then its progress. */
export function DeletionReport({ title, counted, deletion }: DeletionReportProps) {
  if (deletion.state !== 'confirming') return <DeletionCourse deletion={deletion} />;
  return (
    <Message role="status">
      <span>{describeDeletion(title, counted)}</span>
    </Message>
  );
}

function describeDeletion(title: string, counted: CountedContents): ReactNode {
  const quiz = (
    <strong dir="auto" translate="no">
      {title}
    </strong>
  );
  if (counted.state === 'counted')
    return rich('The quiz {quiz} will be deleted, with {contents}.', {
      quiz,
      contents: describeContents(counted.contents),
    });
  if (counted.state === 'counting')
    return rich('The quiz {quiz} will be deleted, with its questions and results. Counting them…', { quiz });
  return rich(
    'The quiz {quiz} will be deleted, with its questions and results. We couldn’t count them. {reason}',
    { quiz, reason: counted.reason },
  );
}

/** Shows the progress of a deletion, or where it stopped. */
export function DeletionCourse({ deletion }: { deletion: Exclude<Deletion, { state: 'confirming' }> }) {
  if (deletion.state === 'running') return <Running progress={deletion.progress} />;
  return (
    <FormMessage>
      <Message>{deletion.outcome}</Message>
      <p>{deletion.reason}</p>
    </FormMessage>
  );
}

function Running({ progress }: { progress?: DeletionProgress }) {
  const text = progress
    ? t('Deleted {gone} of {total} questions and results.', {
        gone: sumOf(progress.gone),
        total: sumOf(progress.total),
      })
    : t('Deleting…');
  const status = useProgressStatus(text, true);
  return (
    <>
      <p {...status}>
        <span>{text}</span>
      </p>
      <Bar
        aria-label={t('Deletion')}
        value={progress && sumOf(progress.gone)}
        max={progress && Math.max(1, sumOf(progress.total))}
      />
      <p>{t('You can leave this screen. Keep the console open until the deletion ends.')}</p>
    </>
  );
}
