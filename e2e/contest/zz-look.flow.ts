import { test } from '../fixtures/fixtures';
import { address, givenContest, givenQuiz } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { text, whole } from '../fixtures/data/stored';
import { enter } from '../fixtures/screens';

test('look', async ({ page, product }) => {
  const database = databaseOf(product);
  const given = await givenContest(database);
  const at = (m: number) => ({ timestampValue: new Date(Date.now() + m * 60_000).toISOString() });
  await database.put(`${given.seasonPath}/quizzes/QA`, { quiz_id: text('QA'), title: text('Week 9: The Exodus'), description: text('x'), duration: whole(10), language: text('Telugu,English'), start: at(-12), end: at(600), status: text('Upcoming') });
  await database.put(`${given.seasonPath}/quizzes/QB`, { quiz_id: text('QB'), title: text('Week 8'), description: text('x'), duration: whole(10), language: text('Telugu'), start: at(-9000), end: at(-8000), status: text('Ongoing') });
  page.on('console', (m) => console.log(m.type(), m.text().slice(0, 300)));
  await enter(page, 'Manager', address('/home', { season: given.season }));
  await page.waitForTimeout(6000);
  for (const w of [1280, 390]) { await page.setViewportSize({ width: w, height: 900 }); await page.screenshot({ path: `/tmp/look-home-${w}.png` }); }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address('/create-quiz', { season: given.season }));
  await page.waitForTimeout(5000);
  await page.screenshot({ path: `/tmp/look-create-1280.png` });
});
test.describe('elsewhere', () => {
  test.use({ timezoneId: 'America/New_York' });
  test('look elsewhere', async ({ page, product }) => {
    const database = databaseOf(product);
    const given = await givenContest(database);
    await enter(page, 'Manager', address('/home', { season: given.season }));
    await page.waitForTimeout(5000);
    for (const w of [1280, 390]) { await page.setViewportSize({ width: w, height: 900 }); await page.screenshot({ path: `/tmp/look-ny-${w}.png` }); }
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/update-quiz?season=${given.season}&quiz=${given.quiz}`);
    await page.waitForTimeout(5000);
    await page.screenshot({ path: `/tmp/look-ny-edit-1280.png` });
  });
});
