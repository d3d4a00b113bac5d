import { seasonStatuses, type SeasonStatus } from '@console/shared/model';
import { shortened } from '@console/shared/format';
import { SelectField, type SelectFieldProps } from '@console/shared/ui';

const labels: Record<SeasonStatus, string> = { active: 'Activate', deactivated: 'Deactivate' };
/** The statuses as the form calls them. */
export const statusOptions = seasonStatuses.map((status) => ({ value: status, label: labels[status] }));

type SeasonStatusFieldProps = Omit<SelectFieldProps, 'options'> & { storedStatus: string };

/** Activate or Deactivate; another client's status cannot be kept, so the field says what it was. */
export function SeasonStatusField({ storedStatus, ...field }: SeasonStatusFieldProps) {
  const known = statusOptions.some(({ value }) => value === storedStatus);
  return (
    <SelectField
      options={statusOptions}
      placeholder={known && field.value ? undefined : 'Choose a status'}
      help={
        known || !storedStatus
          ? "Only an active season's quizzes can be opened."
          : `Stored now: ${shortened(storedStatus, 100)}`
      }
      {...field}
    />
  );
}
