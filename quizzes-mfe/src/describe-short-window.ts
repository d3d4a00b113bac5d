import { minuteMs, type Quiz } from '@console/shared/model';
import { t } from './i18n';

/** Says that a quiz is open for less than its duration, if it is: players could not use all of their time. */
export function describeShortWindow({
  start,
  end,
  duration,
}: Pick<Quiz, 'start' | 'end' | 'duration'>): string | undefined {
  if (start === null || end === null || duration === null || end <= start) return undefined;
  const open = Math.floor((end - start) / minuteMs);
  return open < duration
    ? t('Duration is {duration} min, but the quiz is only open for {open} min.', {
        duration: String(duration),
        open: String(open),
      })
    : undefined;
}
