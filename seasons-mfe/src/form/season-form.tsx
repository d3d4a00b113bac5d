import { describeFailure } from '@console/shared/data';
import { FormFeedback, useConsoleForm } from '@console/shared/forms';
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
import { SeasonStatusField } from './season-status-field';
import { validateSeason } from './season.validate';

type SeasonFormProps = {
  initial: SeasonFormValues;
  submitLabel: string;
  /** The status as it is stored; the form asks for one only where there is one. */
  storedStatus?: string;
  save: (values: SeasonFormValues) => Promise<void>;
};

/** Keeps the browser from offering, and people from typing, years of more than four digits. */
const lastMoment = '9999-12-31T23:59';

const saveFailed = (error: unknown) =>
  `The season was not saved. ${describeFailure(error).message} What you typed is still here.`;

/** The fields of a season, for a new one and for one that exists. */
export function SeasonForm({ initial, submitLabel, storedStatus, save }: SeasonFormProps) {
  const hostEmailLocked = !can.editHostEmail(useSession());
  const form = useConsoleForm<SeasonFormValues>({
    initial,
    validate: (values) => validateSeason(values, hostEmailLocked),
    save,
    describeFailure: saveFailed,
  });

  return (
    <FormCard onSubmit={form.handleSubmit}>
      <TextField label="Season" maxLength={500} {...form.field('name')} />
      <TextField label="Host" maxLength={500} {...form.field('host')} />
      <TextField
        label="Host Email"
        maxLength={254}
        type="email"
        lockedReason={hostEmailLocked ? 'Only an Admin can change the host e-mail.' : undefined}
        {...form.field('hostEmail')}
      />
      <TextField
        label="Host Additional Email"
        maxLength={254}
        type="email"
        help="This person sees and manages the season, too."
        {...form.field('additionalEmail')}
      />
      <FieldRow>
        <DateTimeField label="Start Time" max={lastMoment} {...form.field('start')} />
        <DateTimeField label="End Time" max={lastMoment} {...form.field('end')} />
      </FieldRow>
      <TextAreaField label="Description" maxLength={20000} {...form.field('description')} />
      {storedStatus !== undefined && (
        <SeasonStatusField storedStatus={storedStatus} {...form.field('status')} />
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
