export { clockChangeAt, dayLimits, fromInputValue } from './wall-time';
