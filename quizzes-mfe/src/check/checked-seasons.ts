const checked = new Set<string>();

/** Remembers, until the page is left, that a season was checked. */
export const rememberChecked = (seasonId: string): void => void checked.add(seasonId);

/** Whether a season was checked since the page was opened: its quizzes then show what was found. */
export const wasChecked = (seasonId: string): boolean => checked.has(seasonId);
