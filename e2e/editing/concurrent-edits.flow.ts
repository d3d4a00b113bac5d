import assert from 'node:assert/strict';
import { address, givenContest } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { expect, test } from '../fixtures/fixtures';
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

test.describe('concurrent edits', () => {
  for (const second of ['Title', 'Languages'] as const)
    test(`of ${second === 'Title' ? 'the same field' : 'two fields'} lose nothing`, async ({
      page,
      visitor,
      product,
    }) => {
      const database = databaseOf(product);
      const host = await visitor();
      await Promise.all([enter(page, 'Manager'), enter(host, 'Host')]);
      const { season, quiz, quizPath } = await givenContest(database);
      const at = address('/update-quiz', { season, quiz });
      const list = address('/quizzes', { season, quiz });

      for (const [name, order] of Object.entries(orders)) {
        let stored: Quiz = { Title: 'Romans', Languages: 'Telugu' };
        await database.change(quizPath, { title: text(stored.Title), language: text(stored.Languages) });
        const editors = [
          new Editor(page, 'the Manager', 'Title', 'Mine'),
          new Editor(host, 'the Host', second, 'Theirs'),
        ];
        for (const { who, step } of order) {
          const editor = editors[who];
          const other = editors[1 - who];
          if (step === 'open') await editor?.open(at, stored);
          if (step === 'edit') await editor?.edit(stored);
          if (step !== 'save') continue;
          stored = (await editor?.save(stored, list)) ?? stored;
          assert.deepEqual(await storedQuiz(database, quizPath), stored, name);
          await other?.hears(stored);
        }
      }
    });

  test('saved at the same moment: one is stored, the other sees the conflict @3.07', async ({
    page,
    product,
    visitor,
    expectErrors,
  }) => {
    // The browser logs an error for a commit that came too late; the transaction runs again.
    expectErrors(/status of 4\d\d .*documents:commit/);
    const database = databaseOf(product);
    const host = await visitor();
    await Promise.all([enter(page, 'Manager'), enter(host, 'Host')]);
    const { season, quiz, quizPath } = await givenContest(database);
    const people = [
      { at: page, title: 'Romans by the Manager' },
      { at: host, title: 'Romans by the Host' },
    ];
    await Promise.all(
      people.map(async ({ at, title }) => {
        await at.goto(address('/update-quiz', { season, quiz }));
        await fill(at, { Title: title });
      }),
    );
    await Promise.all(people.map(({ at }) => press(at, 'Update Quiz')));
    const second = await Promise.race(
      people.map(async (person) => {
        await conflict(person.at).waitFor();
        return person;
      }),
    );
    const [other] = people.filter((person) => person !== second);
    await arrivesAt(other?.at ?? page, address('/quizzes', { season, quiz }));
    assert.equal((await storedQuiz(database, quizPath)).Title, other?.title);
    await settle(second.at, 'Title', 'Mine');
    await arrivesAt(second.at, address('/quizzes', { season, quiz }));
    assert.equal((await storedQuiz(database, quizPath)).Title, second.title);
  });

  test('a question that someone else deletes is stored as a new one', async ({ page, visitor, product }) => {
    const database = databaseOf(product);
    const host = await visitor();
    await Promise.all([enter(page, 'Manager'), enter(host, 'Host')]);
    const { season, quiz, question, questionPath, quizPath } = await givenContest(database);
    await page.goto(address('/update-question', { season, quiz, question }));
    await fill(page, { Question: 'Where did Paul write to Philemon?' });
    const before = (await database.everything()).get(questionPath);

    await host.goto(address('/quizzes', { season, quiz, question }));
    await press(host, 'Delete');
    await host.getByText('Question deleted').waitFor();

    await press(page, 'Update Question');
    const gone = page.getByRole('alert').filter({ hasText: 'Someone deleted this' });
    await gone.waitFor();
    assert.equal((await database.everything()).has(questionPath), false);
    await press(gone, 'Save as new');
    await page.waitForURL(({ pathname }) => pathname === '/quizzes');
    const id = new URL(page.url()).searchParams.get('question') ?? '';
    assert.notEqual(id, question);
    assert.deepEqual((await database.everything()).get(`${quizPath}/questions/${id}`), {
      ...before,
      question_id: text(id),
      question: text('Where did Paul write to Philemon?'),
    });
  });

  test('a quiz that begins makes the edited question read-only', async ({
    page,
    product,
    visitor,
    expectErrors,
  }) => {
    expectErrors(/A form could not be saved/);
    const database = databaseOf(product);
    const host = await visitor();
    await Promise.all([enter(page, 'Manager'), enter(host, 'Host')]);
    const { season, quiz, question, questionPath } = await givenContest(database);
    await host.goto(address('/update-question', { season, quiz, question }));
    await fill(host, { Question: 'Where did Paul write to Philemon?' });

    await page.goto(address('/update-quiz', { season, quiz }));
    await fill(page, { Status: 'Ongoing' });
    await press(page, 'Update Quiz');
    await arrivesAt(page, address('/home', { season }));

    const before = (await database.everything()).get(questionPath);
    await press(host, 'Update Question');
    await host.getByRole('alert').filter({ hasText: 'This quiz is Ongoing.' }).waitFor();
    await expect(host.getByLabel('Question', { exact: true })).toHaveValue(
      'Where did Paul write to Philemon?',
    );
    assert.deepEqual((await database.everything()).get(questionPath), before);
  });

  test('offline input is merged with changes that others saved', async ({
    page,
    product,
    visitor,
    expectErrors,
  }) => {
    expectErrors(backendAway);
    const database = databaseOf(product);
    const host = await visitor();
    await Promise.all([enter(page, 'Manager'), enter(host, 'Host')]);
    const { season, quiz, quizPath } = await givenContest(database);
    const at = address('/update-quiz', { season, quiz });
    await Promise.all([page.goto(at), host.goto(at)]);
    await heading(host, 'Update Quiz').waitFor();
    await host.getByLabel('Title', { exact: true }).waitFor();
    // Modules that the shell prefetches in idle time would be missing later.
    await host.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/notices.')),
    );
    await host.context().setOffline(true);
    await fill(host, { Title: 'Typed on the train', Languages: 'Telugu' });

    await fill(page, { Title: 'Romans' });
    await press(page, 'Update Quiz');
    await arrivesAt(page, address('/quizzes', { season, quiz }));

    await press(host, 'Update Quiz');
    await host.getByText(/^Waiting for a connection/).waitFor();
    await host.context().setOffline(false);
    await conflict(host).waitFor({ timeout: 60_000 });
    assert.deepEqual(await storedQuiz(database, quizPath), { Title: 'Romans', Languages: 'Telugu,English' });
    await settle(host, 'Title', 'Theirs');
    await arrivesAt(host, address('/quizzes', { season, quiz }));
    assert.deepEqual(await storedQuiz(database, quizPath), { Title: 'Romans', Languages: 'Telugu' });
  });

  test('the stored version replaces a cached one without a conflict message', async ({
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
    await database.change(quizPath, { title: text('Romans') });
    await page.goto(address('/update-quiz', { season, quiz }));
    await shows(page, { Title: `Given quiz ${quiz}`, Languages: 'Telugu,English' });
    await fill(page, { Languages: 'Telugu' });
    answering();
    await shows(page, { Title: 'Romans', Languages: 'Telugu' });
    await expect(page.getByText(/Someone else changed|You were editing an older version/)).toHaveCount(0);
    await press(page, 'Update Quiz');
    await arrivesAt(page, list);
    assert.deepEqual(await storedQuiz(database, quizPath), { Title: 'Romans', Languages: 'Telugu' });
  });
});
