export { addDays, daysUntil } from './move-dates';
export { clockChangeAt, dayLimits, fromInputValue } from './wall-time';
