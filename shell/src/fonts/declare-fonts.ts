import { storedFonts } from './stored-fonts';

/**
 * Declares the fonts that the cache holds. Those that are there before the first paint are used from then on; for the
 * others the system's stay until the next page, so that no text moves.
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
