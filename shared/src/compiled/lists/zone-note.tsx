import { useState } from 'react';
import { styled } from 'styled-components';
import { formatDeviceTime, formatZone } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import { theme } from '@console/shared/ui';

const Note = styled.p`
  margin-top: ${theme.space(3)};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

/** Below a list with dates: the time zone that they are in. */
export function ZoneNote() {
  const [now] = useState(Date.now);
  const zone = formatZone(now);
  return (
    <Note>
      {formatDeviceTime(now)
        ? t('Times are in {zone}. “Here” is your device’s time.', { zone })
        : t('Times are in {zone}.', { zone })}
    </Note>
  );
}
