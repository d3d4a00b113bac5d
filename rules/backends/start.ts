import { startOfficial } from './official';

/** Runs before the first test of the rules. */
export { startOfficial as default };
