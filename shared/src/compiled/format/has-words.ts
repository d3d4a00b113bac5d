/** Whether a text has each word of a search, or a part of a word, in any order. Both are folded. */
export const hasWords = (text: string, search: string): boolean =>
  search.split(/\s+/).every((word) => text.includes(word));
