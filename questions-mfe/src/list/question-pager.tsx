import { styled } from 'styled-components';
import { Icon, theme } from '@console/shared/ui';
import { t } from '../i18n';
import { StepButton } from '../order/step-button';

const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(1)};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

type Props = {
  /** Zero-based. */
  place: number;
  count: number;
  onChoose: (place: number) => void;
};

/** Goes through the questions one by one where the list is hidden. At its ends, the buttons keep the focus. */
export function QuestionPager({ place, count, onChoose }: Props) {
  return (
    <Steps>
      <StepButton
        aria-label={t('Previous question')}
        isAtEnd={place === 0}
        onClick={() => onChoose(place - 1)}
      >
        <Icon name="chevronLeft" />
      </StepButton>
      <span role="status">
        {t('{number} of {count}', { number: String(place + 1), count: String(count) })}
      </span>
      <StepButton
        aria-label={t('Next question')}
        isAtEnd={place === count - 1}
        onClick={() => onChoose(place + 1)}
      >
        <Icon name="chevronRight" />
      </StepButton>
    </Steps>
  );
}
