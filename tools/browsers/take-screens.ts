import { mkdir } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { databaseOf } from '../../e2e/fixtures/data/database';
import { states } from '../../e2e/fixtures/states';
import type { Product } from '../serve/product';
import { labelsIn } from './labels';
import { openPage, takePage, type Look } from './picture';
import { shots } from './screens';
import { shotsByPerson, showShot } from './show-shot';

const nameOf = ({ viewport, colorScheme }: Look) =>
  `${viewport.width}${colorScheme === 'dark' ? '-dark' : ''}`;

type Screens = {
  browser: Browser;
  product: Product;
  looks: readonly Look[];
  folder: string;
  language: string;
  /** Takes those whose name contains it. */
  only: string;
  /** Takes the rare states of screens, too. */
  withStates: boolean;
  log: (line: string) => void;
};

/** Takes the screens of the demo contest, each with each look. */
export async function takeScreens({
  browser,
  product,
  looks,
  folder,
  language,
  only,
  withStates,
  log,
}: Screens) {
  const wanted = shots.filter(({ name }) => name.includes(only));
  const wantedStates = states.filter(({ name }) => withStates && name.includes(only));
  const label = labelsIn(language);
  const database = databaseOf(product);
  const initially = await database.everything();
  const fileOf = (name: string, look: Look) => `${folder}/${name.replaceAll(' ', '-')}-${nameOf(look)}.webp`;
  await mkdir(folder, { recursive: true });
  for (const look of looks) {
    for (const [person, theirs] of shotsByPerson(wanted)) {
      const page = await openPage(browser, product.origin, look, { person, language });
      for (const shot of theirs) {
        await showShot(page, shot, label);
        await takePage(page, fileOf(shot.name, look));
      }
      await page.context().close();
    }
    await database.restore(initially);
    for (const { name, person, reach } of wantedStates) {
      const page = await openPage(browser, product.origin, look, { person, language });
      await reach(page, { label, database });
      await takePage(page, fileOf(name, look));
      await page.context().close();
      await database.restore(initially);
    }
  }
  log(`Taken: ${wanted.length + wantedStates.length} pictures, ${looks.length} times each, in ${folder}.`);
}
