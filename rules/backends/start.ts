import { startOfficial } from './official';

/** What Jest runs before the first test of the rules. */
export { startOfficial as default };
