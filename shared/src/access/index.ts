export { isRefused } from './is-refused';
export { SeasonGate } from './season-gate';
