import type { ComponentProps, ReactNode } from 'react';
import { useQuizQuery, useSeasonQuery, type QuizKey } from '@console/shared/data';
import { paths, pathTo, type Quiz, type Season } from '@console/shared/model';
import { Navigate } from '@console/shared/router';
import { usePlace } from '@console/shared/selection';
import { ErrorState, LeaveMissing, LoadingState, Page, SeasonAccess } from '@console/shared/ui';
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
  const openedSeason = useOpened(seasonQuery.data);
  const openedQuiz = useOpened(quizQuery.data);
  const season = seasonQuery.data || (missing ? openedSeason : seasonQuery.data);
  const quiz = quizQuery.data || (missing ? openedQuiz : quizQuery.data);

  const instead = (gone: Gone) => (missing ? missing(gone, quizKey) : <LeaveMissing {...gone} />);
  const inSeason = () => {
    if (season && quiz) return children({ season, quiz, quizKey });
    if (season && quiz === null)
      return instead({ what: 'quiz', to: pathTo(paths.quizList, { season: quizKey.seasonId }) });
    return (
      <QuizWait title={title} queries={[seasonQuery, quizQuery]}>
        {ahead?.(quizKey)}
      </QuizWait>
    );
  };

  if (season === null) return instead({ what: 'season', to: paths.seasonList });
  if (!season) return inSeason();
  return (
    <SeasonAccess season={season} query={seasonQuery}>
      {inSeason()}
    </SeasonAccess>
  );
}

type WaitProps = {
  title: string;
  queries: readonly { isError: boolean; error?: { message?: string }; refetch: () => unknown }[];
  children: ReactNode;
};

/** Stands there until season and quiz have come, and says when they cannot. */
function QuizWait({ title, queries, children }: WaitProps) {
  const failed = queries.filter(({ isError }) => isError);
  return (
    <Page title={title}>
      {failed.length > 0 ? (
        <ErrorState
          title="The quiz could not be loaded"
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        >
          {failed[0]?.error?.message}
        </ErrorState>
      ) : (
        <LoadingState />
      )}
      {children}
    </Page>
  );
}
