import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseOf } from '../e2e/fixtures/data/database';
import { states } from '../e2e/fixtures/states';
import { launch, startProduct } from '../e2e/fixtures/support';
import { siteBuilds } from './build/builds';
import { UserFacingError, runCommand } from './command';
import { runBuilds } from './build/run-builds';
import { labelsIn } from './browsers/labels';
import { openPage, takePage, type Look } from './browsers/picture';
import { shots } from './browsers/screens';
import { fontSets, type FontSet } from './fonts/test-fonts';
import { takeChatImport, takeGuide, takeTimeZones } from './guide/take-guide';
import { shotsByPerson, showShot } from './browsers/show-shot';
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

const nameOf = ({ viewport, colorScheme }: Look) =>
  `${viewport.width}${colorScheme === 'dark' ? '-dark' : ''}`;

const help = `npm run screenshots [-- options]
  Takes the pictures of docs/screenshots from the production build with the demo contest, at 1280, 390
  and 320 px, light and dark, with the product's own fonts. Then prepares a season as
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
  if (isWholeDocumentation) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const wanted = shots.filter(({ name }) => name.includes(values.only));
  const scheme = values.dark ? 'dark' : 'light';
  const schemes = values.width ? ([scheme] as const) : (['light', 'dark'] as const);
  const looks = (values.width ?? documented).flatMap((width) =>
    schemes.map((colorScheme) => lookOf(width, colorScheme)),
  );
  const wantedStates = states.filter(({ name }) => values.states && name.includes(values.only));
  const { language } = values;
  const label = labelsIn(language);
  const fileOf = (name: string, look: Look) => `${folder}/${name.replaceAll(' ', '-')}-${nameOf(look)}.webp`;
  const initially = await databaseOf(product).everything();
  for (const look of values.guide ? [] : looks) {
    for (const [person, theirs] of shotsByPerson(wanted)) {
      const page = await openPage(browser, product.origin, look, { person, language });
      for (const shot of theirs) {
        await showShot(page, shot, label);
        await takePage(page, fileOf(shot.name, look));
      }
      await page.context().close();
    }
    await databaseOf(product).restore(initially);
    for (const { name, person, reach } of wantedStates) {
      const page = await openPage(browser, product.origin, look, { person, language });
      await reach(page, { label, database: databaseOf(product) });
      await takePage(page, fileOf(name, look));
      await page.context().close();
      await databaseOf(product).restore(initially);
    }
  }
  if (!values.guide)
    log(`Taken: ${wanted.length + wantedStates.length} pictures, ${looks.length} times each, in ${folder}.`);
  if (values.guide || isWholeDocumentation) {
    const look = lookOf('1280', scheme);
    await takeGuide({ browser, product, look, folder, log });
    await takeTimeZones({ browser, product, look, folder });
    await takeChatImport({ browser, product, look: lookOf('390', scheme), folder });
  }
  return 0;
});
