import { Button } from '@console/shared/ui';
import { t } from '../i18n';
import { StepButton } from './step-button';

type Props = {
  /** Zero-based. */
  place: number;
  count: number;
  onMove: (place: number) => void;
  /** Asks for the position. */
  onMoveTo: () => void;
};

/** Moves a question without dragging. A menu that has the buttons stays open, for several steps. */
export function MoveButtons({ place, count, onMove, onMoveTo }: Props) {
  return (
    <>
      <StepButton data-keeps-open isAtEnd={place === 0} onClick={() => onMove(place - 1)}>
        {t('Move up')}
      </StepButton>
      <StepButton data-keeps-open isAtEnd={place === count - 1} onClick={() => onMove(place + 1)}>
        {t('Move down')}
      </StepButton>
      <Button variant="quiet" onClick={onMoveTo}>
        {t('Move to position…')}
      </Button>
    </>
  );
}
