export { deviceAhead, useMinute } from './use-minute';
export { addDays, daysUntil } from './move-dates';
export { clockChangeNote } from './date-time-help';
export { clockChangeAt, dayLimits, fromInputValue } from './wall-time';
export { DateField, DateTimeField } from './date-time-field';
export { momentField } from './moment-field';
