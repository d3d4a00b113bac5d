import type { Page } from '@playwright/test';
import { openInPlace } from '../../tools/browsers/show-shot';
import { address, givenContest, givenQuiz } from '../fixtures/data/contest';
import { databaseOf, plain } from '../fixtures/data/database';
import { historyOf, withoutHistory } from '../fixtures/data/history';
import { text, type StoredFields } from '../fixtures/data/stored';
import { expect, test } from '../fixtures/fixtures';
import { holdAfter } from '../fixtures/hold-after';
import { enter, loadedInIdleTime } from '../fixtures/screens';
import { signIn } from '../fixtures/sign-in';
import { draftsOn, field, keepsNothing } from './drafts';
import { draftsButton, offlineErrors, openForm, saveOffline } from './offline';

/** Ends the session without a log-out, from another page of the profile, which runs no code of the console. */
async function endSession(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/config.json');
  await other.evaluate(() => localStorage.removeItem('user'));
  await page.getByRole('button', { name: 'Sign In' }).first().waitFor();
  await other.close();
}

/** Opens these forms, and loses the connection. */
async function loseConnection(page: Page, forms: readonly string[]): Promise<void> {
  for (const form of forms) await openForm(page, form);
  await loadedInIdleTime(page);
  await page.context().setOffline(true);
}

test(
  'what a person has saved waits while another one uses the device, unseen, and is sent as theirs when they are back',
  { tag: '@long' },
  async ({ page, product, expectErrors }) => {
    expectErrors(...offlineErrors);
    const database = databaseOf(product);
    const contest = await givenContest(database);
    const { season, seasonPath, quiz, quizPath, question, questionPath } = contest;
    const other = await givenQuiz(database, season);
    const quizForm = address('/update-quiz', { season, quiz });
    const questionForm = address('/update-question', { season, quiz, question });
    const otherForm = address('/update-quiz', { season, quiz: other.quiz });
    const stored = await withoutHistory(database);
    const edit = (path: string, fields: StoredFields) => stored.set(path, { ...stored.get(path), ...fields });

    await test.step('one person saves, and the session ends while the first save is under way', async () => {
      await enter(page, 'Host');
      await loseConnection(page, [quizForm, questionForm]);
      await saveOffline(page, quizForm, { Title: 'Saved by Esther' });
      await saveOffline(page, questionForm, { Question: 'Asked by Esther?' });
      await openInPlace(page, '/seasons');
      await expect(draftsButton(page)).toHaveText('Drafts (2)');
      const holding = holdAfter(page, 0);
      await page.context().setOffline(false);
      await holding;
      await endSession(page);
    });

    await test.step('the other person sees nothing of it, and saves', async () => {
      await signIn(page, 'Manager');
      await openForm(page, quizForm);
      await expect(field(page, 'Title')).toHaveValue(`Given quiz ${quiz}`);
      await openForm(page, questionForm);
      await expect(field(page, 'Question')).toHaveValue(plain(stored.get(questionPath)?.question));
      await expect(draftsButton(page)).toHaveCount(0);
      await loseConnection(page, [otherForm]);
      await saveOffline(page, otherForm, { Title: 'Saved by Daniel' });
      await openInPlace(page, '/seasons');
      await expect(draftsButton(page)).toHaveText('Drafts (1)');
      await page.context().setOffline(false);
      await expect(draftsButton(page)).toHaveCount(0);
      expect((await draftsOn(page)).sort()).toEqual(['Question: Asked by Esther?', 'Title: Saved by Esther']);
      edit(other.quizPath, { title: text('Saved by Daniel') });
      expect(await withoutHistory(database)).toEqual(stored);
      await endSession(page);
    });

    await test.step('it is sent when its owner signs in', async () => {
      await signIn(page, 'Host');
      await keepsNothing(page);
      edit(quizPath, { title: text('Saved by Esther') });
      edit(questionPath, { question: text('Asked by Esther?') });
      expect(await withoutHistory(database)).toEqual(stored);
      const history = await historyOf(database, seasonPath);
      expect(history.map(({ kind, name, changed }) => [kind, name, changed])).toEqual([
        ['quiz_changed', 'Daniel Prasad', [other.quizPath]],
        ['quiz_changed', 'Esther Rani', [quizPath]],
        ['question_changed', 'Esther Rani', [questionPath]],
      ]);
    });
  },
);
