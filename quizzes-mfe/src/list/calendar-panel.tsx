import { useEffect, useState } from 'react';
import type { PartialList, Quiz, Season } from '@console/shared/model';
import { ErrorState } from '@console/shared/ui';
import { t } from '../i18n';

const load = () => import('../calendar/quiz-calendar');

interface CalendarPanelProps {
  season: Season;
  quizzes: PartialList<Quiz>;
  takesFocus: boolean;
  onClose: () => void;
}

/** The calendar beside the list, whose code is loaded when it is opened. */
export function CalendarPanel({ season, quizzes, takesFocus, onClose }: CalendarPanelProps) {
  const [calendar, setCalendar] = useState<Awaited<ReturnType<typeof load>>>();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => {
    load().then(setCalendar, (error: unknown) => {
      console.error('The calendar was not loaded', error);
      setFailedAttempt(attempt);
    });
  }, [attempt]);

  if (calendar)
    return (
      <calendar.QuizCalendar
        season={season}
        quizzes={quizzes.rows}
        isComplete={quizzes.isComplete}
        takesFocus={takesFocus}
        onClose={onClose}
      />
    );
  if (failedAttempt < attempt) return null;
  return (
    <ErrorState title={t('Couldn’t load the calendar')} onRetry={() => setAttempt(attempt + 1)}>
      {t('Check your connection, then try again.')}
    </ErrorState>
  );
}
