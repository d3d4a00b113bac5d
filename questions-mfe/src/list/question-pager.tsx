import { styled } from 'styled-components';
import { Icon, theme, visuallyHidden } from '@console/shared/ui';
import { t } from '../i18n';
import { StepButton } from '../order/step-button';

const Steps = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: auto;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

/** As wide for each number, so that the buttons stay under the finger. On the narrowest phones it is only announced. */
const Place = styled.span`
  min-width: 4.25em;
  text-align: center;
  font-variant-numeric: tabular-nums;

  @container page (width < 22rem) {
    ${visuallyHidden}
    min-width: 0;
  }
`;

type Props = {
  /** Zero-based. */
  place: number;
  count: number;
  onStep: (by: 1 | -1) => void;
};

/** Goes through the questions one by one where the list is hidden. At its ends, the buttons keep the focus. */
export function QuestionPager({ place, count, onStep }: Props) {
  return (
    <Steps>
      <StepButton aria-label={t('Previous question')} isAtEnd={place === 0} onClick={() => onStep(-1)}>
        <Icon name="chevronLeft" />
      </StepButton>
      <Place role="status">
        <span>{t('{number} of {count}', { number: String(place + 1), count: String(count) })}</span>
      </Place>
      <StepButton aria-label={t('Next question')} isAtEnd={place === count - 1} onClick={() => onStep(1)}>
        <Icon name="chevronRight" />
      </StepButton>
    </Steps>
  );
}
