import {
  FormActions,
  FormFeedback,
  TextAreaField,
  useConsoleForm,
  validateForm,
  type EntityForm,
} from '@console/shared/forms';
import { Button, SelectField, TextField } from '@console/shared/ui';
import { useOptionFields } from '../form/use-option-fields';
import { t } from '../i18n';
import { optionNames, questionLimits } from '../question';
import { questionForm, type QuestionFormValues } from '../question.form';
import * as Styled from './import.styles';

type Props = {
  values: QuestionFormValues;
  /** What to mend first: it has the focus. */
  focused: keyof QuestionFormValues;
  onApply: (values: QuestionFormValues) => void;
  onClose: () => void;
};

/** The fields of a question within the review; validated as the question's own form is. */
export function RowEditor({ values, focused, onApply, onClose }: Props) {
  const form = useConsoleForm<QuestionFormValues>({
    initial: values,
    validate: (entered) => validateForm(questionForm, 'create', entered),
    limits: () => questionLimits,
    save: async (entered) => ({ notified: true, onSuccess: () => onApply(entered) }),
  });
  const labelled: EntityForm<QuestionFormValues> = {
    ...form,
    field: (name) => ({ ...form.field(name), label: questionForm.fields[name].label, required: true }),
  };
  // An option that is filled in says nothing against the answer that was read.
  const { optionField, answerField } = useOptionFields(labelled, { keepsAnswer: true });
  return (
    <Styled.Editor
      noValidate
      autoComplete="off"
      onSubmit={form.handleSubmit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
    >
      <TextAreaField dir="auto" autoFocus={focused === 'question'} {...labelled.field('question')} />
      {optionNames.map((name) => (
        <TextField key={name} dir="auto" autoFocus={focused === name} {...optionField(name)} />
      ))}
      <SelectField
        dir="auto"
        autoFocus={focused === 'answer'}
        placeholder={t('Choose the correct option')}
        {...answerField}
      />
      <FormFeedback form={form} />
      <FormActions>
        <Button type="submit" variant="primary">
          {t('Apply')}
        </Button>
        <Button onClick={onClose}>{t('Cancel')}</Button>
      </FormActions>
    </Styled.Editor>
  );
}
