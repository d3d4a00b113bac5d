import { askWorker, startWorker } from '../worker';
import type { NamedQuiz } from './named-quiz';
import { cellsOf, header } from './question-table';
import { sheetNames } from './sheet-names';
import type { Sheet } from './write-workbook';

const workerCode = () => import('./workbook.worker.ts?source');

/** Loads the code of the worker, so that a file can be written without a connection. */
export const preloadXlsx = (): void => void workerCode().catch(() => undefined);

/** A workbook with one sheet a quiz, which a worker writes: 1,000 questions would stop the page for 200 ms. */
export async function writeXlsx(quizzes: readonly NamedQuiz[]): Promise<Blob> {
  const names = sheetNames(quizzes.map(({ title }) => title));
  const sheets = quizzes.map(({ questions }, index): Sheet => ({
    name: names[index] ?? '',
    header,
    rows: questions.map(cellsOf),
  }));
  const worker = await startWorker(workerCode);
  if (worker) return askWorker<Blob>(worker, sheets);
  const { writeWorkbook } = await import('./write-workbook');
  return writeWorkbook(sheets);
}
