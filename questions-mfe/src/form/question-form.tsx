import type { FormEvent, MouseEventHandler, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { QuizKey } from '@console/shared/data';
import { EntityFormCard, type EntityForm, TextAreaField } from '@console/shared/forms';
import { truncate } from '@console/shared/format';
import { paths, pathTo, type Quiz, type Season } from '@console/shared/model';
import { BesidePhone, type Phone } from '@console/shared/preview';
import { Button, FormMessage, LinkButton, SelectField, theme } from '@console/shared/ui';
import { t } from '../i18n';
import { isTouch } from '../is-touch';
import type { Question } from '../question';
import { questionForm, type QuestionFormValues } from '../question.form';
import { ClosedNotice } from '../quiz/closed-note';
import { OptionFields } from './option-fields';
import { useOptionFields } from './use-option-fields';
import { useQuestionLines } from './use-question-lines';

/**
 * A question is mostly a line or two. On phones, the buttons are one row: the link above the form is the way back from
 * two ways to save.
 */
const Frame = styled.div`
  @container page (width > ${theme.phoneWidth}rem) {
    textarea {
      min-height: 72px;
    }
  }

  ${theme.media.phone} {
    [type='submit'] {
      flex: 2 1 0;
      min-width: min-content;
      padding: ${theme.space(1)} ${theme.space(2)};
    }

    [type='submit'] ~ [type='submit'] {
      flex-grow: 3;
    }

    [type='submit'] ~ [type='submit'] ~ a {
      display: none;
    }
  }
`;

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
  const { answerField, answerCleared, ...options } = useOptionFields(form);
  const { questionField, takeBeforeSave, unclearAnswer, undo } = useQuestionLines(form);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!takeBeforeSave(event)) form.handleSubmit(event);
  };
  const list = pathTo(paths.questionList, { season: quizKey.seasonId, quiz: quizKey.quizId });
  const question = questionForm.toEntity(stored ?? questionForm.blank, form.values);
  return (
    <BesidePhone phone={phone} typed={{ season, quiz, question }}>
      <Frame>
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
          <ClosedNotice quiz={quiz} quizKey={quizKey} />
          <TextAreaField
            dir="auto"
            autoFocus={startsTyping}
            help={t(
              'Tip: paste a question with its four options on separate lines. Mark the answer with * or add a line like Answer: B.',
            )}
            {...questionField}
          />
          {undo && <LinesTaken unclearAnswer={unclearAnswer} onUndo={undo} />}
          <OptionFields {...options} />
          <AnswerField field={answerField} isCleared={answerCleared} />
        </EntityFormCard>
      </Frame>
    </BesidePhone>
  );
}

type AnswerFieldProps = { field: ReturnType<typeof useOptionFields>['answerField']; isCleared: boolean };

const AnswerField = ({ field, isCleared }: AnswerFieldProps) => (
  <>
    {isCleared && (
      <FormMessage tone="info">
        {t('You changed an option, so the correct option was cleared. Choose it again.')}
      </FormMessage>
    )}
    <SelectField
      dir="auto"
      placeholder={t('Choose the correct option')}
      help={
        isTouch()
          ? t('Mark it above or choose it here. Changing an option clears the choice.')
          : t('Mark it above, choose it here, or press 1 to 4. Changing an option clears the choice.')
      }
      {...field}
    />
  </>
);

type LinesTakenProps = { unclearAnswer: string | undefined; onUndo: MouseEventHandler<HTMLButtonElement> };

/** Says what has become of the lines of the question. */
const LinesTaken = ({ unclearAnswer, onUndo }: LinesTakenProps) => (
  <FormMessage tone="info">
    <p>{t('The last lines are now the options.')}</p>
    {unclearAnswer && (
      <p>
        {t('“{answer}” isn’t one of the options. Choose the correct option.', {
          answer: truncate(unclearAnswer, 60),
        })}
      </p>
    )}
    <Button onClick={onUndo}>{t('Undo')}</Button>
  </FormMessage>
);
