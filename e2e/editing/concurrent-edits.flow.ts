import assert from 'node:assert/strict';
import { openInPlace } from '../../tools/browsers/show-shot';
import { address, givenContest } from '../fixtures/data/contest';
import { databaseOf, plain } from '../fixtures/data/database';
import { expect, test, type Flow } from '../fixtures/fixtures';
import { arrivesAt, fill, heading, press } from '../fixtures/forms';
import { conflict, Editor, settle, shows, storedQuiz, type Quiz } from './quiz-editor';
import { enter } from '../fixtures/screens';
import { text } from '../fixtures/data/stored';
import { backendAway } from '../fixtures/checks/console-errors';

type Step = { who: 0 | 1; step: 'open' | 'edit' | 'save' };

/** The ways in which two people's steps overlap; `decide-edit.test.ts` covers the values. */
const orders: Readonly<Record<string, readonly Step[]>> = {
  'both edit at once': [
    { who: 0, step: 'open' },
    { who: 1, step: 'open' },
    { who: 0, step: 'edit' },
    { who: 1, step: 'edit' },
    { who: 0, step: 'save' },
    { who: 1, step: 'save' },
  ],
  'one opens and edits after the other began, and saves first': [
    { who: 0, step: 'open' },
    { who: 0, step: 'edit' },
    { who: 1, step: 'open' },
    { who: 1, step: 'edit' },
    { who: 1, step: 'save' },
    { who: 0, step: 'save' },
  ],
  'one saves while the other has the form open, and edits after that': [
    { who: 0, step: 'open' },
    { who: 1, step: 'open' },
    { who: 1, step: 'edit' },
    { who: 1, step: 'save' },
    { who: 0, step: 'edit' },
    { who: 0, step: 'save' },
  ],
};

type Given = Awaited<ReturnType<typeof givenTwoEditors>>;

/** A quiz, and the Manager and the Host with the list of its questions. */
async function givenTwoEditors({ page, visitor, product }: Pick<Flow, 'page' | 'visitor' | 'product'>) {
  const database = databaseOf(product);
  const host = await visitor();
  const { season, quiz, quizPath } = await givenContest(database);
  const [form, list] = [address('/update-quiz', { season, quiz }), address('/quizzes', { season, quiz })];
  await Promise.all([enter(page, 'Manager', list), enter(host, 'Host', list)]);
  return { database, page, host, quizPath, form, list };
}

/** Two people change the title, or one of them the languages, in an order of steps. */
async function play(given: Given, second: 'Title' | 'Languages', order: keyof typeof orders): Promise<void> {
  const { database, page, host, quizPath, form, list } = given;
  let stored: Quiz = { Title: 'Romans', Languages: 'Telugu' };
  await database.change(quizPath, { title: text(stored.Title), language: text(stored.Languages) });
  // The lists behind the forms have received it, and so have the devices.
  for (const at of [page, host]) await heading(at, stored.Title).waitFor();
  const editors = [
    new Editor(page, 'the Manager', 'Title', 'Mine'),
    new Editor(host, 'the Host', second, 'Theirs'),
  ];
  for (const { who, step } of orders[order] ?? []) {
    const editor = editors[who];
    const other = editors[1 - who];
    if (step === 'open') await editor?.open(form, stored);
    if (step === 'edit') await editor?.edit(stored);
    if (step !== 'save') continue;
    stored = (await editor?.save(stored, list)) ?? stored;
    assert.deepEqual(await storedQuiz(database, quizPath), stored, order);
    await other?.hears(stored);
  }
}

/** Two people save the title at the same moment. */
async function saveAtOnce({ database, page, host, quizPath, form, list }: Given): Promise<void> {
  const people = [
    { at: page, title: 'Romans by the Manager' },
    { at: host, title: 'Romans by the Host' },
  ];
  const opened = await storedQuiz(database, quizPath);
  for (const { at, title } of people) {
    await openInPlace(at, form);
    await shows(at, opened);
    await fill(at, { Title: title });
  }
  await Promise.all(people.map(({ at }) => press(at, 'Update Quiz')));
  const second = await Promise.race(
    people.map(async (person) => {
      await conflict(person.at).waitFor();
      return person;
    }),
  );
  const [other] = people.filter((person) => person !== second);
  await arrivesAt(other?.at ?? page, list);
  assert.equal((await storedQuiz(database, quizPath)).Title, other?.title);
  await settle(second.at, 'Title', 'Mine');
  await arrivesAt(second.at, list);
  assert.equal((await storedQuiz(database, quizPath)).Title, second.title);
}

test.describe('concurrent edits', () => {
  test('of one field, in any order or at the same moment: one is stored, the other sees the conflict @3.07 @firefox', async ({
    page,
    product,
    visitor,
    expectErrors,
  }) => {
    // The browser logs an error for a commit that came too late; the transaction runs again.
    expectErrors(/status of 4\d\d .*documents:commit/);
    const given = await givenTwoEditors({ page, visitor, product });
    for (const order of Object.keys(orders)) await test.step(order, () => play(given, 'Title', order));
    await test.step('both save at once', () => saveAtOnce(given));
  });

  test('of two fields are both stored', { tag: '@long' }, async ({ page, product, visitor }) => {
    const given = await givenTwoEditors({ page, visitor, product });
    for (const order of Object.keys(orders)) await test.step(order, () => play(given, 'Languages', order));
  });

  test('the stored version replaces a cached one, except a value that was typed or chosen, by a letter too', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(backendAway);
    const database = databaseOf(product);
    const { season, quiz, quizPath } = await givenContest(database);
    const list = address('/quizzes', { season, quiz });
    await enter(page, 'Manager', address('/update-quiz', { season, quiz }));
    await shows(page, { Title: `Given quiz ${quiz}`, Languages: 'Telugu,English' });

    // As when a reload follows one's own save: the device has not received the new version yet.
    let answering = (): void => {};
    const silence = new Promise<void>((resolve) => (answering = resolve));
    await page.route('**/Listen/**', async (route) => {
      await silence;
      await route.continue();
    });
    await page.goto('about:blank');
    await database.change(quizPath, { title: text('Romans'), status: text('Ongoing') });
    await page.goto(address('/update-quiz', { season, quiz }));
    await shows(page, { Title: `Given quiz ${quiz}`, Languages: 'Telugu,English' });
    await fill(page, { Languages: 'Telugu' });
    // The letter of the value that it shows: the browser fires no event of a change.
    const status = page.getByLabel('Status', { exact: true });
    await status.press('u');
    answering();
    await shows(page, { Title: 'Romans', Languages: 'Telugu' });
    await expect(status).toHaveValue('Upcoming');
    await page.getByText(/^You were editing an older version of Status\./).waitFor();
    await press(page, 'Update Quiz');
    const newer = page.getByRole('dialog', { name: 'Someone saved a newer version' });
    await newer.getByRole('group').getByRole('radio', { name: 'Mine' }).check();
    await press(newer, 'Save');
    await arrivesAt(page, list);
    assert.deepEqual(await storedQuiz(database, quizPath), { Title: 'Romans', Languages: 'Telugu' });
    assert.equal(plain((await database.everything()).get(quizPath)?.status), 'Upcoming');
  });
});
