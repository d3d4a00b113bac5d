import { useState } from 'react';
import { styled } from 'styled-components';
import { formatDeviceTime, formatZone } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import { Button, theme } from '@console/shared/ui';
import { showDeviceTimes, useDeviceTimes } from './device-times';

const Note = styled.p`
  margin-top: ${theme.space(3)};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

/** Below a list with dates: the time zone that they are in. On a device elsewhere, its own times can be shown, too. */
export function ZoneNote() {
  const [now] = useState(Date.now);
  const areShown = useDeviceTimes();
  const zone = formatZone(now);
  return (
    <Note>
      {t('Times are in {zone}.', { zone })}{' '}
      {formatDeviceTime(now) && (
        <Button variant="quiet" onClick={() => showDeviceTimes(!areShown)}>
          {areShown ? t('Hide the times of this device') : t('Show the times of this device')}
        </Button>
      )}
    </Note>
  );
}
