import { addDays } from '@console/shared/dates';
import { dayOf } from '@console/shared/format';
import { t } from '../../i18n';
import type { HistoryRow } from '../history-row';

/** Entries by their days in the contest's time zone, in the order in which they come. */
export function byDay(rows: readonly HistoryRow[]): ReadonlyMap<string, readonly HistoryRow[]> {
  const days = new Map<string, HistoryRow[]>();
  for (const row of rows) {
    const day = row.time === null ? '' : dayOf(row.time);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return days;
}

/** “Today, 2026-11-26”: the heading above the entries of a day. */
export function headingOf(day: string, now: number): string {
  if (day === '') return t('At an unknown time');
  if (day === dayOf(now)) return t('Today, {day}', { day });
  return day === dayOf(addDays(now, -1)) ? t('Yesterday, {day}', { day }) : day;
}
