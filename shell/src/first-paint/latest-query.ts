/** The query that asks for a legal text from the live release, where the page holds that of an earlier one. */
export const latestQuery = '?latest';
