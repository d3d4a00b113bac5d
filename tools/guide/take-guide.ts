import { mkdir } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { paths, pathTo } from '@console/shared/model';
import { givenQuizForChat, importChat } from '../../e2e/fixtures/chat-list';
import { databaseOf } from '../../e2e/fixtures/data/database';
import { openPage, takeElement, takeWindow, type Look } from '../browsers/picture';
import type { Product } from '../serve/product';
import { Hands, secondsOf } from './hands';
import { givenLastYear } from './last-year';
import { prepareSeason, type TakePicture } from './prepare-season';
import { devices, givenMorningQuiz, morningQuizForm, openMorningQuiz } from './time-zones';

type Means = { browser: Browser; product: Product; look: Look; folder: string };

/**
 * Prepares a season from last year's with its pictures, in the folder `prepare-a-season`. Logs what that takes, and
 * leaves the database as it was.
 */
export async function takeGuide({
  browser,
  product,
  look,
  folder,
  log,
}: Means & { log: (text: string) => void }): Promise<void> {
  const pictures = `${folder}/prepare-a-season`;
  await mkdir(pictures, { recursive: true });
  const database = databaseOf(product);
  const before = await database.everything();
  const season = await givenLastYear(database);
  const page = await openPage(browser, product.origin, look, { person: 'Manager' });
  const hands = new Hands(page);
  let pausedMs = 0;
  const picture: TakePicture = async (name, { shown, withNotices = false } = {}) => {
    const from = performance.now();
    // At a person's pace they go by themselves before the next picture.
    if (!withNotices) await noticesGone(page);
    await settle(page, shown);
    await takeWindow(page, `${pictures}/${name}.webp`);
    pausedMs += performance.now() - from;
  };
  const from = performance.now();
  await prepareSeason({ page, hands, season, picture });
  const machine = (performance.now() - from - pausedMs) / 1000;
  await page.context().close();
  await database.restore(before);

  const { clicks, characters, keys, homings, decisions } = hands.effort;
  const person = secondsOf(hands.effort);
  log(`A season from last year's: ${clicks} clicks, ${characters} characters, ${keys} other keys.`);
  log(
    `About ${Math.round(person + machine)} s for a practised person: ${person.toFixed(0)} s of work by the ` +
      `keystroke-level model (with ${decisions} decisions and ${homings} moves of the hand), ` +
      `and ${machine.toFixed(1)} s that the walk took on this machine.`,
  );
}

/** Takes the form of the same quiz on devices in several time zones, in the folder `time-zones`. */
export async function takeTimeZones({ browser, product, look, folder }: Means): Promise<void> {
  const pictures = `${folder}/time-zones`;
  await mkdir(pictures, { recursive: true });
  const database = databaseOf(product);
  const before = await database.everything();
  const quiz = await givenMorningQuiz(database);
  for (const { name, timezoneId } of devices) {
    const page = await openPage(browser, product.origin, look, { person: 'Manager', timezoneId });
    await openMorningQuiz(page, quiz);
    await settle(page);
    await takeElement(page, morningQuizForm(page), `${pictures}/${name}.webp`);
    await page.context().close();
  }
  await database.restore(before);
}

/** Imports a list from a chat on a phone, in the folder `chat-import`. */
export async function takeChatImport({ browser, product, look, folder }: Means): Promise<void> {
  const pictures = `${folder}/chat-import`;
  await mkdir(pictures, { recursive: true });
  const database = databaseOf(product);
  const before = await database.everything();
  const { season, quiz } = await givenQuizForChat(database);
  const page = await openPage(browser, product.origin, look, { person: 'Host' });
  await page.goto(pathTo(paths.questionImport, { season, quiz }));
  await importChat(page, {
    click: (target) => target.click(),
    async then(step) {
      await settle(page);
      await takeWindow(page, `${pictures}/${step}.webp`);
    },
  });
  await page.context().close();
  await database.restore(before);
}

const noticesGone = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'Notices' }).getByRole('listitem').first().waitFor({ state: 'detached' });

/** Shows a part of the page in the middle of the window, or its top if it is higher; waits for fonts. */
async function settle(page: Page, shown?: Locator): Promise<void> {
  await shown?.evaluate((element) =>
    element.scrollIntoView({
      block: element.getBoundingClientRect().height < innerHeight - 120 ? 'center' : 'start',
    }),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  });
}
