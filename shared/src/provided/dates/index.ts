export { deviceAhead, serverNow, useMinute } from './use-minute';
export { clockChangeAt, dayLimits, fromInputValue, laterByDays, weekdayOf } from './wall-time';
