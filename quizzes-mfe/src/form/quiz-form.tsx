import { DateTimeField } from '@console/shared/dates';
import { EntityFormCard, type EntityForm, FieldRow, TextAreaField } from '@console/shared/forms';
import { isBlank } from '@console/shared/format';
import { Button, FormMessage, LinkButton, NumberField, SelectField, TextField } from '@console/shared/ui';
import { DatesFields } from '@console/shared/lists';
import { paths, pathTo, type Quiz, type Season } from '@console/shared/model';
import { BesidePhone, type Phone } from '@console/shared/preview';
import { describeShortWindow } from '../describe-short-window';
import { t } from '../i18n';
import { StartField } from './start-field';
import type { SuggestedStart } from './suggested-start';
import { messages, quizForm, reopensQuestions, statusOptions, type QuizFormValues } from '../quiz.form';

interface QuizFormProps {
  form: EntityForm<QuizFormValues>;
  season: Season;
  phone: Phone;
  submitLabel: string;
  /** Where Cancel leads; by default to the quizzes. */
  back?: string | undefined;
  /** The stored quiz; without one, the form has no status field. */
  stored?: Quiz;
  /** For the start of a new quiz. */
  suggestion?: SuggestedStart;
  /** Focuses the title. */
  startsTyping?: boolean;
}

/** The fields of a quiz, to create and to update it. */
export function QuizForm(props: QuizFormProps) {
  const { form, season, phone, submitLabel, back, stored, suggestion, startsTyping } = props;
  const quiz = quizForm.toEntity(stored ?? quizForm.blank, form.values);
  const shortWindow = describeShortWindow(quiz);
  return (
    <BesidePhone phone={phone} typed={{ season, quiz }}>
      <EntityFormCard
        form={form}
        submitLabel={submitLabel}
        actions={
          <LinkButton to={back ?? pathTo(paths.quizList, { season: season.id })}>{t('Cancel')}</LinkButton>
        }
      >
        <TextField autoFocus={startsTyping} {...form.field('title')} />
        <FieldRow>
          <NumberField help={t('In minutes')} {...form.field('duration')} />
          <TextField help={t('Comma separated, e.g. Telugu,English')} {...form.field('language')} />
        </FieldRow>
        {stored ? (
          <DatesFields form={form} />
        ) : (
          <FieldRow>
            <StartField form={form} suggestion={suggestion} />
            <DateTimeField {...form.field('end')} />
          </FieldRow>
        )}
        {shortWindow && <FormMessage tone="info">{shortWindow}</FormMessage>}
        <TextAreaField help={descriptionHelp(stored, form.values)} {...form.field('description')} />
        {stored && isBlank(form.values.description) && !isBlank(season.description) && (
          <div>
            <Button onClick={() => form.setValue('description', season.description)}>
              {t('Use the season’s description')}
            </Button>
          </div>
        )}
        {stored && (
          <SelectField
            help={t('Questions can be added, updated and deleted only while Upcoming.')}
            placeholder={t('Choose a status')}
            options={statusOptions}
            {...form.field('status')}
          />
        )}
        {stored && reopensQuestions(stored, form.values) && (
          <FormMessage tone="info">{messages.reopensQuestions}</FormMessage>
        )}
      </EntityFormCard>
    </BesidePhone>
  );
}

function descriptionHelp(stored: Quiz | undefined, { description }: QuizFormValues): string | undefined {
  if (!stored) return t('A quiz can be created without one, and updated only with one.');
  return isBlank(description)
    ? t('An update needs one. To change only the dates, press the start in the quiz list.')
    : undefined;
}
