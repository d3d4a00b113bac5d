import { stopOfficial } from './official';

/** What Jest runs after the last test of the rules. */
export { stopOfficial as default };
