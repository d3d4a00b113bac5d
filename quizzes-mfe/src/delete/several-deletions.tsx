import { useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useGateway } from '@console/shared/data';
import { nameOf } from '@console/shared/format';
import { type Failed, runEach, useProgressStatus } from '@console/shared/actions';
import { useSession } from '@console/shared/session';
import { Button, FormMessage, theme } from '@console/shared/ui';
import { t } from '../i18n';
import { stopReason } from './deletion.messages';
import { runDeletion, useRunningDeletions } from './running-deletions';
import type { UnfinishedDeletion } from './unfinished-deletion.converter';
import { Sheet, type UnfinishedDeletionsProps } from './unfinished-sheet';

const Bar = styled.progress`
  width: 100%;
  accent-color: ${theme.color.danger};
`;

const Each = styled.details`
  justify-self: stretch;

  summary {
    margin-bottom: ${theme.space(3)};
    cursor: pointer;
  }
`;

type Props = UnfinishedDeletionsProps & {
  deletions: readonly UnfinishedDeletion[];
  /** A notice of each. */
  children: ReactNode;
};

/** One notice of several unfinished deletions, which finishes them all and opens to each; of one, its own notice. */
export function SeveralDeletions({ seasonId, deletions, onFinished, children }: Props) {
  const { progress, failed, start } = useFinishingAll(seasonId);
  const running = useRunningDeletions();
  const idle = deletions.filter(({ quizId }) => !running?.has(quizId));
  const stopped = failed.filter(({ item }) => idle.some(({ quizId }) => quizId === item.quizId));
  const isRunning = progress !== undefined;
  // The pressed button has the focus until it disappears with the notice.
  const [pressed, setPressed] = useState(false);
  const isGrouped = deletions.length > 1 || isRunning || stopped.length > 0;
  useEffect(() => (pressed && isGrouped ? onFinished : undefined), [pressed, isGrouped, onFinished]);
  const text = progress ? describeProgress(progress) : describeIdle(idle.length);
  const status = useProgressStatus(text, isRunning && progress.done < progress.total);
  if (!isGrouped) return children;

  const handleFinish = () => {
    setPressed(true);
    start(idle);
  };
  return (
    <Sheet as="section" aria-label={t('Unfinished deletions')}>
      <p {...status}>
        <span>{text}</span>
      </p>
      {progress && (
        <Bar aria-label={t('Deletions')} value={progress.done} max={Math.max(1, progress.total)} />
      )}
      {stopped.length > 0 && (
        <FormMessage>
          <p>{t('Couldn’t finish these deletions:')}</p>
          <ul>
            {stopped.map(({ item, reason }) => (
              <li key={item.quizId} dir="auto" translate="no">
                {t('“{name}”: {reason}', { name: nameOf(item.title, item.quizId), reason })}
              </li>
            ))}
          </ul>
        </FormMessage>
      )}
      {(isRunning || idle.length > 0) && (
        <Button busy={isRunning} onClick={handleFinish}>
          {t('Finish deleting all')}
        </Button>
      )}
      <Each>
        <summary>{t('Each deletion')}</summary>
        {children}
      </Each>
    </Sheet>
  );
}

type Progress = { done: number; total: number };

const describeProgress = ({ done, total }: Progress): string =>
  t('Finishing deletions: {done} of {total} done.', { done: String(done), total: String(total) });

const describeIdle = (count: number): string =>
  count === 0
    ? t('Several quizzes are being deleted…')
    : t(
        '{count, plural, one {# quiz deletion isn’t} other {# quiz deletions aren’t}} finished. If nobody is working on this, finish it here.',
        { count },
      );

/** Finishes deletions, each of which goes on if another one fails. */
function useFinishingAll(seasonId: string) {
  const gateway = useGateway();
  const { uid } = useSession().person;
  const [progress, setProgress] = useState<Progress>();
  const [failed, setFailed] = useState<readonly Failed<UnfinishedDeletion>[]>([]);

  const finish = async ({ quizId, title }: UnfinishedDeletion) => {
    const quiz = { seasonId, quizId, title: nameOf(title, quizId), uid };
    await runDeletion(gateway, quiz, { isBegun: true });
  };

  const run = async (deletions: readonly UnfinishedDeletion[]) => {
    const report = (done: number) => setProgress({ done, total: deletions.length });
    const stopped: Failed<UnfinishedDeletion>[] = [];
    const finishOrSay = async (item: UnfinishedDeletion) => {
      try {
        await finish(item);
      } catch (error) {
        console.error('Finishing a deletion stopped', error);
        stopped.push({ item, reason: await stopReason(error) });
      }
    };
    setFailed([]);
    report(0);
    await runEach(deletions, finishOrSay, report);
    setFailed(stopped);
    setProgress(undefined);
  };

  return {
    progress,
    failed,
    start: (deletions: readonly UnfinishedDeletion[]) => void run(deletions),
  };
}
