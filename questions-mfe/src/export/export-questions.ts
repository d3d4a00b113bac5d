import type { Question } from '../question';
import type { NamedQuiz } from './named-quiz';
import { fitsAiken, writeAiken } from './write-aiken';
import { writeCsv } from './write-csv';
import { writeGift } from './write-gift';
import { writeJson } from './write-json';
import { lostInMessages, writeMessages } from './write-messages';
import { writeXlsx } from './write-xlsx';

export const exportFormats = ['xlsx', 'messages', 'csv', 'gift', 'aiken', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

type Writer = {
  /** The ending of a file's name. */
  readonly ending: string;
  readonly write: (quizzes: readonly NamedQuiz[]) => Promise<Blob>;
};

const text =
  (write: (quizzes: readonly NamedQuiz[]) => string, type: string) => async (quizzes: readonly NamedQuiz[]) =>
    new Blob([write(quizzes)], { type: `${type};charset=utf-8` });

/** How each format is written. */
export const writers: Readonly<Record<ExportFormat, Writer>> = {
  xlsx: { ending: '.xlsx', write: writeXlsx },
  messages: { ending: '.txt', write: text(writeMessages, 'text/plain') },
  csv: { ending: '.csv', write: text(writeCsv, 'text/csv') },
  gift: { ending: '.gift', write: text(writeGift, 'text/plain') },
  aiken: { ending: '.txt', write: text(writeAiken, 'text/plain') },
  json: { ending: '.json', write: text(writeJson, 'application/json') },
};

/** The questions that a format cannot hold as they are: in Aiken, those with line breaks for instance. */
export function changedBy(format: ExportFormat, quizzes: readonly NamedQuiz[]): readonly Question[] {
  if (format === 'messages') return lostInMessages(quizzes);
  return format === 'aiken'
    ? quizzes.flatMap(({ questions }) => questions.filter((question) => !fitsAiken(question)))
    : [];
}
