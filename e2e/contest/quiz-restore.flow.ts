import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { newId } from '../../shared/src/provided/data/writes/new-id';
import type { Product } from '../../tools/serve/product';
import { address, givenContest } from '../fixtures/data/contest';
import { newQuestion, typeInto } from '../fixtures/data/creations';
import { databaseOf, type Database } from '../fixtures/data/database';
import { withoutHistory as stored } from '../fixtures/data/history';
import {
  broken,
  bytes,
  list,
  map,
  nothing,
  place,
  putDocuments,
  reference,
  text,
  time,
  truth,
  whole,
  type StoredFields,
} from '../fixtures/data/stored';
import { expect, test } from '../fixtures/fixtures';
import { press, pressInMenu } from '../fixtures/forms';
import { holdAfter } from '../fixtures/hold-after';
import { enter } from '../fixtures/screens';

const phone = { width: 390, height: 844 };

/** Values of every type that a database stores. The web SDK cannot tell 10.0 from 10, so there is none such. */
const oddFields = (quizPath: string): StoredFields => ({
  exact: time('2026-11-21T06:00:00.123456Z'),
  never: broken('NaN'),
  half: broken(0.5),
  none: nothing,
  yes: truth(true),
  raw: bytes('AP8Qgg=='),
  where: place(16.5062, 80.648),
  quiz: reference(quizPath),
  empty: map({}),
  emptyList: list(),
  answers: list(text('ఎఫెసు'), whole(3), map({ at: time('2026-11-21T06:00:01.000001Z'), raw: bytes('AQ==') })),
  nested: map({ deeper: map({ deepest: map({ where: place(-0.5, 0), score: broken('NaN') }) }) }),
  long: text('విశ్వాసమూలముగా నీతిమంతుడు జీవించును. '.repeat(60)),
});

/** A quiz of 40 questions and 70 results, all with odd values: more than one transaction deletes or restores. */
async function givenOddQuiz(product: Product, database: Database) {
  const given = await givenContest(database);
  const { quizPath } = given;
  const documents: Record<string, StoredFields> = {};
  for (let number = 1; number < 40; number += 1)
    documents[`${quizPath}/questions/${newId()}`] = {
      question: text(`Question ${number}`),
      ...oddFields(quizPath),
    };
  for (let number = 1; number <= 70; number += 1)
    documents[`${quizPath}/results/${newId()}`] = { score: whole(number), ...oddFields(quizPath) };
  await putDocuments(product, documents);
  await database.change(quizPath, {
    exact: time('2026-11-21T06:00:00.123456Z'),
    odd: map({ raw: bytes('AQ==') }),
  });
  return { ...given, home: address('/home', { season: given.season }) };
}

type Documents = Awaited<ReturnType<typeof stored>>;

/** The paths of what a quiz contains. */
const contentsIn = (documents: Documents, quizPath: string) =>
  [...documents.keys()].filter((path) => path.startsWith(`${quizPath}/`));

/** Deletes the quiz on its list, until the notice that offers Undo. */
async function deleteOnList(page: Page, quiz: string): Promise<void> {
  await pressInMenu(page.getByRole('row', { name: quiz }), 'Delete Quiz');
  await page.getByText('with 40 questions and 70 results.').waitFor();
  await press(page, 'Delete');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
}

test.describe('restoring a deleted quiz', () => {
  test('brings back on a phone what was deleted, byte for byte', async ({ page, product }) => {
    const database = databaseOf(product);
    const { quiz, quizPath, home } = await givenOddQuiz(product, database);
    const before = await stored(database);
    await page.setViewportSize(phone);
    await enter(page, 'Host', home);
    await deleteOnList(page, quiz);
    const deleted = await stored(database);
    assert.deepEqual(
      [...deleted.keys()].filter((path) => path.startsWith(quizPath)),
      [],
    );

    await press(page, 'Undo');
    await page.getByRole('row', { name: quiz }).waitFor();
    assert.deepEqual(await stored(database), before);

    await press(page, 'Redo');
    await page.getByText('Redone', { exact: true }).waitFor();
    const again = await stored(database);
    assert.deepEqual(
      [...again.keys()].filter((path) => path.startsWith(quizPath)),
      [],
    );
  });
});

/** Deletes a quiz on its list, and undoes that. */
async function deleteAndUndo(page: Page, { season, quiz }: { season: string; quiz: string }): Promise<void> {
  await enter(page, 'Host', address('/home', { season }));
  await pressInMenu(page.getByRole('row', { name: quiz }), 'Delete Quiz');
  await press(page, 'Delete');
  await press(page, 'Undo');
  await page.getByRole('row', { name: quiz }).waitFor();
}

const isRefused = (page: Page) =>
  page.getByText('The quiz, its questions or its results were changed or added to.').waitFor();

test.describe('undoing a restoration', { tag: '@long' }, () => {
  test('keeps a colleague’s question and a player’s result, and says where to delete the quiz', async ({
    page,
    product,
    visitor,
  }) => {
    const database = databaseOf(product);
    const contest = await givenContest(database);
    const { season, quizPath } = contest;
    await deleteAndUndo(page, contest);

    const colleague = await visitor();
    await typeInto(colleague, newQuestion, contest, 'Manager');
    await press(colleague, 'Add Question');
    const isAdded = (documents: Documents) => contentsIn(documents, quizPath).length === 2;
    await expect.poll(async () => isAdded(await stored(database))).toBe(true);
    await database.write(`${quizPath}/results/player`, { score: whole(3) });
    const before = await stored(database);

    await page.goto(address('/history', { season }));
    const restoration = page.getByRole('listitem').filter({ hasText: 'You undid this' });
    await restoration.getByRole('button').first().click();
    await press(restoration, 'Undo this action');
    await isRefused(page);
    assert.equal(contentsIn(before, quizPath).length, 3);
    assert.deepEqual(await stored(database), before);
  });

  test('restores the quiz again when a player’s result arrives in the moment of its deletion', async ({
    page,
    product,
  }) => {
    const database = databaseOf(product);
    const contest = await givenContest(database);
    await deleteAndUndo(page, contest);
    const before = await stored(database);
    const holding = holdAfter(page, 0);
    await press(page, 'Redo');
    const release = await holding;
    const result = `${contest.quizPath}/results/player`;
    await database.write(result, { score: whole(3) });
    await release();
    await isRefused(page);
    assert.deepEqual(await stored(database), new Map([...before, [result, { score: whole(3) }]]));
  });
});
