import { describeFailure } from '@console/shared/data';
import { DraftNotice, FormFeedback, type ConsoleForm } from '@console/shared/forms';
import { paths } from '@console/shared/model';
import { can, useSession } from '@console/shared/session';
import {
  Button,
  DateTimeField,
  FieldRow,
  FormActions,
  FormCard,
  LinkButton,
  TextAreaField,
  TextField,
} from '@console/shared/ui';
import type { SeasonFormValues } from './season-form-values';
import { seasonKind } from './season-kind';
import { SeasonStatusField } from './season-status-field';

type SeasonFormProps = {
  form: ConsoleForm<SeasonFormValues>;
  submitLabel: string;
  /** The status as it is stored; the form asks for one only where there is one. */
  storedStatus?: string;
};

/** Why a season was not saved, in words. */
export const notSaved = (error: unknown) =>
  `The season was not saved. ${describeFailure(error).message} What you typed is still here.`;

/** The fields of a season, for a new one and for one that exists. */
export function SeasonForm({ form, submitLabel, storedStatus }: SeasonFormProps) {
  const hostEmailLocked = !can.editHostEmail(useSession());
  const { fields } = seasonKind;
  return (
    <FormCard onSubmit={form.handleSubmit}>
      <DraftNotice form={form} />
      <TextField label={fields.name.label} required {...form.field('name')} />
      <TextField label={fields.host.label} required {...form.field('host')} />
      <TextField
        label={fields.hostEmail.label}
        type="email"
        lockedReason={hostEmailLocked ? 'Only an Admin can change the host e-mail.' : undefined}
        required
        {...form.field('hostEmail')}
      />
      <TextField
        label={fields.additionalEmail.label}
        type="email"
        help="This person sees and manages the season, too."
        required
        {...form.field('additionalEmail')}
      />
      <FieldRow>
        <DateTimeField label={fields.start.label} required {...form.field('start')} />
        <DateTimeField label={fields.end.label} required {...form.field('end')} />
      </FieldRow>
      <TextAreaField label={fields.description.label} required {...form.field('description')} />
      {storedStatus !== undefined && (
        <SeasonStatusField
          label={fields.status.label}
          storedStatus={storedStatus}
          required
          {...form.field('status')}
        />
      )}
      <FormFeedback form={form} />
      <FormActions>
        <Button type="submit" variant="primary" busy={form.saving}>
          {submitLabel}
        </Button>
        <LinkButton to={paths.seasonList}>Cancel</LinkButton>
      </FormActions>
    </FormCard>
  );
}
