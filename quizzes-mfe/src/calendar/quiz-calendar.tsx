import { useEffect, useId, useMemo, useRef } from 'react';
import { CalendarWeeks, describeTimeline, timelineOf } from '@console/shared/calendar';
import { useMinute } from '@console/shared/dates';
import { ZoneNote } from '@console/shared/lists';
import type { Quiz, Season } from '@console/shared/model';
import { Button } from '@console/shared/ui';
import { t } from '../i18n';
import { statusLabel } from '../status/status-label';
import * as Styled from './calendar.styles';
import { dateNotes } from './date-notes';
import { QuizLink } from './quiz-link';

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
  const { timeline, now } = useTimeline(season, quizzes, isComplete);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { scroller, today, handleToday } = useScrolledToday();

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <Styled.Sheet aria-labelledby={headingId}>
      <Styled.Head>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {t('Calendar')}
        </h2>
        {describeTimeline(timeline, { isPartial: !isComplete }).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {!isComplete && <p>{t('Some quizzes may be missing, so gaps are not shown.')}</p>}
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
        <CalendarWeeks
          timeline={timeline}
          now={now}
          todayRef={today}
          titleOf={(quiz) => <QuizLink seasonId={season.id} quiz={quiz} />}
          detailsOf={({ status }) => <div>{statusLabel(status)}</div>}
        />
        <ZoneNote />
      </Styled.Scroller>
    </Styled.Sheet>
  );
}

function useTimeline(season: Season, quizzes: readonly Quiz[], isComplete: boolean) {
  const now = useMinute();
  const timeline = useMemo(
    () =>
      timelineOf({
        season,
        quizzes,
        notesOf: (quiz) => dateNotes(quiz, { season, quizzes, now }),
        now,
        isPartial: !isComplete,
      }),
    [season, quizzes, now, isComplete],
  );
  return { timeline, now };
}

/** The calendar opens at the present day, and leads back to it. */
function useScrolledToday() {
  const scroller = useRef<HTMLDivElement>(null);
  const today = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Beside the list it scrolls on its own: without moving the page.
    const place = today.current?.offsetTop ?? 0;
    scroller.current?.scrollTo?.({ top: place - scroller.current.clientHeight / 3 });
  }, []);
  const handleToday = () => {
    today.current?.scrollIntoView({ block: 'center' });
    today.current?.focus({ preventScroll: true });
  };
  return { scroller, today, handleToday };
}
