import type { PropertyField } from '@console/shared/forms';
import { formatMoment, toInputValue } from '@console/shared/format';
import type { Moment } from '@console/shared/model';
import { describeIncomplete } from './incomplete-date';
import { fromInputValue } from './wall-time';

/** A date and time in the format of a date-time input. */
export const momentField = (
  field: Omit<PropertyField<Moment>, 'toValue' | 'toProperty'>,
): PropertyField<Moment> => ({
  toValue: toInputValue,
  toProperty: fromInputValue,
  display: (value) => describeIncomplete(value) ?? formatMoment(fromInputValue(String(value))),
  missing: describeIncomplete,
  ...field,
});
