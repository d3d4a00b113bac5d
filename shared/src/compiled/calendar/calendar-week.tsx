import type { ReactNode, Ref } from 'react';
import { t } from '@console/shared/i18n';
import * as Styled from './calendar.styles';
import type { Mark, PlacedQuiz, Week } from './timeline';

interface CalendarWeekProps {
  week: Week;
  /** `YYYY-MM-DD` */
  today: string;
  todayRef: Ref<HTMLLIElement> | undefined;
  /** A list item with a key. */
  renderQuiz: (placed: PlacedQuiz) => ReactNode;
}

const dayOfMonth = (day: string) => String(Number(day.slice(-2)));

/** A week of the calendar: its days, its quizzes, and the days to know. */
export function CalendarWeek({ week: { days, entries }, today, todayRef, renderQuiz }: CalendarWeekProps) {
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
          if (entry.kind === 'quiz') return renderQuiz(entry);
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
