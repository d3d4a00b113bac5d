import { useState } from 'react';
import { styled } from 'styled-components';
import { describeFailure, locations, takeUndo, useGateway } from '@console/shared/data';
import { useMinute } from '@console/shared/dates';
import { quizName } from '@console/shared/format';
import type { Quiz } from '@console/shared/model';
import { useSelection } from '@console/shared/selection';
import { Button, notify, theme } from '@console/shared/ui';
import { t } from '../i18n';
import { setQuizStatus } from '../quiz.resource';
import { describeConflict } from './describe-conflict';
import { statusConflict } from './status-at';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(2)};
  margin-top: ${theme.space(1)};
  color: ${theme.color.warning};
  font-family: ${theme.font.body};
  font-size: ${theme.fontSize.small};
  font-weight: normal;

  @media print {
    button {
      display: none;
    }
  }
`;

const Step = styled(Button)`
  min-height: 24px;
  padding: 0;
  font-size: inherit;

  ${theme.media.phone} {
    min-height: 44px;
  }
`;

/** Says that the status of a quiz contradicts its dates, and offers the one that they mean. */
export function StatusStep({ quiz }: { quiz: Quiz }) {
  const now = useMinute();
  const gateway = useGateway();
  const seasonId = useSelection().seasonId ?? '';
  const [isSaving, setSaving] = useState(false);
  const conflict = statusConflict(quiz, now);
  if (!conflict) return null;
  const name = quizName(quiz);
  const status = t(conflict.due);

  const handleClick = async () => {
    setSaving(true);
    try {
      await setQuizStatus(gateway, seasonId, quiz, conflict.due);
      notify({
        title: t('Status changed'),
        message: t('“{name}” is now {status}.', { name, status }),
        undo: takeUndo(gateway, locations.quiz(seasonId, quiz.id)),
      });
    } catch (error) {
      console.error('A status was not changed', error);
      const unchanged = t('“{name}” was not set to {status}.', { name, status });
      const message = `${unchanged} ${describeFailure(error).message}`;
      notify({ title: t('Status not changed'), message, tone: 'danger' });
    }
    setSaving(false);
  };

  return (
    <Line>
      <span>{describeConflict(conflict, now)}</span>
      <Step
        variant="quiet"
        disabled={isSaving}
        aria-label={t('Set to {status}: {name}', { name, status })}
        onClick={() => void handleClick()}
      >
        {t('Set to {status}', { status })}
      </Step>
    </Line>
  );
}
