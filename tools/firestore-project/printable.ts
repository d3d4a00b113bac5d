/** Stored text without the control characters by which it could change what the terminal shows. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '?');
