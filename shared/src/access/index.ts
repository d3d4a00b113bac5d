export { SeasonGate } from './season-gate';
