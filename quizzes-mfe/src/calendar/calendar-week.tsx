import type { Ref } from 'react';
import { t } from '../i18n';
import { CalendarEntry } from './calendar-entry';
import * as Styled from './calendar.styles';
import type { Mark, Week } from './timeline';

interface CalendarWeekProps {
  seasonId: string;
  week: Week;
  /** `YYYY-MM-DD` */
  today: string;
  todayRef: Ref<HTMLLIElement>;
}

const dayOfMonth = (day: string) => String(Number(day.slice(-2)));

/** A week of the calendar: its days, its quizzes, and the days to know. */
export function CalendarWeek({ seasonId, week: { days, entries }, today, todayRef }: CalendarWeekProps) {
  const { 0: first = '', [days.length - 1]: last = first } = days;
  return (
    <Styled.Week>
      <h3>{first === last ? first : t('{first} to {last}', { first, last })}</h3>
      {days.length > 1 && (
        <Styled.Days aria-hidden>
          {days.map((day) => (
            <Styled.Day key={day} $isToday={day === today}>
              {dayOfMonth(day)}
            </Styled.Day>
          ))}
        </Styled.Days>
      )}
      <Styled.Entries>
        {entries.map((entry) => {
          if (entry.kind === 'quiz')
            return <CalendarEntry key={entry.quiz.id} seasonId={seasonId} placed={entry} />;
          const isToday = entry.kind === 'today';
          return (
            <Styled.Mark
              key={`/${entry.kind}`}
              $isToday={isToday}
              {...(isToday && { ref: todayRef, tabIndex: -1, 'aria-current': 'date' })}
            >
              {describeMark(entry)}
            </Styled.Mark>
          );
        })}
      </Styled.Entries>
    </Styled.Week>
  );
}

function describeMark({ kind, day }: Mark): string {
  switch (kind) {
    case 'today':
      return t('Today, {day}', { day });
    case 'seasonStart':
      return t('The season starts, {day}', { day });
    case 'seasonEnd':
      return t('The season ends, {day}', { day });
  }
}
