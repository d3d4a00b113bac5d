import { styled } from 'styled-components';
import { Icon, theme } from '@console/shared/ui';
import { t } from '../i18n';
import { StepButton } from '../order/step-button';
import type { Question } from '../question';

const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(1)};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

type Props = { questions: readonly Question[]; chosen: Question; onChoose: (id: string) => void };

/** Goes through the questions one by one where the list is hidden. At its ends, the buttons keep the focus. */
export function QuestionPager({ questions, chosen, onChoose }: Props) {
  const place = questions.indexOf(chosen);
  const handleStep = (by: number) => {
    const next = questions[place + by];
    if (next) onChoose(next.id);
  };
  return (
    <Steps>
      <StepButton aria-label={t('Previous question')} isAtEnd={place === 0} onClick={() => handleStep(-1)}>
        <Icon name="chevronLeft" />
      </StepButton>
      <span role="status">
        {t('{number} of {count}', { number: String(place + 1), count: String(questions.length) })}
      </span>
      <StepButton
        aria-label={t('Next question')}
        isAtEnd={place === questions.length - 1}
        onClick={() => handleStep(1)}
      >
        <Icon name="chevronRight" />
      </StepButton>
    </Steps>
  );
}
