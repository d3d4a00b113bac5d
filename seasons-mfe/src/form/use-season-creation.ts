import { useGateway, useNewDocument } from '@console/shared/data';
import { seasonName } from '@console/shared/format';
import { pathTo, paths } from '@console/shared/model';
import { useNavigate } from '@console/shared/router';
import { seasonOpened, useDispatch } from '@console/shared/selection';
import { notify } from '@console/shared/ui';
import { createSeason } from '../season.resource';
import { blankSeason, withValues, type SeasonFormValues } from './season-form-values';

/**
 * `save` stores what was typed as a new season, says so and leads to its quizzes. A new season is active. `drafted` is
 * what a draft keeps of it.
 */
export function useSeasonCreation() {
  const gateway = useGateway();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { document, drafted } = useNewDocument();
  const { id } = document;

  const save = async (values: SeasonFormValues) => {
    const season = { ...withValues(blankSeason(id), values), status: 'active' };
    await createSeason(gateway, document, season);
    dispatch(seasonOpened(id));
    notify({ title: 'User Action', message: `Season ${seasonName(season)} created successfully` });
    // In place of the form: Back must not lead to one that would make the season again.
    return {
      told: true,
      goOn: () => void navigate(pathTo(paths.quizList, { season: id }), { replace: true }),
    } as const;
  };
  return { save, drafted };
}
