import { DraftNotice, FormFeedback, type ConsoleForm } from '@console/shared/forms';
import { takesQuestions, type Quiz } from '@console/shared/model';
import {
  Button,
  FormActions,
  FormCard,
  FormMessage,
  SelectField,
  TextAreaField,
  TextField,
} from '@console/shared/ui';
import { describeRefusal } from '../question.resource';
import { whyClosed } from '../quiz/why-closed';
import type { QuestionFormValues } from './question-form-values';
import { questionKind } from './question-kind';
import { useOptionFields } from './use-option-fields';

type Props = {
  form: ConsoleForm<QuestionFormValues>;
  quiz: Quiz;
  submitLabel: string;
};

/** Why a question was not saved, in words. */
export const notSaved = (error: unknown) =>
  `The question was not saved; what you typed is still here. ${describeRefusal(error)}`;

/** A question, its four options and the correct one of them. */
export function QuestionForm({ form, quiz, submitLabel }: Props) {
  const { optionField, choices, answerCleared } = useOptionFields(form);
  const { fields } = questionKind;

  return (
    <FormCard onSubmit={form.handleSubmit}>
      <DraftNotice form={form} />
      {!takesQuestions(quiz) && <FormMessage tone="info">{whyClosed(quiz)}</FormMessage>}
      <TextAreaField label={fields.question.label} dir="auto" required {...form.field('question')} />
      <TextField label={fields.option1.label} dir="auto" required {...optionField('option1')} />
      <TextField label={fields.option2.label} dir="auto" required {...optionField('option2')} />
      <TextField label={fields.option3.label} dir="auto" required {...optionField('option3')} />
      <TextField label={fields.option4.label} dir="auto" required {...optionField('option4')} />
      <SelectField
        label={fields.answer.label}
        dir="auto"
        placeholder="Choose the correct option"
        help="Offers the four options as you typed them. Changing an option clears this choice."
        options={choices}
        required
        {...form.field('answer')}
      />
      {answerCleared && (
        <FormMessage tone="info">
          An option was changed, so the correct option was cleared. Choose it again.
        </FormMessage>
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
