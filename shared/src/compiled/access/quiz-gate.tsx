import { locations, useQuizQuery, type QuizKey } from '@console/shared/data';
import { paths, pathTo, type FromCache, type Quiz, type Season } from '@console/shared/model';
import { Redirect } from '@console/shared/router';
import { useSelection } from '@console/shared/selection';
import type { ReactNode } from 'react';
import { DocumentGate } from './document-gate';
import { RedirectMissing, type Missing } from './redirect-missing';
import { SeasonGate } from './season-gate';

/** The selected quiz and its season. */
export type OpenQuiz = { season: Season; quiz: Quiz; quizKey: QuizKey };

interface QuizGateProps {
  /** The page around the loading and the error state. */
  frame: (state: ReactNode, quizKey: QuizKey, season?: Season) => ReactNode;
  /**
   * Replaces a quiz or season that does not exist; by default the user is redirected to where another can be chosen.
   */
  missing?: (missing: Missing, quizKey: QuizKey, season?: Season) => ReactNode;
  /** For forms: an open form stays open, with its input, when the quiz is deleted. */
  keepsOpen?: boolean;
  /** `stored` is the stored quiz: `null` once it is deleted, `undefined` while that is not known. */
  children: (open: OpenQuiz, stored: FromCache<Quiz> | null | undefined) => ReactNode;
}

/** Wraps every screen of a quiz; without a quiz the user is redirected to where one can be chosen. */
export function QuizGate(props: QuizGateProps) {
  const { seasonId, quizId } = useSelection();
  if (!seasonId) return <Redirect to={paths.seasonList} />;
  if (!quizId) return <Redirect to={pathTo(paths.quizList, { season: seasonId })} />;
  return <ChosenQuiz key={`${seasonId}/${quizId}`} {...props} quizKey={{ seasonId, quizId }} />;
}

function ChosenQuiz(props: QuizGateProps & { quizKey: QuizKey }) {
  const { quizKey, frame, keepsOpen, children } = props;
  const { missing = (gone: Missing) => <RedirectMissing {...gone} /> } = props;
  // Requested in parallel with the season, so that neither waits for the other.
  const query = useQuizQuery(quizKey);
  const { seasonId, quizId } = quizKey;
  const quizList = pathTo(paths.quizList, { season: seasonId });
  return (
    <SeasonGate
      seasonId={seasonId}
      frame={(state) => frame(state, quizKey)}
      missing={missing({ what: 'season', path: locations.season(seasonId), to: paths.seasonList }, quizKey)}
      keepsOpen={keepsOpen}
      onCheck={query.refetch}
    >
      {(season) => (
        <DocumentGate
          what="quiz"
          query={query}
          frame={(state) => frame(state, quizKey, season)}
          missing={missing(
            { what: 'quiz', path: locations.quiz(seasonId, quizId), to: quizList },
            quizKey,
            season,
          )}
          keepsOpen={keepsOpen}
        >
          {(quiz, stored) => children({ season, quiz, quizKey }, stored)}
        </DocumentGate>
      )}
    </SeasonGate>
  );
}
