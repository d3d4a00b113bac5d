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
