import { useState } from 'react';
import { styled } from 'styled-components';
import { useProgressStatus } from '@console/shared/actions';
import { describeFailure, useGateway } from '@console/shared/data';
import { deviceAhead, useIsTimeKnown, useMinute } from '@console/shared/dates';
import { quizName } from '@console/shared/format';
import { minuteMs, type Quiz, type Season } from '@console/shared/model';
import { Button, Card, notify, theme } from '@console/shared/ui';
import { t } from '../i18n';
import { setQuizStatuses } from '../quiz.resource';
import { describeLength } from './describe-conflict';
import { statusConflict } from './status-conflict';

const Sheet = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)} ${theme.space(4)};
  margin-bottom: ${theme.space(4)};
  padding: ${theme.space(3)} ${theme.space(4)};

  @media print {
    display: none;
  }
`;

interface StatusConflictsProps {
  season: Season;
  quizzes: readonly Quiz[];
}

/** Sets the status of all quizzes that contradict their dates, as one action; and names a clock that is wrong. */
export function StatusConflicts({ season, quizzes }: StatusConflictsProps) {
  const now = useMinute();
  const isTimeKnown = useIsTimeKnown();
  const due = new Map<Quiz, string>();
  for (const quiz of quizzes) {
    const conflict = isTimeKnown && statusConflict(quiz, now);
    if (conflict) due.set(quiz, conflict.due);
  }
  const { progress, fix } = useFixedStatuses(season.id, due);

  const text =
    progress === undefined
      ? t('{count} quizzes have the wrong status for their dates.', { count: due.size })
      : t('Setting statuses: {done} of {count} done.', { done: progress, count: due.size });
  const status = useProgressStatus(text, progress !== undefined);

  return (
    <>
      <WrongClock />
      {(due.size > 1 || progress !== undefined) && (
        <Sheet>
          <span {...status}>
            <span>{text}</span>
          </span>
          <Button disabled={progress !== undefined} onClick={() => void fix()}>
            {t('Fix all statuses')}
          </Button>
        </Sheet>
      )}
    </>
  );
}

/** Stores the statuses that are due, and reports how many are stored. */
function useFixedStatuses(seasonId: string, due: ReadonlyMap<Quiz, string>) {
  const gateway = useGateway();
  const [progress, setProgress] = useState<number>();
  const fix = async () => {
    setProgress(0);
    try {
      const { failed, undo } = await setQuizStatuses(gateway, seasonId, due, setProgress);
      const [first] = failed;
      notify({
        title: first ? t('Some statuses weren’t changed') : t('Statuses changed'),
        message: first
          ? t('“{name}”: {reason}', { name: quizName(first.item), reason: first.reason })
          : t('{count, plural, one {# quiz has} other {# quizzes have}} the status that fits the dates.', {
              count: due.size,
            }),
        tone: first && 'danger',
        undo,
      });
    } catch (error) {
      console.error('Several statuses were not changed', error);
      notify({ title: t('Status not changed'), message: describeFailure(error).message, tone: 'danger' });
    }
    setProgress(undefined);
  };
  return { progress, fix };
}

function WrongClock() {
  const error = Math.abs(deviceAhead());
  const time = describeLength(error);
  if (error < minuteMs / 2) return null;
  return (
    <Sheet>
      {deviceAhead() > 0
        ? t('This device’s clock is {time} fast. The console uses the server time.', { time })
        : t('This device’s clock is {time} slow. The console uses the server time.', { time })}
    </Sheet>
  );
}
