import { skipToken } from '@console/shared/data';
import { pathTo } from '@console/shared/model';
import { Redirect } from '@console/shared/router';
import { useSelection } from '@console/shared/selection';
import type { Session } from '@console/shared/session';
import { useQuizzesAloneQuery, useSeasonsAlone } from './places';

type BeginProps = {
  /** The first screen. */
  path: `/${string}`;
  session: Session | null;
};

/** Redirects to the first screen, with the last selected season and quiz, or the first ones. */
export function Begin({ path, session }: BeginProps) {
  const { seasonId } = useSelection();
  const isNew = session !== null && seasonId === null;
  const seasons = useSeasonsAlone(isNew ? session : null);
  const first = seasons?.[0];
  const { data: quizzes } = useQuizzesAloneQuery(first ? first.id : skipToken);
  if (!isNew || (seasons && !first)) return <Redirect to={path} />;
  if (!first || !quizzes) return null;
  return <Redirect to={pathTo(path, { season: first.id, quiz: quizzes[0]?.id })} />;
}
