import type { Page } from '@playwright/test';
import { address } from '../fixtures/data/contest';
import { plain, type Database } from '../fixtures/data/database';

/** The first line of a table of questions. */
export const header = [
  'Question',
  'Option One',
  'Option Two',
  'Option Three',
  'Option Four',
  'Correct Option',
  'question_id',
];

/** Lines of cells as a CSV file. */
export const csv = (...lines: (readonly string[])[]) =>
  lines.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');

/** Different questions, in their order. */
export const many = (count: number) =>
  Array.from({ length: count }, (_, index) => [
    `What is said in verse ${index + 1}?`,
    'Go',
    'Come',
    'Stay',
    'Rest',
    'C',
  ]);

/** Chooses a file with this content to import. */
export const choose = (page: Page, content: string, name = 'questions.csv') =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

/** The questions of a quiz, in the order of their ids. */
export const questionsOf = async (database: Database, quizPath: string) =>
  [...(await database.everything())]
    .filter(([path]) => path.startsWith(`${quizPath}/questions/`))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, fields]) => plain(fields.question));

/** Where questions are imported into a quiz. */
export const importAddress = ({ season, quiz }: { season: string; quiz: string }) =>
  address('/import-questions', { season, quiz });
