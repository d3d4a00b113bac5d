import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openInPlace } from '../../tools/browsers/show-shot';
import { newId } from '../../shared/src/provided/data/writes/new-id';
import { address, givenQuestion } from '../fixtures/data/contest';
import { plain, type Database } from '../fixtures/data/database';
import { expect } from '../fixtures/fixtures';

/** The subjects of the given questions, in their first order. */
export const people = ['Adam', 'Noah', 'Abraham', 'Moses', 'David'];

/** Stores questions about people, in this order, under random ids as an older console created them. */
export async function givenQuestions(
  database: Database,
  quizPath: string,
  people: readonly string[],
): Promise<string[]> {
  const ids = people.map(() => newId()).sort();
  for (const [index, id] of ids.entries())
    await givenQuestion(database, quizPath, `Who was ${people[index]}?`, id);
  return ids;
}

const nameIn = (question: string) => question.replace(/^Who was (.*)\?$/, '$1');

/** The person of each question of a quiz, in the database's order. */
export async function storedOrder(database: Database, quizPath: string): Promise<string[]> {
  const start = `${quizPath}/questions/`;
  return [...(await database.everything())]
    .filter(([path]) => path.startsWith(start))
    .sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .map(([path, { question, question_id: id }]) => {
      assert.equal(plain(id), path.slice(start.length));
      return nameIn(plain(question));
    });
}

/** Waits until the database has these, in this order. */
export const storedOrderIs = (
  database: Database,
  quizPath: string,
  people: readonly string[],
): Promise<void> => expect.poll(() => storedOrder(database, quizPath)).toEqual(people);

export const questionList = (page: Page) => page.getByRole('navigation', { name: 'Questions' });

/** Opens the list of a quiz's questions, which are about people. */
export async function openList(page: Page, ids: Record<string, string>): Promise<void> {
  await openInPlace(page, address('/quizzes', ids));
  await questionList(page).getByRole('button').first().waitFor();
}

/** The list's button of the question about a person. */
export const questionButton = (page: Page, person: string) =>
  questionList(page).getByRole('button', { name: `Who was ${person}` });

/** Waits until the list shows these, in this order. */
export const listIs = (page: Page, people: readonly string[]): Promise<void> =>
  expect
    .poll(async () =>
      (
        await questionList(page)
          .locator('button')
          .evaluateAll((buttons) =>
            buttons.map((button) => (button instanceof HTMLElement ? button.title : '')),
          )
      ).map(nameIn),
    )
    .toEqual(people);

type Point = { x: number; y: number };

/** The centre of a question's handle, and a point on another row. */
async function wayOf(page: Page, person: string, over: string): Promise<[from: Point, to: Point]> {
  const row = (name: string) => questionButton(page, name).locator('xpath=..');
  const handle = await row(person).locator('[data-handle]').boundingBox();
  const target = await row(over).boundingBox();
  if (!handle || !target) throw new Error('The rows are not on the screen');
  const from = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 };
  const middle = target.y + target.height / 2;
  return [from, { x: from.x, y: middle + Math.sign(middle - from.y) * 4 }];
}

const stepsBetween = (from: Point, to: Point): Point[] =>
  Array.from({ length: 10 }, (_, index) => ({ x: to.x, y: from.y + ((to.y - from.y) * (index + 1)) / 10 }));

/** Drags a question over another one; with `held`, drops it once that promise resolves. */
export async function dragByMouse(
  page: Page,
  person: string,
  over: string,
  { held = false } = {},
): Promise<() => Promise<void>> {
  const [from, to] = await wayOf(page, person, over);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of stepsBetween(from, to)) await page.mouse.move(x, y);
  const release = () => page.mouse.up();
  if (!held) await release();
  return release;
}

/** Drags by touch, through the browser's own input events: the page scrolls unless it prevents that. */
export async function dragByTouch(page: Page, person: string, over: string): Promise<void> {
  const [from, to] = await wayOf(page, person, over);
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const point of stepsBetween(from, to)) await touch('touchMove', [point]);
  await touch('touchEnd', []);
}
