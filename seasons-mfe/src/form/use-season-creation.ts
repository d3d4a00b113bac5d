import { useGateway } from '@console/shared/data';
import type { Creation } from '@console/shared/forms';
import { pathTo, paths } from '@console/shared/model';
import { useNavigate } from '@console/shared/router';
import { seasonOpened, useDispatch } from '@console/shared/selection';
import { notify } from '@console/shared/ui';
import { newSeason, type SeasonFormValues } from '../season.form';
import { seasonCreated } from '../season-toasts';
import { createSeason } from '../season.writes';
import { useSeasonDocument } from './use-season-document';

/** Stores the input as a new season, confirms it and opens its quizzes. */
export function useSeasonCreation(): Creation<SeasonFormValues> {
  const gateway = useGateway();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { take, drafted } = useSeasonDocument();

  const save = async (values: SeasonFormValues) => {
    const document = await take(gateway);
    const { id } = document;
    const season = newSeason(id, values);
    await createSeason(gateway, document, season);
    dispatch(seasonOpened(id));
    notify(seasonCreated(season));
    // Replaces the form in the history: Back must not lead to a form that would create the season again.
    return {
      notified: true,
      onSuccess: () => void navigate(pathTo(paths.quizList, { season: id }), { replace: true }),
    } as const;
  };
  return { save, drafted };
}
