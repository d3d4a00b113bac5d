import { seasonStatuses, type SeasonStatus } from '@console/shared/model';
import { shortened } from '@console/shared/format';
import { SelectField, type SelectFieldProps } from '@console/shared/ui';

const labels: Record<SeasonStatus, string> = { active: 'Activate', deactivated: 'Deactivate' };
const options = seasonStatuses.map((status) => ({ value: status, label: labels[status] }));

type SeasonStatusFieldProps = Omit<SelectFieldProps, 'label' | 'options'> & { storedStatus: string };

/** Activate or Deactivate; another client's status cannot be kept, so the field says what it was. */
export function SeasonStatusField({ storedStatus, ...field }: SeasonStatusFieldProps) {
  const known = options.some(({ value }) => value === storedStatus);
  return (
    <SelectField
      label="Status"
      options={options}
      placeholder={known ? undefined : 'Choose a status'}
      help={
        known || !storedStatus
          ? "Only an active season's quizzes can be opened."
          : `Stored now: ${shortened(storedStatus, 100)}`
      }
      {...field}
    />
  );
}
