import { TextAreaField, type ConsoleForm } from '@console/shared/forms';
import { can, useSession } from '@console/shared/session';
import { TextField } from '@console/shared/ui';
import { t } from '../i18n';
import { copyFields, type CopyValues } from './copy.form';
import * as Styled from './copy.styles';

type Props = { form: ConsoleForm<CopyValues> };

const fieldOf = ({ form }: Props, name: keyof CopyValues) => ({
  ...form.field(name),
  label: copyFields[name].label,
  required: true,
});

/** The name of the new season. */
export const NewSeasonName = (props: Props) => (
  <Styled.Section aria-labelledby="new-season">
    <Styled.Heading id="new-season">{t('New season')}</Styled.Heading>
    <TextField {...fieldOf(props, 'name')} />
  </Styled.Section>
);

/** Its other texts, which are those of the other one at first. */
export function NewSeasonTexts(props: Props) {
  const hostEmailLocked = !can.editHostEmail(useSession());
  const field = (name: keyof CopyValues) => fieldOf(props, name);
  return (
    <Styled.Section aria-labelledby="new-season-texts">
      <Styled.Heading id="new-season-texts">{t('Host and description')}</Styled.Heading>
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
