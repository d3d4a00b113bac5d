/** A font that the browser's cache holds, as the browser is told of it. */
export type FontFile = {
  readonly family: string;
  readonly href: string;
  readonly weight: string;
  readonly unicodeRange: string;
};

const key = 'fonts';

/** The fonts that the last page left in the browser's cache. @throws SyntaxError for what is no list of fonts. */
export const storedFonts = (): FontFile[] => JSON.parse(localStorage.getItem(key) ?? '[]') as FontFile[];

export const storeFonts = (files: readonly FontFile[]): void =>
  localStorage.setItem(key, JSON.stringify(files));
