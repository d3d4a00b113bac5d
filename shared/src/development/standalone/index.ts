export { runAlone } from './run-alone';
