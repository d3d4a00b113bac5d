export { deviceAhead, serverNow, useMinute } from './use-minute';
export { clockChangeAt, dayLimits, fromInputValue } from './wall-time';
