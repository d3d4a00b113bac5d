import type { StoredFont } from './stored-fonts';

/** Declares fonts whose family the page does not have. The browser loads each when one of its characters is shown. */
export function declareScriptFonts(fonts: readonly StoredFont[]): void {
  const declared = [...document.fonts].map(({ family }) => family.replace(/["']/g, ''));
  for (const font of fonts) if (!declared.includes(font[0])) document.fonts.add(new FontFace(...font));
}
