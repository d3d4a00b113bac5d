import { useState } from 'react';
import { newId, useGateway } from '@console/shared/data';
import { seasonName } from '@console/shared/format';
import { pathTo, paths } from '@console/shared/model';
import { useNavigate } from '@console/shared/router';
import { seasonOpened, useDispatch } from '@console/shared/selection';
import { useSession } from '@console/shared/session';
import { notify, Page } from '@console/shared/ui';
import { blankSeason, newSeasonValues, withValues, type SeasonFormValues } from '../form/season-form-values';
import { SeasonForm } from '../form/season-form';
import { createSeason } from '../season.resource';

export function SeasonCreateScreen() {
  const session = useSession();
  const gateway = useGateway();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [id] = useState(newId);

  const save = async (values: SeasonFormValues) => {
    const season = withValues(blankSeason(id), values);
    await createSeason(gateway, season);
    dispatch(seasonOpened(id));
    notify({ title: 'User Action', message: `Season ${seasonName(season)} created successfully` });
    // In place of the form: Back must not lead to one that would make the season again.
    void navigate(pathTo(paths.quizList, { season: id }), { replace: true });
  };

  return (
    <Page title="Create Season">
      <SeasonForm initial={newSeasonValues(session)} submitLabel="Create Season" save={save} />
    </Page>
  );
}
