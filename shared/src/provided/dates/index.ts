export { deviceAhead, useIsTimeKnown, useMinute } from './use-minute';
export { clockChangeAt, dayLimits, fromInputValue, addDaysToValue, weekdayOf } from './wall-time';
export { addDays, daysUntil } from './move-dates';
export { clockChangeNote } from './date-time-help';
export { DateField, DateTimeField } from './date-time-field';
export { momentField } from './moment-field';
