import { languages, nameOf } from '@console/shared/i18n';
import { readStoredSession } from '@console/shared/session';
import { savesData } from '../lib/saves-data';
import { declareScriptFonts } from './declare-script-fonts';
import { fontFiles, type FontFile } from './font-files';
import { storedFonts, storeFonts, type StoredFont } from './stored-fonts';

/** A script that the system may have no font for is never shown in boxes, also where the browser's cache has lost the file. */
const fontOf = ({ family, href, weight, unicodeRange, forThisPage }: FontFile): StoredFont => [
  family,
  `url(${href})`,
  { weight, unicodeRange, display: forThisPage ? 'block' : 'optional' },
];

/**
 * Declares the fonts of scripts that the system may have no font for, as text of them may be pasted at any time. Then
 * fetches the fonts of all characters on the screen, and stores for the next page that they are in the browser's cache:
 * the current page keeps its fonts, so no text moves. A failed file is retried on the next screen.
 */
export async function cacheFonts(files: readonly FontFile[] = fontFiles): Promise<void> {
  try {
    declareScriptFonts(files.flatMap(({ forThisPage }) => (forThisPage ? [forThisPage] : [])));
    if (savesData()) return;
    const text = shownText();
    const shown = files.filter(({ unicodeRange }) => charactersOf(unicodeRange).test(text));
    const stored = new Set(storedFonts().map(([, source]) => source));
    const isStored = ({ href }: FontFile) => stored.has(`url(${href})`);
    const missing = shown.filter((file) => !isStored(file));
    if (missing.length === 0) return;
    await Promise.all(missing.map(fetchFont));
    // After a logout in between, nothing may be stored on the device.
    if (!readStoredSession()) return;
    storeFonts(files.filter((file) => isStored(file) || missing.includes(file)).map(fontOf));
  } catch (error) {
    console.info('The fonts did not come; those of the system serve', error);
  }
}

async function fetchFont({ href }: FontFile): Promise<void> {
  const answer = await fetch(href, { priority: 'low' });
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`);
  await answer.arrayBuffer();
}

const charactersOf = (unicodeRange: string): RegExp =>
  new RegExp(
    `[${unicodeRange.replace(/U\+([\dA-F]+)(?:-([\dA-F]+))?,?/gi, (_part, first: string, last: string = first) => `\\u{${first}}-\\u{${last}}`)}]`,
    'u',
  );

/** Without the names of languages that can be chosen: each is the only text of its script for those who do not read it. */
const shownText = (): string =>
  languages.reduce((text, language) => text.replace(nameOf(language), ''), document.body.innerText);
