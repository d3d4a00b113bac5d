import { styled } from 'styled-components';
import { DateField } from '@console/shared/dates';
import { CheckboxField, type ConsoleForm } from '@console/shared/forms';
import { formatMoment, weekdayAt, wholeDates } from '@console/shared/format';
import { NumberField, SelectField, theme } from '@console/shared/ui';
import { t } from '../i18n';
import { copyFields, type CopyPreview, type CopyValues } from './copy.form';
import * as Styled from './copy.styles';
import { moved } from './move';

/** Two short fields stand side by side on phones, too, the one with words a little wider. */
const ShortFields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(4)} ${theme.space(3)};

  > * {
    flex: 1 1 8.75rem;
  }

  > :first-child {
    flex-basis: 10.25rem;
  }
`;

type Props = { form: ConsoleForm<CopyValues>; preview: CopyPreview };

/** Where all dates move to. */
export function CopyDates({ form, preview: { first, days } }: Props) {
  const isByDays = form.values.by === 'days';
  return (
    <Styled.Section aria-labelledby="move-dates">
      <Styled.Heading id="move-dates">{t('Dates')}</Styled.Heading>
      <ShortFields>
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
      </ShortFields>
      <CheckboxField
        {...form.field('keepsWeekdays')}
        label={copyFields.keepsWeekdays.label}
        help={t('Moves dates by whole weeks. Times of day don’t change.')}
      />
      <Styled.Note role="status">
        <span>{days === undefined ? '' : wholeDates(describeMove(days, first))}</span>
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
