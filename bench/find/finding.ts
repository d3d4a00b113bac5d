import type { Browser } from 'playwright-core';
import { address, givenContest, givenQuiz } from '../../e2e/fixtures/data/contest';
import { databaseOf } from '../../e2e/fixtures/data/database';
import { putDocuments, text, type StoredFields } from '../../e2e/fixtures/data/stored';
import { startProduct } from '../../e2e/fixtures/support';
import { unthrottled } from '../conditions';
import { signedIn } from '../sign-in';
import { longestTask, now, shownAt, watchTasks } from '../tasks';
import { openVisit } from '../visit';

/** Milliseconds until all questions are read, and until the results of a word are shown, with the longest tasks. */
export type FindingTimes = {
  readonly read: number;
  readonly readTask: number;
  /** Of a word that a quarter of the questions has. */
  readonly many: number;
  /** Of a word that one question has. */
  readonly one: number;
  readonly findTask: number;
};

type Size = { readonly quizzes: number; readonly questions: number; readonly slowdown: number };

/** Searches a season of so many quizzes, each with so many questions, with a slower main thread. */
export async function measureFinding(
  browser: Browser,
  { quizzes, questions, slowdown }: Size,
): Promise<FindingTimes> {
  const product = await startProduct();
  try {
    const database = databaseOf(product);
    const { season, quizPath } = await givenContest(database, { questions: 0 });
    const paths = [quizPath];
    while (paths.length < quizzes) paths.push((await givenQuiz(database, season, { questions: 0 })).quizPath);
    for (const [index, path] of paths.entries())
      await putDocuments(product, questionsOf(path, index * questions, questions));
    const total = quizzes * questions;

    const state = await signedIn(browser, 'console', product.origin);
    const visit = await openVisit(browser, { ...unthrottled, slowdown }, state);
    const { page } = visit;
    await page.goto(product.origin + address('/find-questions', { season }));
    await page.getByRole('searchbox').waitFor();
    await watchTasks(page);
    // From the beginning of the visit: the page's clock starts with it.
    const read = await shownAt(page, 'header span', new RegExp(`^${total.toLocaleString('en')}$|^${total}$`));
    const readTask = await longestTask(page);

    const field = await page.getByRole('searchbox').elementHandle();
    await longestTask(page);
    const find = async (word: string, found: number): Promise<number> => {
      const begun = await now(page);
      await field?.fill(word);
      const shown = found.toLocaleString('en');
      return (await shownAt(page, '[role=status], header span', new RegExp(`^${shown} of .* found`))) - begun;
    };
    const many = await find('vine', total / 4);
    const one = await find(`${total}th`, 1);
    const findTask = await longestTask(page);
    await visit.close();
    return { read, readTask, many, one, findTask };
  } finally {
    await product.close();
  }
}

const things = ['ark', 'sea', 'vine', 'tent'];

/** Numbered questions of a quiz. */
function questionsOf(quizPath: string, before: number, count: number): Record<string, StoredFields> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const number = before + index + 1;
      const id = `q${String(number).padStart(6, '0')}`;
      const fields = {
        question_id: text(id),
        question: text(`What does the ${number}th verse say about the ${things[number % 4] ?? ''}?`),
        option_1: text(`Go ${number}`),
        option_2: text(`Come ${number}`),
        option_3: text(`Stay ${number}`),
        option_4: text(`Rest ${number}`),
        answer: text(`Stay ${number}`),
        quiz_id: text(quizPath.slice(quizPath.lastIndexOf('/') + 1)),
      };
      return [`${quizPath}/questions/${id}`, fields];
    }),
  );
}
