import type { FormEvent, ReactNode } from 'react';
import type { QuizKey } from '@console/shared/data';
import { EntityFormCard, type EntityForm, TextAreaField } from '@console/shared/forms';
import { truncate } from '@console/shared/format';
import { acceptsQuestions, paths, pathTo, type Quiz, type Season } from '@console/shared/model';
import { BesidePhone, questionPlace, type Phone } from '@console/shared/preview';
import { Button, FormMessage, LinkButton, SelectField, TextField } from '@console/shared/ui';
import { t } from '../i18n';
import type { Question } from '../question';
import { optionNames, questionForm, type QuestionFormValues } from '../question.form';
import { closedReason } from '../quiz/closed-reason';
import { useOptionFields } from './use-option-fields';
import { useQuestionLines } from './use-question-lines';

type Props = {
  form: EntityForm<QuestionFormValues>;
  quiz: Quiz;
  quizKey: QuizKey;
  submitLabel: string;
  /** Rendered between the submit button and Cancel. */
  actions?: ReactNode;
  /** Focuses the question. */
  startsTyping?: boolean;
  season: Season;
  phone: Phone;
  /** The stored question; without one, the form creates one. */
  stored?: Question;
};

/** The fields of a question, its four options and the correct one. */
export function QuestionForm(props: Props) {
  const { form, season, quiz, quizKey, submitLabel, actions, startsTyping, phone, stored } = props;
  const { optionField, answerField, answerCleared } = useOptionFields(form);
  const { questionField, takeBeforeSave, unclearAnswer, undo } = useQuestionLines(form);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!takeBeforeSave(event)) form.handleSubmit(event);
  };
  const list = pathTo(paths.questionList, { season: quizKey.seasonId, quiz: quizKey.quizId });
  const question = questionForm.toEntity(stored ?? questionForm.blank, form.values);
  return (
    <BesidePhone phone={phone} start={questionPlace(question)} typed={{ season, quiz, question }}>
      <EntityFormCard
        form={{ ...form, handleSubmit }}
        submitLabel={submitLabel}
        actions={
          <>
            {actions}
            <LinkButton to={list}>{t('Cancel')}</LinkButton>
          </>
        }
      >
        {!acceptsQuestions(quiz) && <FormMessage tone="info">{closedReason(quiz)}</FormMessage>}
        <TextAreaField
          dir="auto"
          autoFocus={startsTyping}
          help={t(
            'Tip: paste a question with its four options on separate lines. Mark the answer with * or add a line like Answer: B.',
          )}
          {...questionField}
        />
        {undo && (
          <FormMessage tone="info">
            <p>{t('The last lines are now the options.')}</p>
            {unclearAnswer && (
              <p>
                {t('“{answer}” isn’t one of the options. Choose the correct option.', {
                  answer: truncate(unclearAnswer, 60),
                })}
              </p>
            )}
            <Button onClick={undo}>{t('Undo')}</Button>
          </FormMessage>
        )}
        {optionNames.map((name) => (
          <TextField key={name} dir="auto" {...optionField(name)} />
        ))}
        <SelectField
          dir="auto"
          placeholder={t('Choose the correct option')}
          help={t('Choose one of your four options, or press 1 to 4. Changing an option clears the choice.')}
          {...answerField}
        />
        {answerCleared && (
          <FormMessage tone="info">
            {t('You changed an option, so the correct option was cleared. Choose it again.')}
          </FormMessage>
        )}
      </EntityFormCard>
    </BesidePhone>
  );
}
