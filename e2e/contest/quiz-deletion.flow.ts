import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { newId } from '../../shared/src/provided/data/writes/new-id';
import type { Product } from '../../tools/serve/product';
import { address, givenContest, givenQuiz, questionOf } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { expect, test } from '../fixtures/fixtures';
import { arrivesAt, press, pressInMenu } from '../fixtures/forms';
import { enter } from '../fixtures/screens';
import { putDocuments, text, time, truth, type StoredFields } from '../fixtures/data/stored';
import { backendAway } from '../fixtures/checks/console-errors';
import { cutAfter } from '../fixtures/cut-after';

/** Adds this many questions, in batches that the database accepts. */
async function addQuestions(product: Product, quizPath: string, count: number): Promise<void> {
  for (let added = 0; added < count; added += 500) {
    const documents: Record<string, StoredFields> = {};
    for (let each = added; each < Math.min(count, added + 500); each += 1) {
      const id = newId();
      documents[`${quizPath}/questions/${id}`] = questionOf(quizPath, `Question ${each}`, id);
    }
    await putDocuments(product, documents);
  }
}

const markerOf = (season: string, quiz: string) => `seasons/${season}/quiz_deletions/${quiz}`;

/** A notice disappears after some time, so start waiting before it appears; a slow backend takes long. */
const shown = (page: Page, notice: string): Promise<void> => page.getByText(notice).waitFor();

const unfinished = (page: Page, quiz: string) =>
  page.getByRole('region', { name: `Unfinished deletion of Given quiz ${quiz}`, exact: true });

test.describe('deleting a quiz', () => {
  test('of any status deletes its questions and results, and nothing else @2.43 @3.11 @7.10 @7.11 @firefox', async ({
    page,
    product,
  }) => {
    const database = databaseOf(product);
    const { season, quizPath: kept } = await givenContest(database, { questions: 2, results: 2 });
    const all: Awaited<ReturnType<typeof givenQuiz>>[] = [];
    for (const status of ['Upcoming', 'Ongoing', 'Finished'])
      all.push(
        await givenQuiz(database, season, { quiz: { status: text(status) }, questions: 3, results: 2 }),
      );
    await enter(page, 'Host', address('/home', { season }));
    const dialog = page.getByRole('dialog', { name: `Given season ${season} Season Deletion`, exact: true });
    for (const { quiz, quizPath } of all) {
      const row = page.getByRole('row', { name: quiz });
      const before = [...(await database.everything()).keys()];
      const below = before.filter((path) => path.startsWith(quizPath));
      expect(below).toHaveLength(6);
      await pressInMenu(row, 'Delete Quiz');
      await dialog.getByText(`Given quiz ${quiz} will be deleted, with 3 questions and 2 results.`).waitFor();
      const closed = await database.changesDuring(async () => {
        await press(dialog, 'Close');
        await expect(dialog).toHaveCount(0);
      });
      expect(closed).toEqual({});

      await pressInMenu(row, 'Delete Quiz');
      const deleted = await database.changesDuring(async () => {
        await press(dialog, 'Delete');
        await expect(row).toHaveCount(0);
        await expect(dialog).toHaveCount(0);
      });
      const { [markerOf(season, quiz)]: left, ...gone } = deleted;
      expect(gone).toEqual(Object.fromEntries(below.map((path) => [path, 'removed'])));
      expect(left).toMatchObject({ finished: truth(true) });
    }
    await expect(page.getByRole('row', { name: kept.split('/').at(-1) })).toBeVisible();
  });

  test('of any size disappears at once, and another host can finish the deletion @7.10 @7.11', async ({
    page,
    product,
    visitor,
    expectErrors,
  }) => {
    expectErrors(backendAway, /Deleting a quiz stopped/);
    const database = databaseOf(product);
    const given = await givenContest(database, { quiz: { status: text('Ongoing') }, results: 20 });
    const { season, quiz, quizPath } = given;
    await addQuestions(product, quizPath, 270);
    await givenQuiz(database, season, { questions: 3, results: 2 });
    const home = address('/home', { season });
    const before = await database.everything();
    const below = () =>
      database.everything().then((all) => [...all.keys()].filter((path) => path.startsWith(quizPath)));

    const viewer = await visitor();
    await enter(viewer, 'Host', address('/quizzes', { season, quiz }));
    await viewer.getByText('This quiz is Ongoing').waitFor();

    await enter(page, 'Manager', home);
    await pressInMenu(page.getByRole('row', { name: quiz }), 'Delete Quiz');
    await page.getByText('with 271 questions and 20 results.').waitFor();
    const killed = cutAfter(page, 2);
    const message = shown(viewer, 'This quiz no longer exists');
    await press(page, 'Delete');
    await killed;
    await page.close();

    const left = await below();
    assert.ok(left.length > 0 && left.length < 292, `${left.length} are left`);
    assert.ok(!left.includes(quizPath));

    await arrivesAt(viewer, home);
    await message;
    await viewer.getByRole('row', { name: quiz }).waitFor({ state: 'detached' });
    await database.write(`${quizPath}/results/late`, { score: text('1') });
    await unfinished(viewer, quiz)
      .getByText(/are left/)
      .waitFor();
    await press(viewer, 'Finish deleting');
    await shown(viewer, `Finished deleting “Given quiz ${quiz}”`);
    await unfinished(viewer, quiz).waitFor({ state: 'detached' });

    const kept = [...before].filter(([path]) => !path.startsWith(quizPath));
    assert.equal(before.size - kept.length, 292);
    const after = new Map(await database.everything());
    assert.deepEqual(after.get(markerOf(season, quiz))?.finished, truth(true));
    after.delete(markerOf(season, quiz));
    const history = [...after].filter(([path]) => path.startsWith(`seasons/${season}/history/`));
    const [deletion, ...others] = history.filter(([path]) => !path.includes('/parts/'));
    assert.deepEqual(others, []);
    assert.deepEqual(deletion?.[1].complete, truth(true));
    for (const [path] of history) after.delete(path);
    assert.deepEqual(after, new Map(kept));
  });

  const atOnce = 'that was interrupted is completed when two people finish it at once';
  test(atOnce, { tag: '@long' }, async ({ page, product, visitor, expectErrors }) => {
    // The second commit of the same step is refused, and the Firestore client retries it.
    expectErrors(/status of 400 .*documents:commit/);
    const database = databaseOf(product);
    const { season } = await givenContest(database);
    const before = await database.everything();
    const quiz = newId();
    await addQuestions(product, `seasons/${season}/quizzes/${quiz}`, 350);
    const marker = {
      quiz_id: text(quiz),
      title: text(`Given quiz ${quiz}`),
      started: time('2026-03-08T03:30:00Z'),
      uid: text('somebody'),
    };
    await database.write(markerOf(season, quiz), { ...marker, finished: truth(false) });
    const people = [page, await visitor()];
    for (const [index, person] of people.entries()) {
      await enter(person, index === 0 ? 'Manager' : 'Host', address('/home', { season }));
      await unfinished(person, quiz)
        .getByText('(started 2026-03-08 09:00) isn’t finished. 350 questions and 0 results are left.')
        .waitFor();
    }
    await Promise.all(
      people.map(async (person) => {
        await press(person, 'Finish deleting');
        await shown(person, `Finished deleting “Given quiz ${quiz}”`);
        await unfinished(person, quiz).waitFor({ state: 'detached' });
      }),
    );
    const finished = { ...marker, finished: truth(true) };
    assert.deepEqual(await database.everything(), new Map([...before, [markerOf(season, quiz), finished]]));
  });
});
