import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useProgressStatus } from '@console/shared/actions';
import { nameOf } from '@console/shared/format';
import { Button, FormMessage } from '@console/shared/ui';
import { rich, t } from '../i18n';
import { sumOf } from './deletion.messages';
import { Sheet, type UnfinishedProps } from './unfinished-sheet';
import { useQuizRestoration, type Restoration } from './use-quiz-restoration';

const Bar = styled.progress`
  width: 100%;
`;

/** A restoration of a quiz that was interrupted, or that somebody is still at: anyone can finish it. */
export function UnfinishedRestoration({ seasonId, unfinished, onFinished }: UnfinishedProps) {
  const { quizId, restoredEntry } = unfinished;
  const title = nameOf(unfinished.title, quizId);
  const { restoration, start } = useQuizRestoration({ seasonId, entryId: restoredEntry }, title);
  const isRunning = restoration.state === 'running';
  const quiz = (
    <strong dir="auto" translate="no">
      {title}
    </strong>
  );
  // The pressed button has the focus until it disappears with the notice.
  const [pressed, setPressed] = useState(false);
  useEffect(() => (pressed ? onFinished : undefined), [pressed, onFinished]);

  const handleFinish = () => {
    setPressed(true);
    start();
  };

  return (
    <Sheet as="section" aria-label={t('Unfinished restoration of {title}', { title })}>
      <p>
        {isRunning
          ? rich('The restoration of {quiz} is being finished.', { quiz })
          : rich('Restoring {quiz} isn’t finished. If nobody is working on this, finish it here.', {
              quiz,
            })}
      </p>
      <RestorationStatus restoration={restoration} />
      <Button busy={isRunning} onClick={handleFinish}>
        {t('Finish restoring')}
      </Button>
    </Sheet>
  );
}

/** Shows the progress of a restoration, or why it stopped. */
function RestorationStatus({ restoration }: { restoration: Restoration }) {
  const progress = restoration.state === 'running' ? restoration.progress : undefined;
  const text = progress
    ? t('Restored {back} of {total} questions and results.', {
        back: sumOf(progress.back),
        total: sumOf(progress.total),
      })
    : t('Restoring…');
  const status = useProgressStatus(text, restoration.state === 'running');
  if (restoration.state === 'waiting') return null;
  if (restoration.state === 'stopped') return <FormMessage>{restoration.reason}</FormMessage>;
  return (
    <>
      <p {...status}>
        <span>{text}</span>
      </p>
      <Bar
        aria-label={t('Restoration')}
        value={progress && sumOf(progress.back)}
        max={progress && Math.max(1, sumOf(progress.total))}
      />
    </>
  );
}
