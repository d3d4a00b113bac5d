import assert from 'node:assert/strict';
import type { Locator } from '@playwright/test';
import { address, givenContest } from '../fixtures/data/contest';
import { newQuiz } from '../fixtures/data/creations';
import { databaseOf } from '../fixtures/data/database';
import { test } from '../fixtures/fixtures';
import { fill, press } from '../fixtures/forms';
import { enter } from '../fixtures/screens';

/** Submits a form and waits until it refuses. Returns its message and the fields it marks. */
async function refusal(form: Locator, button: string, focused: string) {
  await press(form, button);
  await form.getByLabel(focused, { exact: true }).and(form.locator(':focus')).waitFor();
  return form.evaluate((element) => ({
    message: element.querySelector('[role=alert]')?.textContent ?? null,
    marked: Array.from(
      element.querySelectorAll<HTMLInputElement>('[aria-invalid=true]'),
      ({ labels }) => labels?.[0]?.textContent,
    ),
  }));
}

test('a form requires every mandatory field: it names, marks and focuses what is missing, and stores nothing @5.01', async ({
  page,
  product,
}) => {
  const database = databaseOf(product);
  const { season } = await givenContest(database);
  await enter(page, 'Manager', address(newQuiz.path, { season }));
  const form = page.locator('form');
  const labels = Object.keys(newQuiz.typed);
  const stored = await database.changesDuring(async () => {
    await fill(form, Object.fromEntries(labels.map((label) => [label, ''])));
    assert.deepEqual(await refusal(form, newQuiz.button, labels[0] ?? ''), {
      message: 'Please all fields',
      marked: labels,
    });
    for (const label of labels) {
      await fill(form, { ...newQuiz.typed, [label]: '' });
      assert.deepEqual(await refusal(form, newQuiz.button, label), {
        message: 'Please all fields',
        marked: [label],
      });
    }
  });
  assert.deepEqual(stored, {});
});
