import assert from 'node:assert/strict';
import { address, givenContest, givenQuiz } from './contest';
import { databaseOf } from './database';
import { press } from './forms';
import { enter } from './screens';
import { text } from './stored';
import { flows } from './support';

flows('deleting a quiz', (flow) => {
  for (const status of ['Upcoming', 'Ongoing', 'Finished']) {
    flow(`that is ${status} takes its questions and results along, and nothing else`, async (at) => {
      const { page, product } = at;
      const database = databaseOf(product);
      const given = await givenContest(database, {
        quiz: { status: text(status) },
        questions: 3,
        results: 2,
      });
      await givenQuiz(database, given.season, { questions: 2, results: 2 });
      const below = [...(await database.everything()).keys()].filter((path) =>
        path.startsWith(given.quizPath),
      );

      await enter(page, 'Host');
      await page.goto(address('/home', { season: given.season }));
      await page.getByRole('row', { name: given.quiz }).getByRole('button', { name: 'Delete Quiz' }).click();
      const dialog = page.getByRole('dialog', {
        name: `Given season ${given.season} Season Deletion`,
        exact: true,
      });
      await dialog
        .getByText('Are you certain? Once Deleted, it cannot be recovered.', { exact: true })
        .waitFor();
      await dialog
        .getByText(`Given quiz ${given.quiz} will be deleted, with 3 questions and 2 results.`)
        .waitFor();
      assert.deepEqual(await database.changesDuring(() => press(page, 'Close')), {});

      await page.getByRole('row', { name: given.quiz }).getByRole('button', { name: 'Delete Quiz' }).click();
      const deleted = await database.changesDuring(async () => {
        await press(page, 'Delete');
        await page.getByRole('row', { name: given.quiz }).waitFor({ state: 'detached' });
        await dialog.waitFor({ state: 'detached' });
      });
      assert.equal(below.length, 6);
      assert.deepEqual(deleted, Object.fromEntries(below.map((path) => [path, 'removed'])));
    });
  }
});
