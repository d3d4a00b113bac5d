import type { ReactNode, Ref } from 'react';
import { dayOf } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import type { Quiz } from '@console/shared/model';
import { CalendarEntry } from './calendar-entry';
import { CalendarWeek } from './calendar-week';
import * as Styled from './calendar.styles';
import type { PlacedQuiz, Timeline } from './timeline';

interface CalendarWeeksProps {
  timeline: Timeline;
  now: number;
  /** The line of today, which may take the focus. */
  todayRef?: Ref<HTMLLIElement>;
  /** The title of a quiz, as a link or a button. */
  titleOf: (quiz: Quiz) => ReactNode;
  /** What is below the dates of a quiz. */
  detailsOf?: (quiz: Quiz) => ReactNode;
}

/** The weeks of a timeline with their quizzes as bars, the gaps between them, and what has no start. */
export function CalendarWeeks({ timeline, now, todayRef, titleOf, detailsOf }: CalendarWeeksProps) {
  const { rows, undated } = timeline;
  const renderQuiz = (placed: PlacedQuiz) => (
    <CalendarEntry
      key={placed.quiz.id}
      placed={placed}
      title={titleOf(placed.quiz)}
      details={detailsOf?.(placed.quiz)}
    />
  );
  return (
    <>
      <Styled.Rows>
        {rows.map((row) =>
          row.kind === 'gap' ? (
            <Styled.Gap key={`gap ${row.first}`}>
              <strong>
                {t('{days, plural, one {# day} other {# days}} without a quiz', { days: row.days })}
              </strong>
              {t('{first} to {last}', { first: row.first, last: row.last })}
            </Styled.Gap>
          ) : (
            <CalendarWeek
              key={row.days[0]}
              week={row}
              today={dayOf(now)}
              todayRef={todayRef}
              renderQuiz={renderQuiz}
            />
          ),
        )}
      </Styled.Rows>
      {undated.length > 0 && (
        <Styled.Undated>
          <h3>{t('Without a start')}</h3>
          <Styled.Entries>{undated.map(renderQuiz)}</Styled.Entries>
        </Styled.Undated>
      )}
    </>
  );
}
