import { DateTimeField } from '@console/shared/dates';
import { CheckboxField, FieldRow, TextAreaField, type EntityForm } from '@console/shared/forms';
import { NumberField, SelectField, TextField } from '@console/shared/ui';
import { StartField } from '../form/start-field';
import type { SuggestedStart } from '../form/suggested-start';
import { t } from '../i18n';
import { titlesIn } from './plan-series';
import type { SeriesValues } from './plan-series';
import { rhythmOptions } from './series.form';
import * as Styled from './series.styles';
import { weekdayFields } from './weekdays';

type Props = { form: EntityForm<SeriesValues>; suggestion: SuggestedStart | undefined };

/** The fields of the pattern. */
export function SeriesPattern({ form, suggestion }: Props) {
  const { values, field } = form;
  const titleCount = titlesIn(values).length;
  const locked = { lockedReason: t('As many as there are titles'), value: String(titleCount) };
  return (
    <Styled.Fields>
      <TextAreaField
        dir="auto"
        help={t('Paste one title a line, such as a column of a spreadsheet.')}
        {...field('titles')}
      />
      <TextField
        dir="auto"
        help={t('{number} becomes the number, {line} the title.', { number: '{n}', line: '{title}' })}
        {...field('pattern')}
      />
      <FieldRow>
        <NumberField {...field('firstNumber')} />
        <NumberField {...field('count')} {...(titleCount > 0 && locked)} />
      </FieldRow>
      <FieldRow>
        <StartField form={form} suggestion={suggestion} />
        <DateTimeField {...field('end')} />
      </FieldRow>
      <FieldRow>
        <SelectField options={rhythmOptions} {...field('rhythm')} />
        {values.rhythm === 'days' && <NumberField {...field('every')} />}
      </FieldRow>
      {values.rhythm === 'weekdays' && (
        <Styled.Weekdays>
          <legend>{t('Weekdays')}</legend>
          {weekdayFields.map((day) => (
            <CheckboxField key={day} {...field(day)} />
          ))}
        </Styled.Weekdays>
      )}
      <FieldRow>
        <NumberField help={t('In minutes')} {...field('duration')} />
        <TextField help={t('Comma separated, e.g. Telugu,English')} {...field('language')} />
      </FieldRow>
      <TextAreaField dir="auto" {...field('description')} />
    </Styled.Fields>
  );
}
