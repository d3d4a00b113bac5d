import assert from 'node:assert/strict';
import { openInPlace } from '../../tools/browsers/show-shot';
import { fontSets, usualFonts } from '../../tools/fonts/test-fonts';
import { address, givenContest } from '../fixtures/data/contest';
import { question } from '../fixtures/data/creations';
import { databaseOf } from '../fixtures/data/database';
import { longUnless, test } from '../fixtures/fixtures';
import { fill, follow, heading, press } from '../fixtures/forms';
import {
  assertListsInSight,
  assertPanelIsBar,
  assertPrintsRowsOnly,
  assertQuestionFits,
  assertRowsFirst,
  assertBarIsOneLine,
  assertRefusalInView,
  assertTakesTwoLines,
  assertKeyboardLeavesInSight,
  assertCountKeepsTitle,
} from './layout-checks';
import { isTaken } from '../pages/painted-page';
import { enter } from '../fixtures/screens';
import { text } from '../fixtures/data/stored';

test.describe('layout', () => {
  test('the wallpaper is as wide as the window, at the root and at unknown paths @2.06 @2.07', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of ['/', '/no-such-page', '/seasons/deeper']) {
      await page.goto(path);
      await isTaken(page);
      const box = await page.getByRole('img', { name: 'Wallpaper' }).boundingBox();
      assert.deepEqual([box?.x, box?.width], [0, 1280]);
    }
  });

  test('the links of the footer stand on one line, and the questions are left of the selected one @2.67', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await enter(page, 'Admin');
    const middles = await page
      .getByRole('contentinfo')
      .locator('> span, a, button')
      .evaluateAll((parts) =>
        parts.map((part) => {
          const text = document.createRange();
          text.selectNodeContents(part);
          const { top, height } = text.getBoundingClientRect();
          return top + height / 2;
        }),
      );
    assert.ok(Math.max(...middles) - Math.min(...middles) < 1, middles.join(', '));

    await page.setViewportSize({ width: 1280, height: 800 });
    const season = page.getByRole('row', { name: 'Through the Bible in Fourteen Weeks' });
    await season.getByRole('link', { name: 'View Quizzes' }).click();
    await follow(page, 'View Questions');
    const chosen = page.getByRole('article');
    await chosen.getByText('Correct Answer').waitFor();
    const [list, detail] = await Promise.all([
      page.getByRole('navigation', { name: 'Questions' }).boundingBox(),
      chosen.boundingBox(),
    ]);
    assert.ok(list && detail, 'both are on the screen');
    assert.ok(list.x + list.width <= detail.x, 'the list ends where the question begins');
    assert.ok(
      list.y < detail.y + detail.height && detail.y < list.y + list.height,
      'they stand side by side',
    );
  });
});

for (const fonts of fontSets)
  test.describe(`layout with the fonts of ${fonts}`, longUnless(fonts === usualFonts), () => {
    test.use({ fonts });

    const mostLines = (width: number) => (fonts === 'dejavu' || width < 390 ? 2 : 1);

    test('the list of quizzes, on a phone, on paper and in each language', async ({ page, product }) => {
      const { season, quiz } = await givenContest(databaseOf(product), {
        season: { season: text('Letters of Paul') },
        quiz: { title: text('Week 1') },
        questions: 7,
      });
      await page.setViewportSize({ width: 1280, height: 800 });
      await enter(page, 'Manager');
      for (const lang of fonts === 'dejavu' ? ['en'] : ['te', 'en'])
        await test.step(`at 1280 px, a quiz takes two lines, its actions one, in ${lang}`, async () => {
          await page.goto(address('/home', { season, quiz, lang }));
          await assertTakesTwoLines(page);
        });
      await test.step('on a phone, its panel is a bar', () => assertPanelIsBar(page));
      await test.step('on a phone, the rows begin high', async () => {
        await assertRowsFirst(page, page.locator('tbody tr'), {
          top: 235,
          controls: 6,
          // Wide letters have the actions on a line of their own.
          height: 116,
        });
        await page.goto(address('/quizzes', { season, quiz }));
        const questions = page.getByRole('navigation', { name: 'Questions' }).getByRole('listitem');
        await assertRowsFirst(page, questions, { top: 235, controls: 4, height: 46 });
      });
      await test.step('on a phone, the page stays at its top for a new question that fits', async () => {
        await page.goto(address('/create-question', { season, quiz }));
        await fill(page, question);
        await press(page, 'Add Question');
        await page.getByRole('button', { name: 'Whom did Paul send back' }).waitFor();
        assert.equal(await page.evaluate(() => scrollY), 0);
        await page.goto(address('/home', { season }));
      });
      // Wide letters take two lines, which fit into the bar.
      await test.step('on a phone, the top bar is one line high', () => assertBarIsOneLine(page, mostLines));
      await test.step('on paper, it has rows only', () => assertPrintsRowsOnly(page, 'Week 1'));
    });

    test('a form shows the message of a field beside it, and on a phone its keyboard covers neither field nor buttons', async ({
      page,
      product,
    }) => {
      const { season, quiz } = await givenContest(databaseOf(product));
      await enter(page, 'Manager', '/create-season');
      for (const [width, height] of [
        [1366, 768],
        [1280, 800],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await openInPlace(page, '/create-season');
        await assertRefusalInView(page, height);
        await openInPlace(page, '/seasons');
        await heading(page, 'Seasons').waitFor();
      }
      await openInPlace(page, address('/create-question', { season, quiz }));
      await assertQuestionFits(page);
      await assertKeyboardLeavesInSight(page);
    });

    test('lists show all that can be pressed, at every width', async ({ page, product }) => {
      await enter(page, 'Admin');
      await assertListsInSight(page);
      await page.setViewportSize({ width: 320, height: 640 });
      for (const title of ['Week 12: The Cross and', 'Week 12: The Cross and the Empty Tomb, and w']) {
        const given = await givenContest(databaseOf(product), { quiz: { title: text(title) } });
        await page.goto(address('/quizzes', { season: given.season, quiz: given.quiz }));
        await assertCountKeepsTitle(heading(page, title));
      }
    });
  });
