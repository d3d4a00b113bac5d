import { TextAreaField, type ConsoleForm } from '@console/shared/forms';
import { can, useSession } from '@console/shared/session';
import { TextField } from '@console/shared/ui';
import { t } from '../i18n';
import { copyFields, type CopyValues } from './copy.form';
import * as Styled from './copy.styles';

/** The texts of the new season, which are those of the other one at first. */
export function NewSeasonFields({ form }: { form: ConsoleForm<CopyValues> }) {
  const hostEmailLocked = !can.editHostEmail(useSession());
  const field = (name: keyof CopyValues) => ({
    ...form.field(name),
    label: copyFields[name].label,
    required: true,
  });
  return (
    <Styled.Section aria-labelledby="new-season">
      <Styled.Heading id="new-season">{t('New season')}</Styled.Heading>
      <TextField {...field('name')} />
      <TextField {...field('host')} />
      <TextField
        type="email"
        lockedReason={hostEmailLocked ? t('Only an Admin can change the host email.') : undefined}
        {...field('hostEmail')}
      />
      <TextField
        type="email"
        help={t('This person can also manage the season.')}
        {...field('additionalEmail')}
      />
      <TextAreaField {...field('description')} />
    </Styled.Section>
  );
}
