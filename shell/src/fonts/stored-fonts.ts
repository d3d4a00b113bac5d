/** A font that the browser's cache holds, as `FontFace` takes it: family, source, and what it is for. */
export type StoredFont = readonly [family: string, source: string, descriptors: FontFaceDescriptors];

const key = 'fonts';

/** The fonts that an earlier page left in the browser's cache. @throws SyntaxError for what is no list of fonts. */
export const storedFonts = (): StoredFont[] => JSON.parse(localStorage.getItem(key) ?? '[]') as StoredFont[];

export const storeFonts = (fonts: readonly StoredFont[]): void =>
  localStorage.setItem(key, JSON.stringify(fonts));
