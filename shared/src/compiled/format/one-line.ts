/**
 * A text for a single-line input. Browsers remove line breaks there and join the words; this replaces each break with
 * a space, so that users see what will be stored.
 */
export const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ');
