import { truncate } from '@console/shared/format';
import { SelectField, type SelectFieldProps } from '@console/shared/ui';
import { statusOptions } from '../season.form';

type SeasonStatusFieldProps = Omit<SelectFieldProps, 'options'> & { storedStatus: string };

/** Activate or Deactivate; a status of another client cannot be kept, so the field shows what it was. */
export function SeasonStatusField({ storedStatus, ...field }: SeasonStatusFieldProps) {
  const known = statusOptions.some(({ value }) => value === storedStatus);
  return (
    <SelectField
      options={statusOptions}
      placeholder={known && field.value ? undefined : 'Choose a status'}
      help={
        known || !storedStatus
          ? "Only an active season's quizzes can be opened."
          : `Stored now: ${truncate(storedStatus, 100)}`
      }
      {...field}
    />
  );
}
