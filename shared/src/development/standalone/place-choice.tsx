import { skipToken } from '@console/shared/data';
import { quizName, seasonName } from '@console/shared/format';
import { pathTo, type PathIds } from '@console/shared/model';
import { useNavigate } from '@console/shared/router';
import { useSelection } from '@console/shared/selection';
import type { Session } from '@console/shared/session';
import { Choice } from './choice';
import { useQuizzesAloneQuery, useSeasonsAlone } from './places';

type PlaceChoiceProps = {
  /** The screen that opens when a choice is made. */
  begin: `/${string}`;
  session: Session;
};

/** The selects for season and quiz; in the console, users select them in other modules. */
export function PlaceChoice({ begin, session }: PlaceChoiceProps) {
  const { seasonId, quizId } = useSelection();
  const navigate = useNavigate();
  const seasons = useSeasonsAlone(session) ?? [];
  const { currentData: quizzes = [] } = useQuizzesAloneQuery(seasonId ?? skipToken);
  const open = (place: PathIds) => void navigate(pathTo(begin, place));
  return (
    <>
      <Choice
        label="Season"
        value={seasonId ?? ''}
        options={seasons.map((season) => ({ value: season.id, text: seasonName(season) }))}
        onChange={(season) => open({ season })}
      />
      <Choice
        label="Quiz"
        value={quizId ?? ''}
        options={quizzes.map((quiz) => ({ value: quiz.id, text: quizName(quiz) }))}
        onChange={(quiz) => seasonId && open({ season: seasonId, quiz })}
      />
    </>
  );
}
