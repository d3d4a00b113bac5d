import telugu from '@fontsource/noto-sans-telugu/unicode.json';
import type { StoredFont } from './stored-fonts';

/** A font for a script that a system may have none for: its characters would be boxes. */
export type ScriptFont = {
  readonly family: string;
  /** The name of its file, without hash and extension. */
  readonly file: string;
  readonly weight: string;
  readonly unicodeRange: string;
  /** Fonts of systems with this script, by their full or PostScript names. With one of them, none is loaded. */
  readonly inSystems: readonly string[];
};

/** Fonts with Telugu of Android, Windows, Apple's systems and Linux distributions. */
const teluguOfSystems = {
  text: [
    ...['Noto Sans Telugu', 'Noto Sans Telugu Regular', 'Noto Sans Telugu UI', 'Nirmala UI', 'Gautami'],
    ...['Kohinoor Telugu', 'KohinoorTelugu-Regular', 'Lohit Telugu'],
  ],
  bold: [
    ...['Noto Sans Telugu Bold', 'Noto Sans Telugu UI Bold', 'Nirmala UI Bold', 'Gautami Bold'],
    ...['Kohinoor Telugu Semibold', 'KohinoorTelugu-Semibold'],
  ],
} as const;

/** The fonts of scripts beside Latin, by language. */
export const scriptFonts: Readonly<Record<string, readonly ScriptFont[]>> = {
  te: [
    {
      family: 'Noto Telugu',
      file: 'noto-sans-telugu-telugu-400-normal',
      weight: '400 500',
      unicodeRange: telugu.telugu,
      inSystems: teluguOfSystems.text,
    },
    {
      family: 'Noto Telugu',
      file: 'noto-sans-telugu-telugu-600-normal',
      weight: '600 700',
      unicodeRange: telugu.telugu,
      inSystems: teluguOfSystems.bold,
    },
  ],
};

/**
 * The font as arguments of `FontFace`. Until it has loaded, its characters are blank rather than boxes, for at most three
 * seconds.
 */
export const scriptFontAt = (font: ScriptFont, href: string): StoredFont => [
  font.family,
  [...font.inSystems.map((name) => `local("${name}")`), `url(${href})`].join(),
  { weight: font.weight, unicodeRange: font.unicodeRange, display: 'block' },
];
