import { stopOfficial } from './official';

/** Runs after the last test of the rules. */
export { stopOfficial as default };
