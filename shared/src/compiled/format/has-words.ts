/**
 * Whether a text has a search as it is typed, or each of its words, in any order, at the beginning of a word. Both are folded.
 * @example hasWords('goliath and david', 'david gol') // true
 * @example hasWords('week 21', 'week 1') // false
 */
export const hasWords = (text: string, search: string): boolean =>
  text.includes(search) || search.split(/\s+/).every((word) => ` ${text}`.includes(` ${word}`));
