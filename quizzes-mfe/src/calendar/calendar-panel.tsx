import { useEffect, useState } from 'react';
import type { PartialList, Quiz, Season } from '@console/shared/model';
import { ErrorState } from '@console/shared/ui';
import { t } from '../i18n';
import type { useCalendar } from './use-calendar';

const load = () => import('./quiz-calendar');

interface CalendarPanelProps {
  season: Season;
  quizzes: PartialList<Quiz>;
  calendar: ReturnType<typeof useCalendar>;
}

/** The calendar beside the list, whose code is loaded when it is opened. */
export function CalendarPanel({
  season,
  quizzes,
  calendar: { takesFocus, handleClose },
}: CalendarPanelProps) {
  const [code, setCode] = useState<Awaited<ReturnType<typeof load>>>();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => {
    load().then(setCode, (error: unknown) => {
      console.error('The calendar was not loaded', error);
      setFailedAttempt(attempt);
    });
  }, [attempt]);

  if (code)
    return (
      <code.QuizCalendar
        season={season}
        quizzes={quizzes.rows}
        isComplete={quizzes.isComplete}
        takesFocus={takesFocus}
        onClose={handleClose}
      />
    );
  if (failedAttempt < attempt) return null;
  return (
    <ErrorState title={t('Couldn’t load the calendar')} onRetry={() => setAttempt(attempt + 1)}>
      {t('Check your connection, then try again.')}
    </ErrorState>
  );
}
