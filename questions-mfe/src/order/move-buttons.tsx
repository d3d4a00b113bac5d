import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, theme } from '@console/shared/ui';
import { t } from '../i18n';
import { MoveToDialog } from './move-to-dialog';

const Move = styled(Button)`
  ${theme.media.phone} {
    min-height: 44px;
  }

  &[aria-disabled] {
    background: none;
    color: ${theme.color.textMuted};
    cursor: default;
  }
`;

type Props = {
  /** Zero-based. */
  place: number;
  count: number;
  onMove: (place: number) => void;
};

/**
 * Moves a question without dragging. At an end of the list its buttons stay focusable, so that they keep the
 * focus.
 */
export function MoveButtons({ place, count, onMove }: Props) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const move = (target: number) => () => {
    if (target >= 0 && target < count) onMove(target);
  };
  return (
    <>
      <Move variant="quiet" aria-disabled={place === 0 || undefined} onClick={move(place - 1)}>
        {t('Move up')}
      </Move>
      <Move variant="quiet" aria-disabled={place === count - 1 || undefined} onClick={move(place + 1)}>
        {t('Move down')}
      </Move>
      <Move variant="quiet" onClick={() => setDialogOpen(true)}>
        {t('Move to position…')}
      </Move>
      {isDialogOpen && (
        <MoveToDialog place={place} count={count} onMove={onMove} onClose={() => setDialogOpen(false)} />
      )}
    </>
  );
}
