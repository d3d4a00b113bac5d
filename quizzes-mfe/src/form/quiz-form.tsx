import { describeFailure } from '@console/shared/data';
import { DraftNotice, FormFeedback, type ConsoleForm } from '@console/shared/forms';
import { quizStatuses } from '@console/shared/model';
import {
  Button,
  DateTimeField,
  FieldRow,
  FormActions,
  FormCard,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
} from '@console/shared/ui';
import type { QuizFormValues } from './quiz-form-values';
import { quizKind } from './quiz-kind';

const statuses = quizStatuses.map((status) => ({ value: status, label: status }));

/** Why a quiz was not saved, in words. */
export const notSaved = (error: unknown) =>
  `The quiz was not saved; what you typed is still here. ${describeFailure(error).message}`;

interface QuizFormProps {
  form: ConsoleForm<QuizFormValues>;
  submitLabel: string;
  /** A new quiz has no status to choose. */
  choosesStatus?: boolean;
}

/** The fields of a quiz, to create and to update it. */
export function QuizForm({ form, submitLabel, choosesStatus = false }: QuizFormProps) {
  const { fields } = quizKind;
  return (
    <FormCard onSubmit={form.handleSubmit}>
      <DraftNotice form={form} />
      <TextField label={fields.title.label} required {...form.field('title')} />
      <FieldRow>
        <NumberField label={fields.duration.label} help="In minutes" required {...form.field('duration')} />
        <TextField
          label={fields.language.label}
          help="Comma separated, e.g. Telugu,English"
          required
          {...form.field('language')}
        />
      </FieldRow>
      <FieldRow>
        <DateTimeField label={fields.start.label} required {...form.field('start')} />
        <DateTimeField label={fields.end.label} required {...form.field('end')} />
      </FieldRow>
      <TextAreaField
        label={fields.description.label}
        required={choosesStatus}
        {...form.field('description')}
      />
      {choosesStatus && (
        <SelectField
          label={fields.status.label}
          help="Questions can be added, updated and deleted only while Upcoming."
          placeholder="Choose a status"
          options={statuses}
          required
          {...form.field('status')}
        />
      )}
      <FormFeedback form={form} />
      <FormActions>
        <Button type="submit" variant="primary" busy={form.saving}>
          {submitLabel}
        </Button>
      </FormActions>
    </FormCard>
  );
}
