import { storedFonts } from './stored-fonts';

/**
 * Declares the fonts that the cache holds. Those that are there before the first paint are used from then on; for the
 * others the system's stay until the next page, so that no text moves.
 */
export function declareFonts(): void {
  try {
    for (const { family, href, ...descriptors } of storedFonts()) {
      const face = new FontFace(family, `url(${href})`, { ...descriptors, display: 'optional' });
      document.fonts.add(face);
      void face.load().catch(() => undefined);
    }
  } catch {
    // A browser that refuses storage has none.
  }
}
