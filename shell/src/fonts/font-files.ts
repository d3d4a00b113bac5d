import sansLatin from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2';
import boldSansLatin from '@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff2';
import sansLatinExt from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff2';
import boldSansLatinExt from '@fontsource/noto-sans/files/noto-sans-latin-ext-600-normal.woff2';
import latin from '@fontsource/noto-sans/unicode.json';
import sansTelugu from '@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff2';
import boldSansTelugu from '@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-600-normal.woff2';
import serifLatin from '@fontsource/noto-serif/files/noto-serif-latin-600-normal.woff2';
import serifLatinExt from '@fontsource/noto-serif/files/noto-serif-latin-ext-600-normal.woff2';
import { scriptFontAt, scriptFonts, type ScriptFont } from './script-fonts';
import type { StoredFont } from './stored-fonts';

/** A font of the console, for the characters of a range as CSS writes it, such as `U+0C00-0C7F,U+25CC`. */
export type FontFile = {
  readonly family: string;
  readonly href: string;
  readonly weight: string;
  readonly unicodeRange: string;
  /** For a script that a system may have no font for: its declaration for the present page. */
  readonly forThisPage?: StoredFont;
};

const text = '400 500';
const bold = '600 700';

const face = (family: string, weight: string, unicodeRange: string, href: string): FontFile => ({
  family,
  href,
  weight,
  unicodeRange,
});

const hrefs: Readonly<Record<string, string>> = {
  'noto-sans-telugu-telugu-400-normal': sansTelugu,
  'noto-sans-telugu-telugu-600-normal': boldSansTelugu,
};

const scriptFace = (font: ScriptFont): FontFile => {
  const href = hrefs[font.file];
  if (!href) throw new Error(`${font.file} is no file of the console`);
  return {
    ...face(font.family, font.weight, font.unicodeRange, href),
    forThisPage: scriptFontAt(font, href),
  };
};

/** The first font family of the theme, in the two weights that it uses; headings have one. */
export const fontFiles: readonly FontFile[] = [
  face('Noto Sans', text, latin.latin, sansLatin),
  face('Noto Sans', bold, latin.latin, boldSansLatin),
  face('Noto Serif', bold, latin.latin, serifLatin),
  face('Noto Sans', text, latin['latin-ext'], sansLatinExt),
  face('Noto Sans', bold, latin['latin-ext'], boldSansLatinExt),
  face('Noto Serif', bold, latin['latin-ext'], serifLatinExt),
  ...Object.values(scriptFonts).flat().map(scriptFace),
];
