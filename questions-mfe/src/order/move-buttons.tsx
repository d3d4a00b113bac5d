import { useState } from 'react';
import { Button } from '@console/shared/ui';
import { t } from '../i18n';
import { MoveToDialog } from './move-to-dialog';
import { StepButton } from './step-button';

type Props = {
  /** Zero-based. */
  place: number;
  count: number;
  onMove: (place: number) => void;
};

/** Moves a question without dragging. */
export function MoveButtons({ place, count, onMove }: Props) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      <StepButton isAtEnd={place === 0} onClick={() => onMove(place - 1)}>
        {t('Move up')}
      </StepButton>
      <StepButton isAtEnd={place === count - 1} onClick={() => onMove(place + 1)}>
        {t('Move down')}
      </StepButton>
      <Button variant="quiet" onClick={() => setDialogOpen(true)}>
        {t('Move to position…')}
      </Button>
      {isDialogOpen && (
        <MoveToDialog place={place} count={count} onMove={onMove} onClose={() => setDialogOpen(false)} />
      )}
    </>
  );
}
