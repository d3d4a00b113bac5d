import { languages, nameOf } from '@console/shared/i18n';
import { readStoredSession } from '@console/shared/session';
import { savesData } from '../app/saves-data';
import { fontFiles, type FontFile } from './font-files';
import { storedFonts, storeFonts, type StoredFont } from './stored-fonts';

const fontOf = ({ family, href, weight, unicodeRange }: FontFile): StoredFont => [
  family,
  `url(${href})`,
  { weight, unicodeRange, display: 'optional' },
];

/**
 * Fetches the fonts of the characters on the screen, and stores for the next page that they are in the
 * browser's cache. The current page keeps its fonts, so no text moves, except for a script for which the
 * system may have no font. A failed file is retried on the next screen.
 */
export async function cacheFonts(files: readonly FontFile[] = fontFiles): Promise<void> {
  if (savesData()) return;
  try {
    const stored = new Set(storedFonts().map(([, source]) => source));
    const isStored = ({ href }: FontFile) => stored.has(`url(${href})`);
    const missing = files.filter((file) => !isStored(file) && isShown(file.unicodeRange));
    if (missing.length === 0) return;
    await Promise.all(missing.map(fetchFont));
    // After a logout in between, nothing may be stored on the device.
    if (!readStoredSession()) return;
    storeFonts(files.filter((file) => isStored(file) || missing.includes(file)).map(fontOf));
    for (const file of missing)
      if (file.isRare) document.fonts.add(await new FontFace(...fontOf(file)).load());
  } catch (error) {
    console.info('The fonts did not come; those of the system serve', error);
  }
}

async function fetchFont({ href }: FontFile): Promise<void> {
  const answer = await fetch(href, { priority: 'low' });
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`);
  await answer.arrayBuffer();
}

/** Whether the page shows a character of this range. */
const isShown = (unicodeRange: string): boolean =>
  new RegExp(
    `[${unicodeRange.replace(/U\+([\dA-F]+)(?:-([\dA-F]+))?,?/gi, (_part, first: string, last: string = first) => `\\u{${first}}-\\u{${last}}`)}]`,
    'u',
  ).test(shownText());

/** Without the names of languages that can be chosen: each is the only text of its script for those who do not read it. */
const shownText = (): string =>
  languages.reduce((text, language) => text.replace(nameOf(language), ''), document.body.innerText);
