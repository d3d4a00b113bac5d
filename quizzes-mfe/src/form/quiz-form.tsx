import { EntityFormCard, type EntityForm } from '@console/shared/forms';
import {
  DateTimeField,
  FieldRow,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
} from '@console/shared/ui';
import { statusOptions, type QuizFormValues } from '../quiz.form';

interface QuizFormProps {
  form: EntityForm<QuizFormValues>;
  submitLabel: string;
  /** A new quiz has no status field. */
  choosesStatus?: boolean;
}

/** The fields of a quiz, to create and to update it. */
export function QuizForm({ form, submitLabel, choosesStatus = false }: QuizFormProps) {
  return (
    <EntityFormCard form={form} submitLabel={submitLabel}>
      <TextField {...form.field('title')} />
      <FieldRow>
        <NumberField help="In minutes" {...form.field('duration')} />
        <TextField help="Comma separated, e.g. Telugu,English" {...form.field('language')} />
      </FieldRow>
      <FieldRow>
        <DateTimeField {...form.field('start')} />
        <DateTimeField {...form.field('end')} />
      </FieldRow>
      <TextAreaField {...form.field('description')} />
      {choosesStatus && (
        <SelectField
          help="Questions can be added, updated and deleted only while Upcoming."
          placeholder="Choose a status"
          options={statusOptions}
          {...form.field('status')}
        />
      )}
    </EntityFormCard>
  );
}
