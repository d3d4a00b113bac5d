import type { Browser, BrowserContext, Page } from 'playwright-core';
import { givenContest, givenQuiz } from '../../e2e/fixtures/data/contest';
import { contestDay } from '../../e2e/fixtures/data/contest-day';
import { databaseOf, moment } from '../../e2e/fixtures/data/database';
import { text } from '../../e2e/fixtures/data/stored';
import { writesIn } from '../../e2e/fixtures/checks/page-writes';
import type { Product } from '../../tools/serve/product';
import type { Operations, Workload } from './model';

/** What the hosts' browsers did: billed operations, subscriptions open at the end of a visit, and bytes. */
export type Measured = Pick<Operations, 'reads' | 'writes'> & {
  readonly listeners: number;
  /** Of all visits, from Firestore and Auth. */
  readonly bytes: number;
};

const emailOf = (host: number) => `simulated-${host}@example.org`;

/** Stores the season of one host, with a quiz each week, and with questions in the one that starts last. */
async function giveSeason(product: Product, host: number, { quizzes, questions }: Workload): Promise<void> {
  const database = databaseOf(product);
  const emails = { host_email: text(emailOf(host)), host_additional_email: text('nobody@example.org') };
  const { season } = await givenContest(database, { season: emails, questions });
  for (let number = 1; number < quizzes; number += 1) {
    const start = moment(`${contestDay(-7 * number)}T18:00`);
    await givenQuiz(database, season, { questions: 0, quiz: { start } });
  }
}

/** Runs first visits of this many hosts in the console, some at a time, each in an own profile. */
export async function simulate(
  { browser, product, log }: { browser: Browser; product: Product; log: (line: string) => void },
  hosts: number,
  workload: Workload,
  atOnce = 3,
): Promise<Measured> {
  let total: Measured = { reads: 0, writes: 0, listeners: 0, bytes: 0 };
  let next = 0;
  const work = async () => {
    while (next < hosts) {
      const host = (next += 1);
      await giveSeason(product, host, workload);
      const measured = await visit(browser, product, host, workload);
      total = {
        reads: total.reads + measured.reads,
        writes: total.writes + measured.writes,
        listeners: total.listeners + measured.listeners,
        bytes: total.bytes + measured.bytes,
      };
      if (host % 10 === 0) log(`${host} of ${hosts} hosts`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return total;
}

async function visit(
  browser: Browser,
  product: Product,
  host: number,
  workload: Workload,
): Promise<Measured> {
  const context = await browser.newContext({ baseURL: product.origin, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const backend = await watchBackend(context, page, product);
    await signInAs(page, emailOf(host));
    await page.getByRole('link', { name: 'View Quizzes' }).click();
    await page.getByText(/^rows 1–\d+ of \d+$/).waitFor();
    await page.getByRole('link', { name: 'View Questions' }).first().click();
    await page.getByText('Correct Answer').waitFor();
    for (let number = 0; number < workload.questionsAdded; number += 1) await addQuestion(page, number);
    for (let number = 0; number < workload.questionsChanged; number += 1) await changeQuestion(page, number);
    await page.waitForTimeout(500);
    return { ...backend(), reads: await readsOf(page) };
  } finally {
    await context.close();
  }
}

async function signInAs(page: Page, email: string): Promise<void> {
  await page.goto('/');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  const popup = await opening;
  await popup.getByLabel('E-mail').fill(email);
  await popup.getByRole('button', { name: 'Continue' }).click();
  await page.getByText(/^rows 1–1 of 1$/).waitFor();
}

async function addQuestion(page: Page, number: number): Promise<void> {
  await page.getByRole('link', { name: 'Add Question' }).click();
  const typed = {
    Question: `Who is number ${number}?`,
    'Option One': 'Silas',
    'Option Two': 'Mark',
    'Option Three': 'Luke',
    'Option Four': 'Titus',
  };
  for (const [label, value] of Object.entries(typed))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Correct Option').selectOption('Silas');
  await page.getByRole('button', { name: 'Add Question' }).click();
  await page.getByText('Correct Answer').waitFor();
}

async function changeQuestion(page: Page, number: number): Promise<void> {
  await page.getByRole('link', { name: 'Update' }).first().click();
  await page.getByRole('heading', { name: 'Update Question' }).waitFor();
  await page.getByLabel('Question', { exact: true }).fill(`Who wrote letter ${number}?`);
  await page.getByRole('button', { name: 'Update Question' }).click();
  await page.getByText('Correct Answer').waitFor();
}

/** The billed reads that the console has counted. */
const readsOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance.getEntriesByType('mark').reduce((sum, mark) => {
      const detail: unknown = mark instanceof PerformanceMark ? mark.detail : undefined;
      const reads: unknown = typeof detail === 'object' && detail !== null ? Reflect.get(detail, 'reads') : 0;
      return sum + (typeof reads === 'number' ? reads : 0);
    }, 0),
  );

/** Counts what goes to and comes from the backend. */
async function watchBackend(context: BrowserContext, page: Page, product: Product) {
  const { firestoreUrl, authUrl } = product.backend.running;
  const origins = [firestoreUrl, authUrl].map((address) => new URL(address).origin);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const own = new Set<string>();
  let [bytes, writes] = [0, 0];
  const targets = new Set<string>();
  const isOwn = (url: string) => origins.includes(new URL(url).origin);
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (isOwn(url)) own.add(requestId);
  });
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (!isOwn(request.url())) return;
    if (request.url().includes(':commit')) writes += writesIn(body);
    const sent = decodeURIComponent(body.replaceAll('+', ' '));
    for (const [, id = ''] of sent.matchAll(/"addTarget":.*?"targetId":(\d+)/g)) targets.add(id);
    for (const [, id = ''] of sent.matchAll(/"removeTarget":(\d+)/g)) targets.delete(id);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength, dataLength }) => {
    if (own.has(requestId)) bytes += encodedDataLength || dataLength;
  });
  return () => ({ bytes, writes, listeners: targets.size });
}
