import { lazy, Suspense, useState } from 'react';
import { useGateway } from '@console/shared/data';
import { quizName } from '@console/shared/format';
import {
  arranger,
  FilterPanel,
  selectedRows,
  SelectionBar,
  selectionOf,
  StatusMenu,
  tableTools,
  type SortValues,
} from '@console/shared/lists';
import { quizStatuses, type Quiz, type Season } from '@console/shared/model';
import { useSeasonCheckResult, useSelection } from '@console/shared/selection';
import { Button, type Column, type ListView } from '@console/shared/ui';
import { t } from '../i18n';
import { DeleteQuizzesDialog } from '../delete/delete-quizzes-dialog';
import { DatesOfQuiz, QuizDates } from '../dates/quiz-dates';
import { setQuizStatuses } from '../quiz.resource';
import { StatusConflicts } from '../status/status-conflicts';
import { StatusStep } from '../status/status-step';
import { useQuizStatus } from '../status/use-quiz-status';
import { quizColumns } from './quiz-columns';
import { statusLabel } from '../status/status-label';
import { UnfinishedCopy } from '../unfinished-copy/unfinished-copy';

export { CopyAnotherSeason } from './copy-another-season';
export { fold } from '@console/shared/format';
export { openCard, ZoneNote } from '@console/shared/lists';

const sortValues: SortValues<Quiz> = {
  title: ({ title }) => title,
  duration: ({ duration }) => duration,
  start: ({ start }) => start,
  end: ({ end }) => end,
  status: ({ status }) => status,
};

/** Sorts and filters quizzes. */
export const arrange = arranger(sortValues, quizStatuses);

/** The controls in the table. */
export const quizTableTools = (view: ListView<Quiz>) => tableTools(view, quizName, sortValues);

/** The columns, with the start and the status as menus, below the title what contradicts the dates, and below the status what the check found. */
export const editableColumns: readonly Column<Quiz>[] = quizColumns.map((column) => {
  if (column.key === 'status')
    return {
      ...column,
      render: (quiz) => (
        <>
          <QuizStatus quiz={quiz} />
          <CheckedQuiz quiz={quiz} />
        </>
      ),
    };
  if (column.key === 'start')
    return { ...column, render: (quiz) => <QuizDates quiz={quiz}>{column.render(quiz)}</QuizDates> };
  if (column.key !== 'title') return column;
  return {
    ...column,
    render: (quiz) => (
      <>
        {column.render(quiz)}
        <StatusStep quiz={quiz} />
      </>
    ),
  };
});

const QuizBadge = lazy(async () => ({ default: (await import('../check/quiz-badge')).QuizBadge }));

/** Only of a season that was checked since the page was opened: for a list alone, it would cost a read per question. */
function CheckedQuiz({ quiz }: { quiz: Quiz }) {
  const seasonId = useSelection().seasonId ?? '';
  if (!useSeasonCheckResult(seasonId)) return null;
  return (
    <Suspense>
      <QuizBadge seasonId={seasonId} quiz={quiz} />
    </Suspense>
  );
}

const ReportedCheck = lazy(async () => ({
  default: (await import('../check/quiz-badge')).ReportedCheck,
}));

/** Keeps the result of a season that was checked up to date, for the links to its check. */
const CheckedSeason = ({ season }: { season: Season }) =>
  useSeasonCheckResult(season.id) && (
    <Suspense>
      <ReportedCheck season={season} />
    </Suspense>
  );

function QuizStatus({ quiz }: { quiz: Quiz }) {
  return (
    <StatusMenu {...useQuizStatus(quiz)} status={quiz.status} statuses={quizStatuses}>
      {statusLabel}
    </StatusMenu>
  );
}

interface AboveRowsProps extends SelectedQuizzesProps {
  /** Missing while they are loading. */
  quizzes: readonly Quiz[] | undefined;
  isFiltering: boolean;
}

/** The notices, the filters and the selection, which stand above the table. */
export const AboveRows = ({ season, quizzes, view, isFiltering, onDeleted }: AboveRowsProps) => (
  <>
    <UnfinishedCopy seasonId={season.id} />
    {quizzes && <StatusConflicts season={season} quizzes={quizzes} />}
    {isFiltering && <QuizFilters view={view} />}
    <SelectedQuizzes season={season} view={view} onDeleted={onDeleted} />
    <CheckedSeason season={season} />
  </>
);

/** The panel that sorts and filters the quizzes. */
const QuizFilters = ({ view }: { view: ListView<Quiz> }) => (
  <FilterPanel view={view} columns={quizColumns} sortValues={sortValues} statuses={quizStatuses} />
);

interface SelectedQuizzesProps {
  season: Season;
  view: ListView<Quiz>;
  /** The buttons that had the focus may have disappeared with the quizzes. */
  onDeleted: () => void;
}

const MoveDatesDialog = lazy(async () => ({
  default: (await import('../move/move-dates-dialog')).MoveDatesDialog,
}));

/** Changes the selected quizzes, or deletes them. Beside it stands the dialog of dates, for any quiz. */
function SelectedQuizzes({ season, view, onDeleted }: SelectedQuizzesProps) {
  const gateway = useGateway();
  const [leaving, setLeaving] = useState<readonly Quiz[]>();
  const [moving, setMoving] = useState<readonly Quiz[]>();
  return (
    <>
      <SelectionBar
        view={view}
        what="quiz"
        nameOf={quizName}
        statuses={quizStatuses}
        setStatuses={(quizzes, status, onProgress) =>
          setQuizStatuses(gateway, season.id, new Map(quizzes.map((quiz) => [quiz, status])), onProgress)
        }
      >
        <Button variant="quiet" onClick={() => setMoving(selectedRows(view))}>
          {t('Move dates…')}
        </Button>
        <Button variant="quietDanger" onClick={() => setLeaving(selectedRows(view))}>
          {t('Delete selected')}
        </Button>
      </SelectionBar>
      <DatesOfQuiz seasonId={season.id} />
      {moving && (
        <Suspense>
          <MoveDatesDialog
            season={season}
            quizzes={moving}
            onDone={(left) => left.length > 0 && view.select(selectionOf(left))}
            onClose={() => setMoving(undefined)}
          />
        </Suspense>
      )}
      {leaving && (
        <DeleteQuizzesDialog
          season={season}
          quizzes={leaving}
          onDeleted={onDeleted}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}
