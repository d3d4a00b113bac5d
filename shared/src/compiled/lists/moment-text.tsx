import { styled } from 'styled-components';
import { formatDeviceTime, formatMoment } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import { theme } from '@console/shared/ui';

/** On phones a line is as wide as a date, so that with large letters it breaks before the time and not at a hyphen. */
const Time = styled.time`
  white-space: nowrap;

  ${theme.media.phone} {
    display: inline-block;
    min-width: 10ch;
    white-space: normal;
  }
`;

/** Below the moment only on a page whose lists show the times of this device. */
const Here = styled.span<{ $isInLine: boolean }>`
  display: ${({ $isInLine }) => ($isInLine ? 'inline' : 'none')};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};

  [data-device-times] & {
    display: ${({ $isInLine }) => ($isInLine ? 'inline' : 'block')};
  }
`;

/**
 * A moment of the contest in its time zone. Where the clock of the device differs, its time stands in the same line, on
 * another day with it; or below, if people want that in lists, and otherwise where a mouse points.
 */
export function MomentText({ moment, isInLine = false }: { moment: number; isInLine?: boolean }) {
  const shown = formatMoment(moment);
  const deviceTime = formatDeviceTime(moment)?.replace(shown.slice(0, 'YYYY-MM-DD '.length), '');
  const here = deviceTime && t('{time} here', { time: deviceTime });
  return (
    <Time dateTime={new Date(moment).toISOString()} title={here}>
      {shown}
      {here && <Here $isInLine={isInLine}>{isInLine ? ` (${here})` : here}</Here>}
    </Time>
  );
}
