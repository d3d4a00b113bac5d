import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { skipToken } from '@console/shared/data';
import { ListFrame, useListTools } from '@console/shared/lists';
import { quizStatuses, type Quiz, type Season } from '@console/shared/model';
import { CalendarPanel } from '../calendar/calendar-panel';
import { useCalendar } from '../calendar/use-calendar';
import { DeleteQuizDialog } from '../delete/delete-quiz-dialog';
import { UnfinishedDeletions } from '../delete/unfinished-deletions';
import { useQuizzesQuery } from '../quiz.resource';
import { QuizListPage } from './quiz-list-page';
import { QuizRows } from './quiz-rows';
import { PhoneTools, QuizSearch } from './quiz-search';

const searched = { textOf: (quiz: Quiz) => quiz.title, statuses: quizStatuses };

const loadTools = () => import('./quiz-tools');

interface QuizListProps {
  /** Missing while it is loading. */
  season?: Season;
  /** Shown while the list is loading. */
  children?: ReactNode;
}

/** Search, table and pager for the quizzes of a season. */
export function QuizList({ season, children }: QuizListProps) {
  const query = useQuizzesQuery(season?.id ?? skipToken);
  const quizzes = query.currentData;
  const { tools, view, isFiltering, toggleFilters, openCard } = useListTools(loadTools, quizzes, searched);
  const calendar = useCalendar(view);
  const { leaving, list, handleDelete, handleDeleted, handleFinished, handleClose } = useLeavingQuiz();
  const hasQuizzes = view.count !== 0;
  const buttons = { isFiltering, onFilter: toggleFilters, calendar };
  if (!season) return <QuizListPage>{children}</QuizListPage>;

  return (
    <QuizListPage
      season={season}
      view={view}
      search={hasQuizzes && <QuizSearch view={view} {...buttons} />}
      phoneTools={hasQuizzes && <PhoneTools {...buttons} />}
      beside={
        calendar.isOpen &&
        quizzes &&
        hasQuizzes && <CalendarPanel season={season} quizzes={quizzes} calendar={calendar} />
      }
    >
      <UnfinishedDeletions seasonId={season.id} onFinished={handleFinished} />
      <ListFrame ref={list} tabIndex={-1} onClick={openCard}>
        {tools && (
          <tools.AboveRows
            season={season}
            quizzes={quizzes?.rows}
            view={view}
            isFiltering={isFiltering}
            onDeleted={handleDeleted}
          />
        )}
        <QuizRows seasonId={season.id} query={query} view={view} tools={tools} onDelete={handleDelete} />
        {tools && view.found > 0 && <tools.ZoneNote />}
      </ListFrame>
      {leaving && (
        <DeleteQuizDialog
          key={leaving.id}
          season={season}
          opened={leaving}
          live={quizzes ? (quizzes.rows.find(({ id }) => id === leaving.id) ?? null) : leaving}
          onDeleted={handleDeleted}
          onClose={handleClose}
        />
      )}
    </QuizListPage>
  );
}

/** The quiz in the deletion dialog. Its deletion removes the button that had the focus: the list takes it. */
function useLeavingQuiz() {
  const [leaving, setLeaving] = useState<Quiz | null>(null);
  const [deletions, setDeletions] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (deletions > 0) list.current?.focus();
  }, [deletions]);
  return {
    leaving,
    list,
    handleDelete: setLeaving,
    handleClose: () => setLeaving(null),
    handleFinished: useCallback(() => list.current?.focus(), []),
    handleDeleted: () => {
      setLeaving(null);
      setDeletions((count) => count + 1);
    },
  };
}
