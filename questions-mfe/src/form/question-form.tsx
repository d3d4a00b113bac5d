import { FormFeedback, useConsoleForm } from '@console/shared/forms';
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
import { validateQuestion } from './question.validate';
import { useOptionFields } from './use-option-fields';

type Props = {
  initial: QuestionFormValues;
  quiz: Quiz;
  submitLabel: string;
  save: (values: QuestionFormValues) => Promise<void>;
};

const notSaved = (error: unknown) =>
  `The question was not saved; what you typed is still here. ${describeRefusal(error)}`;

/** A question, its four options and the correct one of them. */
export function QuestionForm({ initial, quiz, submitLabel, save }: Props) {
  const form = useConsoleForm({ initial, validate: validateQuestion, save, describeFailure: notSaved });
  const { optionField, choices, answerCleared } = useOptionFields(form);

  return (
    <FormCard onSubmit={form.handleSubmit}>
      {!takesQuestions(quiz) && <FormMessage tone="info">{whyClosed(quiz)}</FormMessage>}
      <TextAreaField label="Question" maxLength={2000} dir="auto" {...form.field('question')} />
      <TextField label="Option One" maxLength={1000} dir="auto" {...optionField('option1')} />
      <TextField label="Option Two" maxLength={1000} dir="auto" {...optionField('option2')} />
      <TextField label="Option Three" maxLength={1000} dir="auto" {...optionField('option3')} />
      <TextField label="Option Four" maxLength={1000} dir="auto" {...optionField('option4')} />
      <SelectField
        label="Correct Option"
        dir="auto"
        placeholder="Choose the correct option"
        help="Offers the four options as you typed them. Changing an option clears this choice."
        options={choices}
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
