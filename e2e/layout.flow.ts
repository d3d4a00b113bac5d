import assert from 'node:assert/strict';
import { follow } from './forms';
import { flows, signIn } from './support';

flows('where things stand', (flow) => {
  flow('the wallpaper is as wide as the window', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of ['/', '/no-such-page']) {
      await page.goto(path);
      const box = await page.getByRole('img', { name: 'Wallpaper' }).boundingBox();
      assert.deepEqual([box?.x, box?.width], [0, 1280]);
    }
  });

  flow('on a phone, no part of the top bar covers another, and the brand has one line', async ({ page }) => {
    await page.goto('/');
    await signIn(page, 'Manager');
    const bar = page.getByRole('banner');
    const name = bar.getByText('Bible Quiz Console');
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      const boxes = await Promise.all(
        [name, bar.getByText('Manager'), bar.getByRole('button', { name: 'Logout' })].map((part) =>
          part.boundingBox(),
        ),
      );
      const [brand, role, logout] = boxes;
      assert.ok(brand && role && logout, 'all are on the screen');
      assert.ok(brand.x + brand.width <= role.x, 'the brand ends where the role begins');
      assert.ok(role.x + role.width <= logout.x, 'the role ends where the button begins');
      assert.ok(logout.x + logout.width <= width - 16, 'the bar ends where the page does');
      const lines = await name.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element.lastChild ?? element);
        return words.getClientRects().length;
      });
      assert.equal(lines, width < 360 ? 2 : 1, `lines of the brand at ${width} px`);
    }
  });

  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ])
    flow(`at ${viewport.width} px, what a form asks for is in view beside the field`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await signIn(page, 'Manager');
      await page.goto('/create-season');
      await page.getByLabel('Host', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Create Season' }).click();
      const message = page.getByText('Please all fields');
      await message.waitFor();
      const uncovered = await message.evaluate((words) => {
        const { left, top, width, height } = words.getBoundingClientRect();
        return words.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      assert.ok(uncovered, 'the message can be read');
      const focused = await page.getByLabel('Season', { exact: true }).boundingBox();
      assert.ok(focused && focused.y > 0 && focused.y + focused.height < viewport.height);
    });

  flow('the questions stand left of the chosen one', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await signIn(page, 'Admin');
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
