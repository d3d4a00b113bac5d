import { describeFailure } from '@console/shared/data';
import { FormFeedback, useConsoleForm, type FormErrors } from '@console/shared/forms';
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

const statuses = quizStatuses.map((status) => ({ value: status, label: status }));

const notSaved = (error: unknown) =>
  `The quiz was not saved; what you typed is still here. ${describeFailure(error).message}`;

interface QuizFormProps {
  initial: QuizFormValues;
  validate: (values: QuizFormValues) => FormErrors<QuizFormValues>;
  save: (values: QuizFormValues) => Promise<void>;
  submitLabel: string;
  /** A new quiz has no status to choose. */
  choosesStatus?: boolean;
}

/** The fields of a quiz, to create and to update it. */
export function QuizForm({ initial, validate, save, submitLabel, choosesStatus = false }: QuizFormProps) {
  const form = useConsoleForm({ initial, validate, save, describeFailure: notSaved });
  return (
    <FormCard onSubmit={form.handleSubmit}>
      <TextField label="Title" maxLength={500} {...form.field('title')} />
      <FieldRow>
        <NumberField label="Duration" help="In minutes" min={1} {...form.field('duration')} />
        <TextField
          label="Languages"
          maxLength={500}
          help="Comma separated, e.g. Telugu,English"
          {...form.field('language')}
        />
      </FieldRow>
      <FieldRow>
        <DateTimeField label="Start Time" {...form.field('start')} />
        <DateTimeField label="End Time" {...form.field('end')} />
      </FieldRow>
      <TextAreaField label="Description" maxLength={20000} {...form.field('description')} />
      {choosesStatus && (
        <SelectField
          label="Status"
          help="Questions can be added, updated and deleted only while Upcoming."
          placeholder="Choose a status"
          options={statuses}
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
