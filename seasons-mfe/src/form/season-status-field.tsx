import { truncate } from '@console/shared/format';
import { SelectField, type SelectFieldProps } from '@console/shared/ui';
import { t } from '../i18n';
import { statusOptions } from '../season.form';

type SeasonStatusFieldProps = Omit<SelectFieldProps, 'options'> & { storedStatus: string };

/** Activate or Deactivate; a status of another client cannot be kept, so the field shows what it was. */
export function SeasonStatusField({ storedStatus, ...field }: SeasonStatusFieldProps) {
  const known = statusOptions.some(({ value }) => value === storedStatus);
  return (
    <SelectField
      options={statusOptions}
      placeholder={known && field.value ? undefined : t('Choose a status')}
      help={
        known || !storedStatus
          ? t('You can only open the quizzes of an active season.')
          : t('Currently: {status}', { status: truncate(storedStatus, 100) })
      }
      {...field}
    />
  );
}
