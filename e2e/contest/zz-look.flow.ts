import { databaseOf } from '../fixtures/data/database';
import { address, givenContest } from '../fixtures/data/contest';
import { test } from '../fixtures/fixtures';
import { enter } from '../fixtures/screens';

for (const [name, width, scheme] of [
  ['1280-light', 1280, 'light'],
  ['1280-dark', 1280, 'dark'],
  ['390-light', 390, 'light'],
  ['390-dark', 390, 'dark'],
] as const)
  test(`look ${name}`, async ({ page, product }) => {
    const given = await givenContest(databaseOf(product));
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await enter(page, 'Host', address('/create-quizzes', { season: given.season }));
    await page.getByLabel('Titles').fill(Array.from({ length: 12 }, (_, i) => `Chapter ${i + 1} of the book`).join('\n'));
    await page.getByLabel('First Start Time').fill('2026-11-22T06:00');
    await page.getByLabel('First End Time').fill('2026-11-30T20:00');
    await page.getByLabel('Duration').fill('20');
    await page.getByLabel('Languages').fill('Telugu,English');
    await page.getByRole('button', { name: 'Edit Week 2' }).click();
    await page.screenshot({ path: `/tmp/series-${name}.png`, fullPage: true });
    if (width === 390) {
      await page.getByLabel('Repeats').selectOption('weekdays');
      await page.getByRole('button', { name: 'Create' }).click();
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/series-${name}-faults.png` });
    }
  });
