/** A font in the browser's cache, as arguments of `FontFace`: family, source, descriptors. */
export type StoredFont = readonly [family: string, source: string, descriptors: FontFaceDescriptors];

const key = 'fonts';

/**
 * The fonts that an earlier page left in the browser's cache.
 * @throws SyntaxError when the stored value is not JSON.
 */
export const storedFonts = (): StoredFont[] => JSON.parse(localStorage.getItem(key) ?? '[]') as StoredFont[];

export const storeFonts = (fonts: readonly StoredFont[]): void =>
  localStorage.setItem(key, JSON.stringify(fonts));
