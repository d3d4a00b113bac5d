import { locations } from '@console/shared/data';
import { useConsoleForm } from '@console/shared/forms';
import { paths, titles } from '@console/shared/model';
import { can, useSession } from '@console/shared/session';
import { Page } from '@console/shared/ui';
import { notSaved, SeasonForm } from '../form/season-form';
import { newSeasonValues } from '../form/season-form-values';
import { seasonKind } from '../form/season-kind';
import { useSeasonCreation } from '../form/use-season-creation';
import { validateSeason } from '../form/season.validate';

const title = titles[paths.seasonCreate];

export function SeasonCreateScreen() {
  const session = useSession();
  const { save, drafted } = useSeasonCreation();
  const form = useConsoleForm({
    initial: newSeasonValues(session),
    validate: (values) => validateSeason(values, !can.editHostEmail(session)),
    limits: seasonKind.limits,
    save,
    describeFailure: notSaved,
    about: locations.seasons,
    ...drafted,
  });
  return (
    <Page title={title}>
      <SeasonForm form={form} submitLabel={title} />
    </Page>
  );
}
