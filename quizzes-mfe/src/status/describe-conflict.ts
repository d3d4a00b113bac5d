import { currentLanguage } from '@console/shared/i18n';
import { t } from '../i18n';
import type { StatusConflict } from './status-conflict';

/** “Started 12 min ago, still Upcoming”: how a status contradicts the dates of its quiz. */
export function describeConflict({ stored, event, moment }: StatusConflict, now: number): string {
  const status = t(stored);
  const time = describeLength(Math.abs(now - moment));
  if (event === 'start')
    return now < moment
      ? t('Starts in {time}, already {status}', { time, status })
      : t('Started {time} ago, still {status}', { time, status });
  return now < moment
    ? t('Ends in {time}, already {status}', { time, status })
    : t('Ended {time} ago, still {status}', { time, status });
}

const minutesOf = { day: 24 * 60, hour: 60, minute: 1 } as const;

/** A length of time in its largest unit, rounded down: `12 min`, `5 hr`, `3 days`. */
export function describeLength(milliseconds: number): string {
  const minutes = Math.max(1, Math.floor(milliseconds / 60_000));
  const unit = minutes >= minutesOf.day ? 'day' : minutes >= minutesOf.hour ? 'hour' : 'minute';
  return new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.floor(minutes / minutesOf[unit]),
  );
}
