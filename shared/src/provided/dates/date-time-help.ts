import { formatDeviceTime, formatMoment, formatZone } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import { describeIncomplete } from './incomplete-date';
import { clockChangeAt, fromInputValue } from './wall-time';

/** The help text of a date and time field: the value as the console shows it everywhere, with its time zone. */
export function describeDateTime(value: string): string {
  const incomplete = describeIncomplete(value);
  if (incomplete) return incomplete;
  const moment = fromInputValue(value);
  if (moment === null)
    return t('Or paste it: {example}', { example: `YYYY-MM-DD HH:mm, ${formatZone(Date.now())}` });
  const here = formatDeviceTime(moment);
  return [
    `${formatMoment(moment)} ${formatZone(moment)}`,
    here && t('On this device: {time}', { time: here }),
    clockChangeNote(value),
  ]
    .filter(Boolean)
    .join('. ');
}

/** What a change of the clock means for the value of an input; `undefined` where there is none. */
export function clockChangeNote(value: string): string | undefined {
  const time = value.slice(-'HH:mm'.length);
  switch (clockChangeAt(value)) {
    case 'skipped':
      return t('{time} doesn’t exist on that day because clocks go forward. {later} is used instead.', {
        time,
        later: formatMoment(fromInputValue(value)).slice(-'HH:mm'.length),
      });
    case 'repeated':
      return t('{time} occurs twice on that day because clocks go back. The first is used.', { time });
    default:
      return undefined;
  }
}
