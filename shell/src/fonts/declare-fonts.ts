import { storedFonts } from './stored-fonts';

/**
 * Declares the fonts in the browser's cache. Fonts that are available before the first paint are used; the
 * others are replaced by system fonts until the next page, so that no text moves.
 */
export function declareFonts(): void {
  try {
    for (const font of storedFonts()) {
      const face = new FontFace(...font);
      document.fonts.add(face);
      face.load().catch(() => undefined);
    }
  } catch {
    // A browser that refuses storage has none.
  }
}
