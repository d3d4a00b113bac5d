import { EntityFormCard, type EntityForm } from '@console/shared/forms';
import {
  DateTimeField,
  FieldRow,
  FormMessage,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
} from '@console/shared/ui';
import type { Quiz } from '@console/shared/model';
import { messages, reopensQuestions, statusOptions, type QuizFormValues } from '../quiz.form';

interface QuizFormProps {
  form: EntityForm<QuizFormValues>;
  submitLabel: string;
  /** The stored quiz; without one, the form has no status field. */
  stored?: Quiz;
}

/** The fields of a quiz, to create and to update it. */
export function QuizForm({ form, submitLabel, stored }: QuizFormProps) {
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
      {stored && (
        <SelectField
          help="Questions can be added, updated and deleted only while Upcoming."
          placeholder="Choose a status"
          options={statusOptions}
          {...form.field('status')}
        />
      )}
      {stored && reopensQuestions(stored, form.values) && (
        <FormMessage tone="info">{messages.reopensQuestions}</FormMessage>
      )}
    </EntityFormCard>
  );
}
