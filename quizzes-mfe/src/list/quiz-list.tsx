import { useCallback, useEffect, useRef, useState } from 'react';
import { truncate } from '@console/shared/format';
import { ListFrame, useListTools } from '@console/shared/lists';
import { paths, pathTo, quizStatuses, titles, type Quiz, type Season } from '@console/shared/model';
import { useSession } from '@console/shared/session';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  LoadingAllRows,
  LoadingState,
  SearchBox,
  Toolbar,
  useListView,
} from '@console/shared/ui';
import { t } from '../i18n';
import { DeleteQuizDialog } from '../delete/delete-quiz-dialog';
import { UnfinishedDeletions } from '../delete/unfinished-deletions';
import { useQuizzesQuery } from '../quiz.resource';
import { CalendarPanel } from './calendar-panel';
import { ListButtons } from './list-buttons';
import { CalendarIcon, FilterIcon } from './list-icons';
import { QuizListPage } from './quiz-list-page';
import { QuizTable } from './quiz-table';
import { useCalendar } from './use-calendar';

const titleOf = (quiz: Quiz) => quiz.title;

const loadTools = () => import('./quiz-tools');

/** Search, table and pager for the quizzes of a season. */
export function QuizList({ season }: { season: Season }) {
  const { currentData: quizzes, isError, error, refetch } = useQuizzesQuery(season.id);
  const { uid } = useSession().person;
  const { tools, isOpen, toggle } = useListTools(loadTools, quizzes !== undefined);
  const view = useListView(quizzes, {
    textOf: titleOf,
    person: uid,
    statuses: quizStatuses,
    arrange: tools?.arrangeQuizzes,
  });
  const [isFiltered] = useState(view.isFiltered);
  const isFiltering = isOpen ?? isFiltered;
  const { isOpen: isCalendarOpen, takesFocus, button, handleToggle, handleCloseCalendar } = useCalendar(view);
  const { leaving, list, handleDelete, handleDeleted, handleFinished, handleClose } = useLeavingQuiz();

  const content = () => {
    if (isError)
      return (
        <ErrorState title={t('Couldn’t load the quizzes')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      );
    if (!quizzes) return <LoadingState label={t('Loading the quizzes…')} />;
    if (view.count === 0)
      return (
        <EmptyState
          title={t('No Data')}
          action={
            <LinkButton to={pathTo(paths.quizSeries, { season: season.id })}>
              {t(titles[paths.quizSeries])}
            </LinkButton>
          }
        >
          {t('No quizzes yet. To add one, select Create Quiz.')}
        </EmptyState>
      );
    if (view.found === 0 && view.count === undefined)
      return <LoadingAllRows what={t('quizzes')} requestedAt={view.requestedAt} />;
    if (view.found === 0)
      return (
        <EmptyState
          title={t('No quiz found')}
          action={<Button onClick={view.showAll}>{t('Show all quizzes')}</Button>}
        >
          {view.isFiltered
            ? t('No quizzes match your search and filters.')
            : t('No title contains “{search}”.', { search: truncate(view.search, 60) })}
        </EmptyState>
      );
    return <QuizTable seasonId={season.id} view={view} tools={tools} onDelete={handleDelete} />;
  };

  return (
    <QuizListPage
      season={season}
      count={view.count}
      found={view.found}
      asOf={view.asOf}
      search={
        view.count !== 0 && (
          <Toolbar>
            <SearchBox label={t('Search by title')} value={view.search} onChange={view.setSearch} />
            <ListButtons>
              <Button aria-expanded={isFiltering} onClick={() => toggle(isFiltering)}>
                <FilterIcon />
                <span>{t('Sort and filter')}</span>
              </Button>
              <Button ref={button} aria-expanded={isCalendarOpen} onClick={handleToggle}>
                <CalendarIcon />
                <span>{t('Calendar')}</span>
              </Button>
            </ListButtons>
          </Toolbar>
        )
      }
      beside={
        isCalendarOpen &&
        quizzes &&
        view.count !== 0 && (
          <CalendarPanel
            season={season}
            quizzes={quizzes}
            takesFocus={takesFocus}
            onClose={handleCloseCalendar}
          />
        )
      }
    >
      <UnfinishedDeletions seasonId={season.id} onFinished={handleFinished} />
      <ListFrame ref={list} tabIndex={-1}>
        {tools && <tools.UnfinishedCopy seasonId={season.id} />}
        {tools && quizzes && <tools.StatusConflicts season={season} quizzes={quizzes.rows} />}
        {tools && isFiltering && <tools.QuizFilters view={view} />}
        {tools && <tools.SelectedQuizzes season={season} view={view} onDeleted={handleDeleted} />}
        {content()}
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
