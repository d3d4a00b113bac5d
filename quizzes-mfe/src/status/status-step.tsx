import { styled } from 'styled-components';
import { useIsTimeKnown, useMinute } from '@console/shared/dates';
import { useStatusChange } from '@console/shared/lists';
import type { Quiz } from '@console/shared/model';
import { Button, theme } from '@console/shared/ui';
import { t } from '../i18n';
import { describeConflict } from './describe-conflict';
import { statusConflict } from './status-conflict';
import { useQuizStatus } from './use-quiz-status';

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

/** Says that the status of a quiz contradicts its dates, and offers the one that they mean, once the time is known. */
export function StatusStep({ quiz }: { quiz: Quiz }) {
  const now = useMinute();
  const action = useQuizStatus(quiz);
  const { isSaving, change } = useStatusChange(action);
  const isTimeKnown = useIsTimeKnown();
  const conflict = isTimeKnown && statusConflict(quiz, now);
  if (!conflict) return null;
  const status = t(conflict.due);
  return (
    <Line>
      <span>{describeConflict(conflict, now)}</span>
      <Step
        variant="quiet"
        disabled={isSaving}
        aria-label={t('Set to {status}: {name}', { name: action.name, status })}
        onClick={() => void change(conflict.due)}
      >
        {t('Set to {status}', { status })}
      </Step>
    </Line>
  );
}
