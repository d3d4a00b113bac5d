/** Marks above and below letters of Latin, Greek and Cyrillic. The signs of Telugu are letters to a reader, and stay. */
const diacritics = /[\u0300-\u036f]/g;

/** Zero-width characters, soft hyphens, marks of direction and the like. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * A text as it is searched: without case, diacritics, invisible characters and variants of letters, quotes, dashes and
 * spaces. It is the same in every language: “ı” and “İ” are “i”, “ß” is “ss”, and “ς” is “σ”.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(diacritics, '')
    .replace(invisible, '')
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .toUpperCase()
    .toLowerCase()
    .replace(/ς/g, 'σ')
    // What the lower case of “İ” brings.
    .replace(diacritics, '')
    .normalize();
