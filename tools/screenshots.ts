import { readdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launch, startProduct } from '../e2e/fixtures/support';
import { siteBuilds } from './build/builds';
import { UserFacingError, runCommand } from './command';
import { runBuilds } from './build/run-builds';
import type { Look } from './browsers/picture';
import { takeScreens } from './browsers/take-screens';
import { fontSets, type FontSet } from './fonts/test-fonts';
import { takeChatImport, takeGuide, takeTimeZones } from './guide/take-guide';
import { findBrowser } from './browsers/test-browser';

const root = resolve(__dirname, '..');
const documentation = resolve(root, 'docs/screenshots');
const documented = ['1280', '390', '320'];
const heights: Readonly<Record<string, number>> = { 390: 844, 320: 640 };

/** The system has the product's fonts, so that the first visit renders like later ones. */
const ownFonts = { fonts: 'noto' } as const;

const lookOf = (width: string, colorScheme: Look['colorScheme']): Look => ({
  viewport: { width: Number(width), height: heights[width] ?? 800 },
  colorScheme,
});

const help = `npm run screenshots [-- options]
  Takes the pictures of docs/screenshots from the production build with the demo contest, at 1280, 390
  and 320 px, light and dark, with the product's own fonts, and in Telugu at 1280 and 390 px in the folder
  te. The folder before stays: what the console was before its redesign. Then prepares a season as
  docs/prepare-a-season.md describes, takes the pictures of this guide at 1280 px, logs what it takes a
  person, and takes the form of a quiz in three time zones and the import of a list from a chat at 390 px.

  --guide            only the guide, the time zones and the list from a chat, light or --dark
  --only <word>      those whose name contains the word; the others stay
  --folder <path>    put them there instead
  --fonts <set>      with the fonts of such a system instead: ${fontSets.join(', ')}
  --width <px>       at this width, light, instead; also several times
  --dark             at these widths, dark
  --language <code>  in this language, such as te, instead of English
  --states           also the rare states of screens, such as dialogs and errors`;

const fontSetOf = (name: string): FontSet => {
  const found = fontSets.find((set) => set === name);
  if (!found) throw new UserFacingError(`There are no fonts '${name}', but ${fontSets.join(', ')}.`);
  return found;
};

runCommand(help, async ({ log, signal, onEnd }) => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      folder: { type: 'string', default: documentation },
      fonts: { type: 'string' },
      width: { type: 'string', multiple: true },
      dark: { type: 'boolean', default: false },
      language: { type: 'string', default: 'en' },
      states: { type: 'boolean', default: false },
      guide: { type: 'boolean', default: false },
    },
  });
  const folder = resolve(values.folder);
  const fonts = values.fonts === undefined ? ownFonts : { fonts: fontSetOf(values.fonts) };
  await runBuilds(siteBuilds, { root, log, signal });
  process.env.CONSOLE_BROWSER ??= findBrowser(log);
  const browser = await launch(fonts);
  onEnd(() => browser.close());
  const product = await startProduct();
  onEnd(() => product.close());
  const isWholeDocumentation = folder === documentation && !values.only && !values.guide;
  if (isWholeDocumentation) await removePictures(folder);

  const scheme = values.dark ? 'dark' : 'light';
  const schemes = values.width ? ([scheme] as const) : (['light', 'dark'] as const);
  const looksAt = (widths: readonly string[], colorSchemes: readonly Look['colorScheme'][]) =>
    widths.flatMap((width) => colorSchemes.map((colorScheme) => lookOf(width, colorScheme)));
  const take = { browser, product, only: values.only, log };
  if (!values.guide) {
    const looks = looksAt(values.width ?? documented, schemes);
    await takeScreens({ ...take, looks, folder, language: values.language, withStates: values.states });
  }
  if (isWholeDocumentation) {
    const looks = looksAt(['1280', '390'], ['light']);
    await takeScreens({ ...take, looks, folder: `${folder}/te`, language: 'te', withStates: false });
  }
  if (values.guide || isWholeDocumentation) {
    const look = lookOf('1280', scheme);
    await takeGuide({ browser, product, look, folder, log });
    await takeTimeZones({ browser, product, look, folder });
    await takeChatImport({ browser, product, look: lookOf('390', scheme), folder });
  }
  return 0;
});

/** Removes what the documentation's pictures are made again from; those of before stay. */
async function removePictures(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name !== 'before') await rm(`${folder}/${name}`, { recursive: true });
}
