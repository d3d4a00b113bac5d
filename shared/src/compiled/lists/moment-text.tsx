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

const Here = styled.span<{ $isInLine: boolean }>`
  display: ${({ $isInLine }) => ($isInLine ? 'inline' : 'block')};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

/**
 * A moment of the contest in its time zone; where the clock of the device differs, its time below, or in the same line,
 * on another day with it.
 */
export function MomentText({ moment, isInLine = false }: { moment: number; isInLine?: boolean }) {
  const shown = formatMoment(moment);
  const deviceTime = formatDeviceTime(moment)?.replace(shown.slice(0, 'YYYY-MM-DD '.length), '');
  const here = deviceTime && t('{time} here', { time: deviceTime });
  return (
    <Time dateTime={new Date(moment).toISOString()}>
      {shown}
      {here && <Here $isInLine={isInLine}>{isInLine ? ` (${here})` : here}</Here>}
    </Time>
  );
}
