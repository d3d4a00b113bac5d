import { useEffect, useId, useMemo, useRef } from 'react';
import { useMinute } from '@console/shared/dates';
import { dayOf } from '@console/shared/format';
import { ZoneNote } from '@console/shared/lists';
import type { Quiz, Season } from '@console/shared/model';
import { Button } from '@console/shared/ui';
import { t } from '../i18n';
import { CalendarEntry } from './calendar-entry';
import * as Styled from './calendar.styles';
import { CalendarWeek } from './calendar-week';
import { describeTimeline } from './describe-timeline';
import { timelineOf } from './timeline';

interface QuizCalendarProps {
  season: Season;
  quizzes: readonly Quiz[];
  /** These are all quizzes of the season. */
  isComplete: boolean;
  /** The person has just opened it, and the focus follows. */
  takesFocus: boolean;
  onClose: () => void;
}

/** The quizzes of a season in the order of their time, week by week: gaps, overlaps, and what is outside the season. */
export function QuizCalendar({ season, quizzes, isComplete, takesFocus, onClose }: QuizCalendarProps) {
  const now = useMinute();
  const timeline = useMemo(
    () => timelineOf({ season, quizzes, now, isPartial: !isComplete }),
    [season, quizzes, now, isComplete],
  );
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const today = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    // Beside the list it scrolls on its own: without moving the page.
    const place = today.current?.offsetTop ?? 0;
    scroller.current?.scrollTo?.({ top: place - scroller.current.clientHeight / 3 });
  }, []);

  const handleToday = () => {
    today.current?.scrollIntoView({ block: 'center' });
    today.current?.focus({ preventScroll: true });
  };

  const notable = describeTimeline(timeline);
  const { rows, undated } = timeline;
  return (
    <Styled.Sheet aria-labelledby={headingId}>
      <Styled.Head>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {t('Calendar')}
        </h2>
        {notable.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {!isComplete && <p>{t('Some quizzes may be missing, so gaps are not shown.')}</p>}
        {isComplete && notable.length === 0 && (
          <p>{t('No gaps, no overlaps, and nothing outside the season.')}</p>
        )}
        <Styled.HeadActions>
          <Button variant="quiet" aria-describedby={headingId} onClick={handleToday}>
            {t('Today')}
          </Button>
          <Button variant="quiet" aria-describedby={headingId} onClick={onClose}>
            {t('Close')}
          </Button>
        </Styled.HeadActions>
      </Styled.Head>
      <Styled.Scroller ref={scroller}>
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
                seasonId={season.id}
                week={row}
                today={dayOf(now)}
                todayRef={today}
              />
            ),
          )}
        </Styled.Rows>
        {undated.length > 0 && (
          <Styled.Undated>
            <h3>{t('Without a start')}</h3>
            <Styled.Entries>
              {undated.map((placed) => (
                <CalendarEntry key={placed.quiz.id} seasonId={season.id} placed={placed} />
              ))}
            </Styled.Entries>
          </Styled.Undated>
        )}
        <ZoneNote />
      </Styled.Scroller>
    </Styled.Sheet>
  );
}
