import { EntityFormCard, type EntityForm } from '@console/shared/forms';
import { acceptsQuestions, type Quiz } from '@console/shared/model';
import { FormMessage, SelectField, TextAreaField, TextField } from '@console/shared/ui';
import { optionNames, type QuestionFormValues } from '../question.form';
import { closedReason } from '../quiz/closed-reason';
import { useOptionFields } from './use-option-fields';

type Props = {
  form: EntityForm<QuestionFormValues>;
  quiz: Quiz;
  submitLabel: string;
};

/** The fields of a question, its four options and the correct one. */
export function QuestionForm({ form, quiz, submitLabel }: Props) {
  const { optionField, choices, answerCleared } = useOptionFields(form);
  return (
    <EntityFormCard form={form} submitLabel={submitLabel}>
      {!acceptsQuestions(quiz) && <FormMessage tone="info">{closedReason(quiz)}</FormMessage>}
      <TextAreaField dir="auto" {...form.field('question')} />
      {optionNames.map((name) => (
        <TextField key={name} dir="auto" {...optionField(name)} />
      ))}
      <SelectField
        dir="auto"
        placeholder="Choose the correct option"
        help="Offers the four options as you typed them. Changing an option clears this choice."
        options={choices}
        {...form.field('answer')}
      />
      {answerCleared && (
        <FormMessage tone="info">
          You changed an option, so the correct option was cleared. Choose it again.
        </FormMessage>
      )}
    </EntityFormCard>
  );
}
