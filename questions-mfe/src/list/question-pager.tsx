import { styled } from 'styled-components';
import { Button, Icon, theme } from '@console/shared/ui';
import { t } from '../i18n';

const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(1)};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

const Step = styled(Button)`
  min-width: ${theme.touch};
  justify-content: center;

  &[aria-disabled] {
    background: none;
    color: ${theme.color.border};
    cursor: default;
  }
`;

type Props = {
  /** Zero-based. */
  place: number;
  count: number;
  onChoose: (place: number) => void;
};

/** Goes through the questions one by one where the list is hidden. At its ends, the buttons keep the focus. */
export function QuestionPager({ place, count, onChoose }: Props) {
  const to = (next: number) => () => {
    if (next >= 0 && next < count) onChoose(next);
  };
  return (
    <Steps>
      <Step
        variant="quiet"
        aria-label={t('Previous question')}
        aria-disabled={place === 0 || undefined}
        onClick={to(place - 1)}
      >
        <Icon name="chevronLeft" />
      </Step>
      <span role="status">
        {t('{number} of {count}', { number: String(place + 1), count: String(count) })}
      </span>
      <Step
        variant="quiet"
        aria-label={t('Next question')}
        aria-disabled={place === count - 1 || undefined}
        onClick={to(place + 1)}
      >
        <Icon name="chevronRight" />
      </Step>
    </Steps>
  );
}
