export { deviceAhead, useMinute } from './use-minute';
export { clockChangeAt, dayLimits, fromInputValue } from './wall-time';
export { DateField, DateTimeField } from './date-time-field';
export { momentField } from './moment-field';
