import { DateField } from '@console/shared/dates';
import { CheckboxField, FieldRow, type ConsoleForm } from '@console/shared/forms';
import { formatMoment, weekdayAt, wholeDates } from '@console/shared/format';
import { NumberField, SelectField } from '@console/shared/ui';
import { t } from '../i18n';
import { copyFields, type CopyPreview, type CopyValues } from './copy.form';
import * as Styled from './copy.styles';
import { moved } from './move';

type Props = { form: ConsoleForm<CopyValues>; preview: CopyPreview };

/** Where all dates move to. */
export function CopyDates({ form, preview: { first, days } }: Props) {
  const isByDays = form.values.by === 'days';
  return (
    <Styled.Section aria-labelledby="move-dates">
      <Styled.Heading id="move-dates">{t('Dates')}</Styled.Heading>
      <FieldRow>
        <SelectField
          {...form.field('by')}
          label={copyFields.by.label}
          disabled={first === null}
          options={[
            { value: 'day', label: t('New first day') },
            { value: 'days', label: t('Number of days') },
          ]}
        />
        {isByDays ? (
          <NumberField {...form.field('days')} label={copyFields.days.label} />
        ) : (
          <DateField {...form.field('firstDay')} label={copyFields.firstDay.label} />
        )}
      </FieldRow>
      <CheckboxField
        {...form.field('keepsWeekdays')}
        label={copyFields.keepsWeekdays.label}
        help={t('Moves dates by whole weeks. Times of day don’t change.')}
      />
      <Styled.Note role="status">
        {days === undefined ? '' : wholeDates(describeMove(days, first))}
      </Styled.Note>
    </Styled.Section>
  );
}

function describeMove(days: number, first: number | null): string {
  const move = t('All dates move by {days, plural, one {# day} other {# days}}.', { days });
  const there = moved(first, days);
  if (first === null || there === null) return move;
  return `${move} ${t('First day: {before} becomes {after}.', {
    before: `${weekdayAt(first)} ${formatMoment(first)}`,
    after: `${weekdayAt(there)} ${formatMoment(there)}`,
  })}`;
}
