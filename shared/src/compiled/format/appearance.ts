const virama = '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca]';

/** Joiners that change how letters are drawn: after the sign that a consonant has no vowel, and between Arabic letters. */
const seenJoiner = `(?<=${virama})\\u200d|(?<=${virama})\\u200c(?=\\p{L})|(?<=\\p{Script=Arabic})\\u200c(?=\\p{Script=Arabic})`;

const unseen = new RegExp(`(${seenJoiner})|\\p{Default_Ignorable_Code_Point}`, 'gu');

/**
 * What readers see of a text, without regard to case: texts with the same appearance look the same, whatever characters
 * without a width they have, and however their spaces and accents are stored.
 */
export const appearance = (text: string): string =>
  text.normalize().replace(unseen, '$1').replace(/\s+/g, ' ').trim().normalize().toLowerCase();
