import type { ComponentProps, ReactNode } from 'react';
import { SeasonGate } from '@console/shared/access';
import { useQuizQuery, useSeasonQuery, type QuizKey } from '@console/shared/data';
import { paths, pathTo, type Quiz, type Season } from '@console/shared/model';
import { Navigate } from '@console/shared/router';
import { usePlace } from '@console/shared/selection';
import { ErrorState, LeaveMissing, LoadingState, Page } from '@console/shared/ui';
import { useOpened } from './use-opened';

/** The quiz whose questions a screen shows, and where it lies. */
export type OpenQuiz = { season: Season; quiz: Quiz; quizKey: QuizKey };

/** What is not there, and where the way leads instead. */
export type Gone = ComponentProps<typeof LeaveMissing>;

type Props = {
  /** Heads the page until the quiz has come. */
  title: string;
  /** Stands unseen until the quiz has come, to ask for what will be shown then. */
  ahead?: (quizKey: QuizKey) => ReactNode;
  /** For forms: what stands there without their quiz. Once open they stay open: what was typed would go with them. */
  missing?: (gone: Gone, quizKey: QuizKey) => ReactNode;
  children: (open: OpenQuiz) => ReactNode;
};

/** Shows the questions of the chosen quiz, or leads to where one can be chosen. */
export function QuizGate(props: Props) {
  const { seasonId, quizId } = usePlace();
  if (!seasonId) return <Navigate to={paths.seasonList} replace />;
  if (!quizId) return <Navigate to={pathTo(paths.quizList, { season: seasonId })} replace />;
  return <KnownQuiz key={`${seasonId}/${quizId}`} {...props} quizKey={{ seasonId, quizId }} />;
}

function KnownQuiz({ title, ahead, missing, children, quizKey }: Props & { quizKey: QuizKey }) {
  const seasonQuery = useSeasonQuery(quizKey.seasonId);
  const quizQuery = useQuizQuery(quizKey);
  const openedQuiz = useOpened(quizQuery.data);
  const quiz = quizQuery.data || (missing ? openedQuiz : quizQuery.data);

  const instead = (gone: Gone) => (missing ? missing(gone, quizKey) : <LeaveMissing {...gone} />);
  const waiting = (state: ReactNode) => (
    <Page title={title}>
      {state}
      {ahead?.(quizKey)}
    </Page>
  );
  const inSeason = (season: Season) => {
    if (quiz) return children({ season, quiz, quizKey });
    if (quiz === null)
      return instead({ what: 'quiz', to: pathTo(paths.quizList, { season: quizKey.seasonId }) });
    if (!quizQuery.isError) return waiting(<LoadingState />);
    return waiting(
      <ErrorState title="The quiz could not be loaded" onRetry={() => void quizQuery.refetch()}>
        {quizQuery.error.message}
      </ErrorState>,
    );
  };
  // What was refused with the season may be open with it.
  const refetch = () => Promise.all([seasonQuery.refetch(), quizQuery.refetch()]);

  return (
    <SeasonGate
      query={{ ...seasonQuery, refetch }}
      frame={waiting}
      missing={instead({ what: 'season', to: paths.seasonList })}
      keepsOpen={missing !== undefined}
    >
      {inSeason}
    </SeasonGate>
  );
}
