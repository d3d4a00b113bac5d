import { EntityFormCard, type EntityForm, TextAreaField } from '@console/shared/forms';
import { DatesFields } from '@console/shared/lists';
import { paths } from '@console/shared/model';
import { can, useSession } from '@console/shared/session';
import { LinkButton, TextField } from '@console/shared/ui';
import { t } from '../i18n';
import type { SeasonFormValues } from '../season.form';
import { SeasonStatusField } from './season-status-field';

type SeasonFormProps = {
  form: EntityForm<SeasonFormValues>;
  submitLabel: string;
  /** The stored status; without one, the form has no status field. */
  storedStatus?: string;
  /** Focuses the name. */
  startsTyping?: boolean;
};

/** The fields of a season, for a new and for an existing one. */
export function SeasonForm({ form, submitLabel, storedStatus, startsTyping }: SeasonFormProps) {
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
        lockedReason={hostEmailLocked ? t('Only an Admin can change the host email.') : undefined}
        {...form.field('hostEmail')}
      />
      <TextField
        type="email"
        help={t('This person can also manage the season.')}
        {...form.field('additionalEmail')}
      />
      <DatesFields form={form} />
      <TextAreaField {...form.field('description')} />
      {storedStatus !== undefined && (
        <SeasonStatusField storedStatus={storedStatus} {...form.field('status')} />
      )}
    </EntityFormCard>
  );
}
