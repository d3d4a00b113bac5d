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
          ? t("Only an active season's quizzes can be opened.")
          : t('Stored now: {status}', { status: truncate(storedStatus, 100) })
      }
      {...field}
    />
  );
}
