import { paths, pathTo, type Season } from '@console/shared/model';
import { seasonOpened, useDispatch } from '@console/shared/selection';

/** Where a season of the list leads; following it selects the season. */
export function useQuizzesLink({ id }: Season) {
  const dispatch = useDispatch();
  return { to: pathTo(paths.quizList, { season: id }), onClick: () => dispatch(seasonOpened(id)) };
}
