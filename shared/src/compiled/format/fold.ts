/** Marks above and below letters of Latin, Greek and Cyrillic. The signs of Telugu are letters to a reader, and stay. */
const diacritics = /[\u0300-\u036f]/g;

/** Zero-width characters, soft hyphens and byte order marks. */
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/**
 * A text as it is searched: without case, diacritics, invisible characters and variants of letters, quotes and dashes. It
 * is the same in every language: “ı” and “İ” are “i”, “ß” is “ss”, and “ς” is “σ”.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(diacritics, '')
    .replace(invisible, '')
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase()
    .toLowerCase()
    .replace(/ς/g, 'σ')
    // What the lower case of “İ” brings.
    .replace(diacritics, '')
    .normalize();
