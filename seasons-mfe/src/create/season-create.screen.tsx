import { useState } from 'react';
import { isByMouse } from '@console/shared/access';
import { locations } from '@console/shared/data';
import { useCreateForm } from '@console/shared/forms';
import { paths, titles } from '@console/shared/model';
import { useSession } from '@console/shared/session';
import { t } from '../i18n';
import { SeasonForm } from '../form/season-form';
import { SeasonFormPage } from '../form/season-form-page';
import { useSeasonCreation } from '../form/use-season-creation';
import { newSeasonFormFor, newSeasonValues } from '../season.form';

const title = t(titles[paths.seasonCreate]);

export function SeasonCreateScreen() {
  const session = useSession();
  const [startsTyping] = useState(isByMouse);
  const form = useCreateForm(newSeasonFormFor(session), {
    initial: newSeasonValues(session),
    creation: useSeasonCreation(),
    draftKey: locations.seasons,
  });
  return (
    <SeasonFormPage title={title}>
      <SeasonForm form={form} submitLabel={title} startsTyping={startsTyping} />
    </SeasonFormPage>
  );
}
