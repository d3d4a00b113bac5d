import type { Page } from '@playwright/test';
import { openInPlace } from '../../tools/browsers/show-shot';
import { address, givenContest } from '../fixtures/data/contest';
import { databaseOf, plain, type Database } from '../fixtures/data/database';
import { historyOf, withoutHistory } from '../fixtures/data/history';
import { text, type StoredFields } from '../fixtures/data/stored';
import { expect, test } from '../fixtures/fixtures';
import { enter, loadedInIdleTime } from '../fixtures/screens';
import { keepsNothing } from './drafts';
import { draftsButton, offlineErrors, openForm, saveOffline } from './offline';

const titleOf = async (database: Database, path: string) =>
  plain((await database.everything()).get(path)?.title);

/** Answers the commits about a document as a database that is unavailable; the others pass. Returns what ends it. */
async function failCommits(page: Page, path: string): Promise<() => Promise<void>> {
  const isCommit = /documents:commit/;
  const json = { error: { code: 503, status: 'UNAVAILABLE', message: 'The service is unavailable' } };
  await page.route(isCommit, (route) =>
    route.request().postData()?.includes(path) ? route.fulfill({ status: 503, json }) : route.continue(),
  );
  return () => page.unroute(isCommit);
}

test(
  'while the first save of a season is refused as unavailable, the later ones wait behind it, and those of another season do not',
  { tag: '@long' },
  async ({ page, product, expectErrors }) => {
    expectErrors(...offlineErrors);
    const database = databaseOf(product);
    const [contest, other] = [await givenContest(database, { questions: 2 }), await givenContest(database)];
    const { season, quiz, seasonPath, quizPath } = contest;
    const questions = contest.questions.map((id) => `${quizPath}/questions/${id}`);
    const [first = '', second = ''] = questions;
    const quizForm = address('/update-quiz', { season, quiz });
    const otherForm = address('/update-quiz', { season: other.season, quiz: other.quiz });
    const questionForm = (path: string) =>
      address('/update-question', { season, quiz, question: path.slice(path.lastIndexOf('/') + 1) });
    const stored = await withoutHistory(database);
    const edit = (path: string, fields: StoredFields) => stored.set(path, { ...stored.get(path), ...fields });

    await enter(page, 'Host');
    for (const form of [otherForm, quizForm, ...questions.map(questionForm)]) await openForm(page, form);
    await loadedInIdleTime(page);
    await page.context().setOffline(true);
    await saveOffline(page, questionForm(first), { Question: 'Who was it, corrected?' });
    await saveOffline(page, questionForm(second), { Question: 'Where was it, corrected?' });
    await saveOffline(page, quizForm, { Status: 'Ongoing' });
    await saveOffline(page, otherForm, { Title: 'Of another season' });
    await openInPlace(page, '/seasons');
    await expect(draftsButton(page)).toHaveText('Drafts (4)');

    const mend = await failCommits(page, first);
    await page.context().setOffline(false);
    edit(other.quizPath, { title: text('Of another season') });
    // It is the last in the queue: when it is stored, all others have had their turn.
    await expect.poll(() => titleOf(database, other.quizPath)).toBe('Of another season');
    expect(await withoutHistory(database)).toEqual(stored);

    await mend();
    // It is tried again whenever the connection returns.
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await keepsNothing(page);
    edit(first, { question: text('Who was it, corrected?') });
    edit(second, { question: text('Where was it, corrected?') });
    edit(quizPath, { status: text('Ongoing') });
    expect(await withoutHistory(database)).toEqual(stored);
    const history = await historyOf(database, seasonPath);
    expect(history.map(({ kind, name, changed }) => [kind, name, changed])).toEqual([
      ['question_changed', 'Esther Rani', [first]],
      ['question_changed', 'Esther Rani', [second]],
      ['quiz_changed', 'Esther Rani', [quizPath]],
    ]);
  },
);
