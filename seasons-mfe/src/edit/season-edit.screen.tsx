import { SeasonGate } from '@console/shared/access';
import { locations, takeUndo, useGateway } from '@console/shared/data';
import { useEditForm } from '@console/shared/forms';
import { paths, titles, type FromCache, type Season } from '@console/shared/model';
import { useNavigate } from '@console/shared/router';
import { can, useSession } from '@console/shared/session';
import { LoadingState, notify } from '@console/shared/ui';
import { t } from '../i18n';
import { SeasonForm } from '../form/season-form';
import { SeasonFormPage } from '../form/season-form-page';
import { useSeasonCreation } from '../form/use-season-creation';
import { seasonFormFor } from '../season.form';
import { seasonUpdated } from '../season-toasts';
import { editSeason } from '../season.writes';
import { useSeasonToEdit } from './use-season-to-edit';

const title = t(titles[paths.seasonEdit]);

export function SeasonEditScreen() {
  const id = useSeasonToEdit();
  return (
    <SeasonGate
      seasonId={id}
      frame={(state) => <SeasonFormPage title={title}>{state}</SeasonFormPage>}
      loading={<LoadingState rows={8} isForm />}
      keepsOpen
    >
      {(season, stored) => (
        <SeasonFormPage title={title} asOf={stored?.asOf}>
          <SeasonEdit season={season} stored={stored} />
        </SeasonFormPage>
      )}
    </SeasonGate>
  );
}

type SeasonEditProps = { season: Season; stored: FromCache<Season> | null | undefined };

function SeasonEdit({ season, stored }: SeasonEditProps) {
  const gateway = useGateway();
  const navigate = useNavigate();
  const session = useSession();
  const form = useEditForm(seasonFormFor(session), {
    opened: season,
    stored,
    gateway,
    save: (decide) => editSeason(gateway, season.id, decide),
    onSaved(saved) {
      notify({ ...seasonUpdated(saved), undo: takeUndo(gateway, locations.season(season.id)) });
      return true;
    },
    onSuccess: () => void navigate(paths.seasonList, { replace: true }),
    creation: useSeasonCreation(),
    canSaveAsNew: can.createSeasonAs(session, season),
    draftKey: locations.season(season.id),
  });
  return <SeasonForm form={form} stored={season} submitLabel={title} />;
}
