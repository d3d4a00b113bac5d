import { locations } from '@console/shared/data';
import { useCreateForm } from '@console/shared/forms';
import { paths, titles } from '@console/shared/model';
import { useSession } from '@console/shared/session';
import { Page } from '@console/shared/ui';
import { SeasonForm } from '../form/season-form';
import { useSeasonCreation } from '../form/use-season-creation';
import { newSeasonValues, seasonFormFor } from '../season.form';

const title = titles[paths.seasonCreate];

export function SeasonCreateScreen() {
  const session = useSession();
  const form = useCreateForm(seasonFormFor(session), {
    initial: newSeasonValues(session),
    validate: (values) => validateSeason(values, !can.editHostEmail(session)),
    limits: seasonKind.limits,
    save,
    describeFailure: notSaved,
    fields: seasonKind.fields,
    draftKey: locations.seasons,
    ...drafted,
  });
  return (
    <Page title={title}>
      <SeasonForm form={form} submitLabel={title} />
    </Page>
  );
}
