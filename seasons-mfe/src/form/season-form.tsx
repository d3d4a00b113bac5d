import { EntityFormCard, type EntityForm, TextAreaField } from '@console/shared/forms';
import { signInEmail, truncate } from '@console/shared/format';
import { DatesFields } from '@console/shared/lists';
import { paths, type Season } from '@console/shared/model';
import { can, useSession } from '@console/shared/session';
import { LinkButton, TextField } from '@console/shared/ui';
import { t } from '../i18n';
import type { SeasonFormValues } from '../season.form';
import { SeasonStatusField } from './season-status-field';

type SeasonFormProps = {
  form: EntityForm<SeasonFormValues>;
  submitLabel: string;
  /** Without one, the form has no status field. */
  stored?: Season;
  /** Focuses the name. */
  startsTyping?: boolean;
};

/** The fields of a season, for a new and for an existing one. */
export function SeasonForm({ form, submitLabel, stored, startsTyping }: SeasonFormProps) {
  const hostEmailLocked = !can.editHostEmail(useSession());
  return (
    <EntityFormCard
      form={form}
      submitLabel={submitLabel}
      actions={<LinkButton to={paths.seasonList}>{t('Cancel')}</LinkButton>}
    >
      <TextField autoFocus={startsTyping} {...form.field('name')} />
      <TextField {...form.field('host')} />
      <TextField
        type="email"
        help={hostEmailLocked ? undefined : helpFor(stored?.hostEmail)}
        lockedReason={hostEmailLocked ? whyLocked(stored?.hostEmail) : undefined}
        {...form.field('hostEmail')}
      />
      <TextField
        type="email"
        help={helpFor(stored?.additionalEmail) ?? t('This person can also manage the season.')}
        {...form.field('additionalEmail')}
      />
      <DatesFields form={form} />
      <TextAreaField {...form.field('description')} />
      {stored && <SeasonStatusField storedStatus={stored.status} {...form.field('status')} />}
    </EntityFormCard>
  );
}

/** What another client stored, if no sign-in has it: the field shows the e-mail as a save corrects it. */
const mismatch = (stored = ''): string | undefined =>
  stored === signInEmail(stored)
    ? undefined
    : t('Saved as “{email}”: this person can’t see the season.', { email: truncate(stored, 100) });

function helpFor(stored: string | undefined): string | undefined {
  const sentence = mismatch(stored);
  return sentence && `${sentence} ${t('Saving fixes it.')}`;
}

const whyLocked = (stored: string | undefined): string =>
  [mismatch(stored), t('Only an Admin can change the host email.')].filter(Boolean).join(' ');
