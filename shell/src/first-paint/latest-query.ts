/**
 * The query that requests a legal text from the live release, where the page contains that of an earlier one.
 */
export const latestQuery = '?latest';
