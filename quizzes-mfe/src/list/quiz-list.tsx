import { useCallback, useEffect, useRef, useState } from 'react';
import { truncate } from '@console/shared/format';
import type { Quiz, Season } from '@console/shared/model';
import { useSession } from '@console/shared/session';
import {
  EmptyState,
  ErrorState,
  LoadingAllRows,
  LoadingState,
  Pager,
  SearchBox,
  useListView,
} from '@console/shared/ui';
import { DeleteQuizDialog } from '../delete/delete-quiz-dialog';
import { UnfinishedDeletions } from '../delete/unfinished-deletions';
import { useQuizzesQuery } from '../quiz.resource';
import { QuizListPage } from './quiz-list-page';
import { QuizTable } from './quiz-table';

const titleOf = (quiz: Quiz) => quiz.title;

/** Search, table and pager for the quizzes of a season. */
export function QuizList({ season }: { season: Season }) {
  const { currentData: quizzes, isError, error, refetch } = useQuizzesQuery(season.id);
  const view = useListView(quizzes, titleOf, useSession().person.uid);
  const { leaving, list, handleDelete, handleDeleted, handleFinished, handleClose } = useLeavingQuiz();

  const content = () => {
    if (isError)
      return (
        <ErrorState title="The quizzes could not be loaded" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      );
    if (!quizzes) return <LoadingState label="Loading the quizzes…" />;
    if (view.count === 0)
      return (
        <EmptyState title="No Data">
          This season has no quiz yet. Create the first one with Create Quiz.
        </EmptyState>
      );
    if (view.found === 0 && view.count === undefined)
      return <LoadingAllRows what="quizzes" requestedAt={view.requestedAt} />;
    if (view.found === 0)
      return <EmptyState title="No quiz found">No title contains “{truncate(view.search, 60)}”.</EmptyState>;
    return (
      <>
        <QuizTable seasonId={season.id} quizzes={view.shown} onDelete={handleDelete} />
        <Pager view={view} />
      </>
    );
  };

  return (
    <QuizListPage
      season={season}
      count={view.count}
      found={view.found}
      asOf={view.asOf}
      search={
        view.count !== 0 && (
          <SearchBox label="Search by title" value={view.search} onChange={view.setSearch} />
        )
      }
    >
      <UnfinishedDeletions seasonId={season.id} onFinished={handleFinished} />
      <div ref={list} tabIndex={-1}>
        {content()}
      </div>
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
